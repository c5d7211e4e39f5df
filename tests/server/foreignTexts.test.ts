import request from 'supertest';
import type { EstateDto } from '#shared/contract/estate.ts';
import { buildUrl } from '#shared/routes/build.ts';
import type { UsualLanguage } from '#shared/i18n/languages.ts';
import { exportEstates } from '#origin/import/exportEstates.ts';
import { createOriginSite } from '#tests/fakes/createOriginSite.ts';
import { onEveryBackend } from '../origin/backends.ts';
import { smallEstates, smallNetwork } from '../origin/smallNetwork.ts';
import { testNow } from '../origin/startOrigin.ts';
import { syncListings } from '../origin/syncListings.ts';

const { url_slug: _, ...base } = smallEstates.find(({ status, type }) => status === 'new' && type === 'buy')!;
const description = { de: 'Helle Wohnung', fr: 'Appartement clair', en: 'Bright flat' };
const text = { de: 'Eine Wohnung.', fr: 'Un appartement.', ru: 'Квартира.' };
const media = [{ ...base.media[0]!, alt: { de: 'Wohnzimmer' } as never }];

/** The document of a page without the state that the browser gets. */
const withoutState = (html: string): string => html.replace(/<script.*?<\/script>/gs, '').replaceAll('\u00a0', ' ');

onEveryBackend((backend) => {
  let site: Awaited<ReturnType<typeof createOriginSite>>;
  beforeAll(async () => {
    site = await createOriginSite({}, smallNetwork([]), backend.open('foreign_texts'));
    const listing = { ...base, reference: 'F-1', key: 'f-1', description, text, media };
    const { warnings } = await syncListings(site.store, [listing], { now: testNow });
    expect(warnings.map(({ field }) => field)).toEqual(expect.arrayContaining(['description', 'text']));
  }, 60_000);
  afterAll(() => site.close());

  async function pageIn(language: UsualLanguage): Promise<string> {
    const { body } = await request(site.app).get('/web/estate/f-1/public').expect(200);
    const { address, url_slug: slugs, key, type } = body as EstateDto;
    const slug = { es: slugs['es-ES'], ca: slugs['ca-ES']!, en: slugs['en-US']! }[language];
    const params = { province: address.province_slug, type, slug, ref: key };
    const { text: html } = await request(site.app)
      .get(buildUrl({ to: 'Estate', params }, language))
      .expect(200);
    return html;
  }

  test.each(['es', 'ca'] as const)(
    'the first language of the source stands in, named as such (%s)',
    async (language) => {
      const html = withoutState(await pageIn(language));
      expect(html).toContain('<h1 lang="de">Helle Wohnung</h1>');
      expect(html).toMatch(/lang="de"><p>Eine Wohnung\.<\/p>/);
      // An alternative text has no language of its own.
      expect(html).not.toContain('Wohnzimmer');
    },
  );

  test('a language that the listing has is shown', async () => {
    const html = withoutState(await pageIn('en'));
    expect(html).toContain('<h1>Bright flat</h1>');
    expect(html).toMatch(/lang="de"><p>Eine Wohnung\.<\/p>/);
  });

  test('further languages are kept, and travel to no browser', async () => {
    for await (const estate of exportEstates(site.store))
      expect(estate).toMatchObject({
        description: { 'fr-FR': description.fr },
        text: { 'de-DE': text.de, 'fr-FR': text.fr, ru: text.ru },
      });
    for (const language of ['es', 'ca', 'en'] as const)
      expect(await pageIn(language)).not.toMatch(/Квартира|appartement/i);
  });
});
