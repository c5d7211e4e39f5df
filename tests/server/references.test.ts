import request from 'supertest';
import { removeEstate, saveEstate } from '#origin/db/estates/writeEstate.ts';
import { createOriginSite } from '#tests/fakes/createOriginSite.ts';
import { createTestSite } from '#tests/fakes/createTestSite.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { anyReferences } from '../origin/anyReferences.ts';
import { smallEstates } from '../origin/smallNetwork.ts';

const { price_history: _, ...home } = smallEstates.find(({ status, type }) => status === 'new' && type === 'buy')!;

describe('listings of any reference', () => {
  let site: Awaited<ReturnType<typeof createOriginSite>>;
  const province = home.address.province_slug;
  beforeAll(async () => {
    site = await createOriginSite();
    for (const [reference] of anyReferences)
      await saveEstate(site.store, {
        ...home,
        id: reference,
        reference,
        url_slug: { 'es-ES': 'piso', 'ca-ES': 'pis', 'en-US': 'flat' },
      });
  });
  afterAll(() => site.close());
  const get = (url: string) => request(site.app).get(url);
  const urlsOf = (key: string) => [
    `/viviendas-${province}-compra/piso-${key}/${key}`,
    `/ca/habitatges-${province}-compra/pis-${key}/${key}`,
    `/en/properties-${province}-buy/flat-${key}/${key}`,
  ];

  test.each(anyReferences)(
    '%s is opened in three languages, and its page says what it is called',
    async (reference, key) => {
      for (const url of urlsOf(key)) {
        const { status, text } = await get(url);
        expect([url, status]).toEqual([url, 200]);
        expect(text).toContain(`${reference}</p>`);
        expect(text).toContain(`<link rel="canonical" href="https://www.example.com${url}"`);
      }
    },
  );

  test.each(anyReferences)('%s: another slug, province, operation or case is one redirect', async (_reference, key) => {
    const [own, ca] = urlsOf(key);
    for (const url of [
      `/viviendas-${province}-compra/otra-cosa/${key}`,
      `/viviendas-madrid-alquiler/piso-${key}/${key}`,
      `/viviendas-${province}-compra/piso-${key}/${key.toUpperCase()}`,
    ].filter((other) => other !== own)) {
      const { status, headers } = await get(url);
      expect([url, status, headers.location]).toEqual([url, 301, own]);
    }
    expect((await get(`/ca/habitatges-${province}-compra/x/${key}`)).headers.location).toBe(ca);
  });

  test.each(anyReferences)('the search field leads from %s to its page', async (reference, key) => {
    const { status, headers, text } = await get(`/buscar?operation=buy&q=${encodeURIComponent(reference)}`);
    // Others may be called so but for the case or the punctuation.
    if (status === 303) expect(headers.location).toBe(urlsOf(key)[0]);
    else expect(text).toContain(`href="${urlsOf(key)[0]!}"`);
  });

  test('a shared list of favourites shows them all', async () => {
    const keys = anyReferences.map(([, key]) => key);
    const { text } = await get(`/favoritos?references=${keys.join(',').toUpperCase()}`);
    for (const [, key] of anyReferences) expect(text).toContain(`href="${urlsOf(key)[0]!}"`);
  });

  test('withdrawn, their pages are gone, in each language', async () => {
    for (const [, key] of anyReferences) await removeEstate(site.store, key);
    await site.purgeAll();
    const statuses = await Promise.all(
      anyReferences.flatMap(([, key]) => urlsOf(key)).map(async (url) => (await get(url)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([410]));
  });
});

describe('with an API whose references are as they are', () => {
  let site: Awaited<ReturnType<typeof createTestSite>>;
  const without = (reference: string) => {
    const { key: _, ...estate } = fakeEstate({ reference });
    return { ...estate, slug: 'piso', url_slug: { 'es-ES': 'piso' } } as ReturnType<typeof fakeEstate>;
  };
  beforeAll(async () => {
    site = await createTestSite();
    const bad = { ...without('BAD'), status: 7 } as unknown as ReturnType<typeof fakeEstate>;
    site.upstream.estates.splice(0, Infinity, without('v3test'), without('A_1'), without('12/B'), bad);
  });
  afterAll(() => site.close());

  test('each is listed under its key, and the heading counts what is shown', async () => {
    const { text } = await request(site.app).get('/viviendas-barcelona-compra');
    for (const key of ['v3test', 'A_1', '12-b']) expect(text).toContain(`/piso/${key}"`);
    expect(text).toContain('3 pisos en venta en Barcelona');
  });

  test('a reference that a URL can hold is asked for as it is', async () => {
    expect((await request(site.app).get('/viviendas-barcelona-compra/piso/v3test')).status).toBe(200);
    expect((await request(site.app).get('/viviendas-barcelona-compra/piso/A_1')).status).toBe(200);
  });
});
