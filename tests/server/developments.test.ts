import request from 'supertest';
import type { EstateDto } from '#shared/contract/estate.ts';
import type { EstateListDto } from '#shared/contract/estateList.ts';
import type { UsualLanguage } from '#shared/i18n/languages.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import { exportEstates } from '#origin/import/exportEstates.ts';
import { createOriginSite } from '#tests/fakes/createOriginSite.ts';
import { structuredDocument } from '#tests/fakes/structuredDataOf.ts';
import { onEveryBackend } from '../origin/backends.ts';
import { smallEstates, smallNetwork } from '../origin/smallNetwork.ts';
import { testNow } from '../origin/startOrigin.ts';
import { syncListings } from '../origin/syncListings.ts';

const {
  price: _,
  price_history: __,
  url_slug: ___,
  ...base
} = smallEstates.find(
  ({ status, type, estate_type, address }) =>
    status === 'new' && type === 'buy' && estate_type === 'flat' && address.province_slug === 'barcelona',
)!;
const units = [
  { reference: '1-A', estate_type: 'flat', rooms: 2, area: 74.5, floor: 1, price: 250_000 },
  { reference: '1-B', estate_type: 'flat', rooms: 3, area: 90, floor: 0, price: 271_828, status: 'reserved' },
  { reference: '2-A', rooms: 3, price: 299_000 },
  { reference: '2-B', rooms: 4 },
  { reference: '2-C', rooms: 4, status: 'sold' },
];
const listing = {
  ...{ ...base, reference: 'D-1', key: 'd-1', rooms: undefined, bathrooms: undefined, floor: undefined },
  development: { name: 'Torre Mar', delivery: '2199-06', total: 12, units },
};
const shown = {
  es: ['desde ', '250.000 €', '12 viviendas', 'entrega: 2.º trim. 2199', 'Reservada', 'Consultar'],
  ca: ['des de ', '250.000 €', '12 habitatges', 'lliurament: 2n trim. 2199', 'Reservat', 'Consulteu'],
  en: ['from ', '€250,000', '12 homes', 'delivery: Q2 2199', 'Reserved', 'Ask us'],
};

/** What a visitor reads. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style).*?<\/\1>/gs, '')
    .replace(/[\u00a0]/g, ' ')
    .replaceAll('\u2060', '')
    .replace(/<[^>]+>/g, '|');

onEveryBackend((backend) => {
  let site: Awaited<ReturnType<typeof createOriginSite>>;
  beforeAll(async () => {
    site = await createOriginSite({}, smallNetwork([]), backend.open('developments'));
  }, 60_000);
  beforeEach(async () => {
    await syncListings(site.store, [listing], { now: testNow });
    await site.purgeAll();
  });
  afterAll(() => site.close());

  const get = async (url: string) => (await request(site.app).get(url).expect(200)).text;
  const answer = async () => JSON.parse(await get('/web/estate/d-1/public')) as EstateDto;

  async function pageIn(language: UsualLanguage): Promise<string> {
    const { address, url_slug: slugs, key, type } = await answer();
    const slug = { es: slugs['es-ES'], ca: slugs['ca-ES']!, en: slugs['en-US']! }[language];
    return get(buildUrl({ to: 'Estate', params: { province: address.province_slug, type, slug, ref: key } }, language));
  }

  test('is one listing, from the lowest price; its homes are on its own page alone', async () => {
    expect(await answer()).toMatchObject({
      price: 250_000,
      development: {
        name: 'Torre Mar',
        delivery: '2199-06',
        total: 12,
        units: [{ price: 250_000 }, {}, { rooms: 3 }, {}, {}],
      },
    });
    const list = JSON.parse(await get('/web/estates/buy?price_max=260000')) as EstateListDto;
    expect(list.results).toMatchObject([{ reference: 'D-1', price: 250_000, development: { total: 12, units: [] } }]);
    for await (const exported of exportEstates(site.store))
      expect(exported).toMatchObject({ price: 250_000, development: { total: 12, units: [{}, {}, {}, {}, {}] } });
  });

  test.each(['es', 'ca', 'en'] as const)(
    'its card and its page say from how much, how many and when (%s)',
    async (language) => {
      const { address } = await answer();
      const cards = await get(
        buildUrl({ to: 'Search', params: { province: address.province_slug, type: 'buy' } }, language),
      );
      const page = await pageIn(language);
      const [from, price, homes, delivery, reserved, ask] = shown[language];
      for (const html of [cards, page]) {
        const words = wordsOf(html);
        expect(words).toContain(`${from}||${price}`);
        for (const text of [homes, delivery]) expect(words).toContain(text);
        expect(words).not.toContain('/m²');
      }
      expect(wordsOf(page)).toContain(`|${reserved}|`);
      expect(wordsOf(page).split(`|${ask}|`)).toHaveLength(2);
      expect(page).toMatch(/<table[^>]*aria-labelledby="units"/);
      for (const { reference } of units) expect(page).toContain(`<th scope="row">${reference}</th>`);
      expect(page).not.toMatch(/271[.,]?828/);
      const graph = JSON.stringify(structuredDocument(page)['@graph']);
      expect(graph).toContain('"@type":"AggregateOffer"');
      expect(graph).toMatch(/"lowPrice":250000,"priceCurrency":"EUR","offerCount":3/);
    },
  );

  test('its price on the map and in the feeds is said to be the lowest', async () => {
    const { pins } = JSON.parse(await get('/web/estates/buy/pins')) as { pins: unknown[][] };
    expect(pins.map(([key, , , price, , state, isLowest]) => [key, price, state, isLowest])).toEqual([
      ['d-1', 250_000, null, 1],
    ]);
    const { address } = await answer();
    expect(wordsOf(await get(`/viviendas-${address.province_slug}-compra.atom`))).toContain('desde 250.000 €');
  });

  test('no price of a home is told where the price of the development is hidden, or on request', async () => {
    await setEstateStatus(site.store, 'd-1', 'reserved', testNow);
    await site.purgeAll();
    expect(await get('/web/estate/d-1/public')).not.toMatch(/250000|271828|299000/);
    expect(wordsOf(await pageIn('es'))).not.toMatch(/250\.000|299\.000/);
    await syncListings(
      site.store,
      [{ ...listing, status: 'new', price_on_request: true, updated_at: '2026-06-02T00:00:00Z' }],
      {
        now: testNow,
      },
    );
    await site.purgeAll();
    expect(await get('/web/estate/d-1/public')).not.toMatch(/250000|271828|299000/);
    const page = await pageIn('es');
    expect(wordsOf(page)).toContain('Consultar precio');
    expect(page).not.toMatch(/250\.?000|299\.?000/);
  });
});
