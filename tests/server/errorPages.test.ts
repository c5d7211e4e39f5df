import request from 'supertest';
import { languageFacts, usualLanguages, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import { noAssets, type Assets } from '#server/page/assets.ts';
import { createLogger } from '#server/logging/logger.ts';
import { bareNetwork, createTestSite, type TestSite } from '../fakes/createTestSite.ts';

let site: TestSite;
const get = (url: string) => request(site.app).get(url);

beforeEach(async () => {
  site = await createTestSite();
});

afterEach(() => site.close());

const estate = (ref: string) =>
  routeTarget<'Estate'>({
    to: 'Estate',
    params: { province: 'barcelona', type: 'buy', slug: 'x', ref },
  });
const ofHolder = (ref: string) => routeTarget<'EstatePrivate'>({ to: 'EstatePrivate', params: { ref } });

const pages = { default: estate, landing: ofHolder };
const layouts = ['default', 'landing'] as const;
const cases = usualLanguages.flatMap((language) => layouts.map((layout) => [language, layout] as const));

/** What every error page has, whatever its status. */
async function expectNotice(text: string, kind: string, language: Language, layout: keyof typeof pages) {
  const texts = await loadDictionary(language, 'error');
  expect(text).toContain(`<html lang="${languageFacts[language].tag}"`);
  expect(text).toContain(`<h1>${texts[`${kind}.title`]}</h1>`);
  expect(text).toContain(`<title data-head>${texts[`${kind}.title`]} | Vencejo</title>`);
  expect(text).toContain('name="robots" content="noindex');
  const navigation = await loadDictionary(language, 'navigation');
  expect(text).toContain(`>${navigation['footer.privacy']}</a>`);
  expect(text.includes(`>${navigation['footer.explore']}</h2>`)).toBe(layout === 'default');
  expect(text.includes('id="menu-buy"')).toBe(layout === 'default');
}

describe.each(cases)('in %s, in the layout %s', (language, layout) => {
  const urlOf = (reference: string) => buildUrl(pages[layout](reference), language);

  it('404 leads back and to a search', async () => {
    const { status, text } = await get(urlOf('NO-1'));
    expect(status).toBe(404);
    await expectNotice(text, 'notFound', language, layout);
    const home = buildUrl({ to: 'Home', params: {} }, language);
    expect(text).toContain(`<a class="button buttonOutline" href="${home}">`);
    expect(text).toContain(`role="search" action="${buildUrl({ to: 'Find', params: {} }, language)}"`);
  });

  it('503 offers to try again, and is kept nowhere', async () => {
    site.upstream.behave((_req, res) => {
      res.destroy();
    }, /\/web\/estate\//);
    const { status, text, headers } = await get(urlOf('NO-1'));
    expect([status, headers['cache-control']]).toEqual([503, expect.stringContaining('no-store')]);
    await expectNotice(text, 'unavailable', language, layout);
    expect(text).toContain('data-reload');
  });

  it('500 stands in the place of a page whose rendering fails, and is logged', async () => {
    await site.close();
    let renderings = 0;
    const assets: Assets = {
      collect: (...given) => {
        renderings += 1;
        if (renderings === 1) throw new Error('inner workings');
        return noAssets.collect(...given);
      },
    };
    const logger = createLogger('silent');
    const logged = jest.spyOn(logger, 'error');
    site = await createTestSite({}, { assets, logger });
    const { status, text, headers } = await get(
      layout === 'default' ? buildUrl({ to: 'Sell', params: {} }, language) : urlOf('MS0116-1000'),
    );
    expect([status, headers['cache-control']]).toEqual([500, expect.stringContaining('no-store')]);
    await expectNotice(text, 'defect', language, layout);
    expect(text).not.toContain('inner workings');
    expect(logged).toHaveBeenCalledWith(
      { err: expect.objectContaining({ message: 'inner workings' }) as Error },
      'page failed',
    );
  });
});

// A private link to a withdrawn home is as one to an unknown home (PD-29): the landing layout has no 410.
it.each(usualLanguages)('410 says that the home is gone, in %s', async (language) => {
  const { status, text } = await get(buildUrl(estate('GONE-1'), language));
  expect(status).toBe(410);
  await expectNotice(text, 'gone', language, 'default');
  expect(text).toContain('role="search"');
});

it('no browser may guess what an answer is, whatever it is of', async () => {
  const paths = [
    ...[
      '/',
      '/livez',
      '/readyz',
      '/healthz',
      '/metrics',
      '/admin',
      '/admin/cache',
      '/nowhere',
      '/%E0%A4%A',
      '/robots.txt',
    ],
    ...['/sitemap.xml', '/static/none.js', '/media/none.jpg', '/web/none', '/web/estates/buy', '/feeds/none.xml'],
    ...['/exports/x/y.xml', '/favicon.ico', `/?${'a=1&'.repeat(300)}`, '/viviendas-compra?price_min=x', '/map/none'],
  ];
  for (const path of [...paths, ...paths]) {
    const { headers, status } = await get(path);
    expect([path, status, headers['x-content-type-options']]).toEqual([path, status, 'nosniff']);
  }
  const sent = await request(site.app).post('/nowhere').send('x');
  expect([sent.status, sent.headers['x-content-type-options']]).toEqual([405, 'nosniff']);
});

describe('the address of the property-management page (PD-13)', () => {
  const path = '/es/servicios/gestion-patrimonial';

  it('leads to the bundled page with the demo network', async () => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([302, '/magazine/red/gestion-patrimonial']);
  });

  it.each([
    [{ LINK_PROPERTY_MANAGEMENT: 'https://www.example.org/patrimonio' }, 302, 'https://www.example.org/patrimonio'],
    [{ NETWORK_DIR: bareNetwork }, 404, undefined],
  ])('with %o answers %d', async (variables, expected, location) => {
    await site.close();
    site = await createTestSite(variables);
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([expected, location]);
  });
});
