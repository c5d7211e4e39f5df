import sharp from 'sharp';
import { createLogger } from '#server/logging/logger.ts';
import { createMetrics } from '#server/metrics/createMetrics.ts';
import { createEdgeSite, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import { answering } from '#tests/fakes/upstreamBehaviours.ts';

let site: EdgeSite;
beforeEach(async () => {
  site = await createEdgeSite({ CMS_SECRET: 'the secret of the CMS' });
});
afterEach(() => site.close());

const homeDataUrl = '/wp-json/custom/v1/home-data/';
const json = { 'Content-Type': 'application/json' };
const homeData = (meta: object) => answering(json, { body: Buffer.from(JSON.stringify({ meta })) });
const quotes = { citas_google: [{ texto_espanol: 'Bien', firma: 'Ana' }] };

describe('the calls of a CMS', () => {
  it('say where visitors are, and that it is the site who asks', async () => {
    let sent: Record<string, unknown> = {};
    site.upstream.behave((req, res) => {
      sent = req.headers;
      res.end();
    });
    await site.visit('/magazine/');
    expect(sent).toMatchObject({
      'x-forwarded-host': 'www.example.com',
      'x-forwarded-proto': 'https',
      'x-vencejo-secret': 'the secret of the CMS',
    });
    await site.visit('/web/things');
    expect(sent).not.toHaveProperty('x-vencejo-secret');
  });

  it('bring answers that depend on no visitor, with addresses of the public host', async () => {
    const Location = `${site.upstream.url}/magazine/b`;
    const fields = {
      Location,
      'Set-Cookie': 'a=1',
      'Cache-Control': 'no-cache, max-age=0',
      Link: '<x>',
      'X-Pingback': 'x',
    };
    site.upstream.behave(answering(fields, { status: 301 }));
    const { headers } = await site.visit('/magazine/a');
    expect(headers['location']).toBe('https://www.example.com/magazine/b');
    for (const name of ['set-cookie', 'link', 'x-pingback']) expect(headers).not.toHaveProperty(name);
    expect((await site.visit('/magazine/a')).headers['cache-status']).toContain('hit');
  });
});

it('a secret that the CMS refuses is logged once an hour, counted, and told no visitor', async () => {
  const lines: string[] = [];
  const logger = createLogger('error', { stream: { write: (line) => void lines.push(line) } });
  const metrics = createMetrics();
  const own = await createEdgeSite({ CMS_SECRET: 'the secret of the CMS' }, {}, { logger, metrics });
  own.upstream.behave(answering({ 'Content-Type': 'text/html', 'X-Vencejo-Secret': 'refused' }));
  for (const path of ['/magazine/a', '/magazine/b'])
    expect((await own.visit(path)).headers).not.toHaveProperty('x-vencejo-secret');
  expect(lines.filter((line) => line.includes('the CMS refuses CMS_SECRET'))).toHaveLength(1);
  expect(await metrics.read()).toMatch(/^vencejo_cms_secret_refused_total 2$/m);
  await own.close();
});

it('the languages of a WordPress are relayed, and of the bundled magazine there are none beside it', async () => {
  const paths = ['/ca/magazine', '/en/magazine/hogar/a/', '/EN/Magazine/x'];
  const wordpress = await createEdgeSite({ CMS_HOST: 'https://cms.example.com' });
  wordpress.upstream.behave(answering({ 'Content-Type': 'text/html' }));
  for (const path of paths) expect([path, (await wordpress.visit(path)).status]).toEqual([path, 200]);
  expect(wordpress.purge({ tags: ['magazine'] })).toBe(3);
  await wordpress.close();
  for (const path of paths) expect([path, (await site.visit(path)).status]).not.toEqual([path, 200]);
  expect(site.upstream.requests.filter((line) => /magazine/i.test(line))).toEqual([]);
});

it.each([
  ['/magazine/', 'magazine'],
  ['/wp-content/themes/x/style.css', 'magazine'],
  [homeDataUrl, 'home'],
])('%s is purged by the tag %s, which the CMS need not send', async (path, tag) => {
  site.upstream.behave(path === homeDataUrl ? homeData(quotes) : answering({ 'Content-Type': 'text/css' }));
  await site.visit(path);
  expect(site.purge({ tags: [tag], mode: 'hard' })).toBe(1);
});

describe('below /magazine', () => {
  it.each([201, 203, 300, 302, 401, 404, 451])('a %i is an answer', async (status) => {
    site.upstream.behave(answering({ 'Content-Type': 'text/plain', 'Cache-Control': 'max-age=60' }, { status }));
    for (let page = 0; page < 12; page += 1) expect((await site.visit(`/magazine/${page}`)).status).toBe(status);
    expect((await site.visit('/magazine/0')).headers['cache-status']).toContain('hit');
    expect(site.states().magazine.breaker).toBe('closed');
  });

  it('a failure is a page of the site, without what the CMS wrote, and of its own address', async () => {
    const body = Buffer.from('Fatal error: in /srv/wp-content/x.php');
    site.upstream.behave(
      answering({ 'Content-Type': 'text/html', 'Cache-Control': 'max-age=60' }, { status: 500, body }),
    );
    for (let page = 0; page < 8; page += 1) {
      const { status, text, headers } = await site.visit(`/magazine/${page}`, { headers: { accept: 'text/html' } });
      expect([status, text.includes('Fatal'), headers['retry-after']]).toEqual([503, false, '30']);
      expect(text).toContain('<!doctype html>');
    }
    expect(site.states().magazine.breaker).toBe('closed');
  });
});

describe('files of a CMS', () => {
  it('are passed on, and programs and pages are none', async () => {
    site.upstream.behave(answering({ 'Content-Type': 'text/css; charset=UTF-8' }));
    const { status, headers } = await site.visit('/wp-content/plugins/x/a.css?ver=2');
    expect([status, headers['content-type']]).toEqual([200, 'text/css; charset=UTF-8']);
    expect(site.asked('/wp-content/plugins/x/a.css?ver=2')).toBe(1);
    expect((await site.visit('/wp-content/plugins/x/a.php')).status).toBe(404);
    expect((await site.visit('/wp-content/uploads/a.js')).status).toBe(404);
    site.upstream.behave(answering({ 'Content-Type': 'text/html' }));
    expect((await site.visit('/wp-includes/a.html')).headers['content-type']).toContain('text/plain');
  });

  it('have the widths of listings where they are pictures', async () => {
    const body = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#357' } })
      .jpeg()
      .toBuffer();
    site.upstream.behave(answering({ 'Content-Type': 'image/jpeg' }, { body }));
    const { status, headers, body: picture } = await site.visit('/media/cms/420/2026/05/a.jpg');
    expect([status, headers['content-type'], (await sharp(picture).metadata()).width]).toEqual([
      200,
      'image/webp',
      420,
    ]);
    expect((await site.visit('/media/cms/420/2026/05/a.jpg')).headers['cache-status']).toContain('hit');
    expect(site.asked('/wp-content/uploads/2026/05/a.jpg')).toBe(1);
    expect((await site.visit('/media/cms/421/2026/05/a.jpg')).status).toBe(404);
    expect(site.purge({ tags: ['magazine'], mode: 'hard' })).toBe(2);
  });
});

describe('home data that lose a block', () => {
  const shown = async (): Promise<string> => (await site.visit(homeDataUrl)).text;
  const later = async (seconds: number): Promise<string> => {
    site.forward(seconds);
    await shown();
    await site.settled();
    return shown();
  };

  it('are not believed for an hour', async () => {
    site.upstream.behave(homeData(quotes));
    expect(await shown()).toContain('Bien');
    site.upstream.behave(homeData([]));
    expect(await later(400)).toContain('Bien');
    expect(await later(1_800)).toContain('Bien');
    expect(await later(2_000)).not.toContain('Bien');
  });

  it('are believed at once after a purge', async () => {
    site.upstream.behave(homeData(quotes));
    await shown();
    site.upstream.behave(homeData([]));
    site.purge({ tags: ['home'] });
    expect(await later(1)).not.toContain('Bien');
  });
});
