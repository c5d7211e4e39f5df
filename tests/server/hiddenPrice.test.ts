import request from 'supertest';
import type { EstateDto } from '#shared/contract/estate.ts';
import { priceFields } from '#shared/contract/hiddenPrice.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { runAlerts } from '#origin/alerts/runAlerts.ts';
import { listMails } from '#origin/db/outbox/outbox.ts';
import { saveEstate, setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import { createPlaceDirectory } from '#origin/directory/placeDirectory.ts';
import { askTool, questionsOf } from '#tests/fakes/askTool.ts';
import { createOriginSite } from '#tests/fakes/createOriginSite.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { smallEstate, smallEstates, smallNetwork } from '../origin/smallNetwork.ts';
import { testNow } from '../origin/startOrigin.ts';

/** Figures that nothing else holds, and what is made of them: a tenth, the price of a square metre, a year's rent. */
const secret = {
  price: 7_341,
  previous_price: 7_452,
  price_history: [
    { date: '2026-02-01T09:00:00Z', price: 7_452 },
    { date: '2026-03-01T09:00:00Z', price: 7_341 },
  ],
  deposit: 7_563,
  last_rent: 7_237,
  rent_increase_reason: 'renovation',
  reference_index: 7_128,
} as const satisfies Partial<EstateDto> & Record<(typeof priceFields)[number], unknown>;
const area = 84;
const derived = [
  secret.price * 12,
  secret.price * 2,
  Math.round(secret.price / area),
  (secret.price / area).toFixed(2),
];

/** A number in any of the site's notations. */
const notations = (figure: number | string) =>
  String(figure)
    .replace(/\B(?=(\d{3})+(?!\d))/g, '[.,\\s\u00a0]?')
    .replace(/\.(\d\d)$/, '[.,]$1');
const telling = new RegExp(
  `(?<!\\d)(?:${[7_341, 7_452, 7_563, 7_237, 7_128, ...derived.filter((figure) => Number(figure) > 99)].map(notations).join('|')})(?!\\d)|rent_increase_reason`,
);

/** Where the home is, of an address that says no more than its street. */
const secretPlace = {
  address: { street_number: '4711', postal_code: '08031', door: '3º 6ª izquierda' },
  location: { lat: 41.40387, lng: 2.15713, precision: 'exact' },
  cadastral_reference: '9872023VH5797S0001WX',
  checked: [
    { what: 'area_constructed', value: 98, source: 'Catastro', date: '2026-05-12' },
    { what: 'inspection', value: 'ITE 9872023VH5797S0001WX', source: 'Ayuntamiento' },
  ],
  surroundings: [{ kind: 'transport', name: { 'es-ES': 'Metro Fontana' }, distance: 317 }],
};
const tellingPlace = /4711|08031|izquierda|41\.4038|2\.1571|9872023|(?<!\d)317(?!\d)/;

const textOf = ({ text, body }: request.Response): string => text ?? (body as Buffer).toString();

/** What of the pages of a listing is public, in each language. */
const pagesOf = ({ reference, url_slug: slugs }: Pick<EstateDto, 'reference' | 'url_slug'>, type: 'buy' | 'rent') => {
  const words = { buy: ['compra', 'buy', 'compra'], rent: ['alquiler', 'rent', 'lloguer'] }[type];
  return [
    `/inmuebles/${reference}`,
    `/viviendas-barcelona-${words[0]}?estate_type=flat`,
    `/viviendas-barcelona-${words[0]}?sort=priceAscendent`,
    `/en/properties-barcelona-${words[1]}?sort=priceDescendent`,
    `/ca/habitatges-barcelona-${words[2]}`,
    `/viviendas-barcelona-${words[0]}.atom`,
    `/viviendas-barcelona-${words[0]}.json`,
    `/favoritos?references=${reference}`,
    `/agentes/ana-mas`,
    `/web/estate/${reference}/public`,
    `/web/estate/${reference}/private`,
    `/web/estate/${slugs['es-ES']}`,
    `/web/estates/${type}?_qty=48&_facets=1&_sort=price-`,
    `/web/estates/${type}?references=${reference}`,
    `/web/estates/${type}/pins?references=${reference}&closed=1`,
    `/web/suggestions?q=${reference}`,
    '/web/agent/ana-mas',
    '/',
  ];
};

const statuses = ['reserved', 'sold', 'rented'] as const;

describe.each(['rent', 'buy'] as const)('over the bundled origin, of a home for %s', (type) => {
  const { reference, ...home } = smallEstate(0);
  const checked = [{ what: 'area_constructed', value: 98, source: 'Catastro' }] as const;
  const listing: EstateInput = {
    ...{ ...home, ...secret, reference, type, status: 'new', area_constructed: area },
    checked: [...checked],
  };
  let site: Awaited<ReturnType<typeof createOriginSite>>;
  let urls: string[];
  beforeAll(async () => {
    site = await createOriginSite({}, smallNetwork([listing, ...smallEstates.slice(1)]));
    const { body } = await request(site.app).get(`/web/estate/${reference}/public`);
    const sitemap = await request(site.app).get('/sitemap-estates-es-1.xml').buffer(true);
    const page = [...textOf(sitemap).matchAll(/<loc>https:\/\/www\.example\.com([^<]+)/g)]
      .map(([, path]) => path!)
      .find((path) => path.includes(reference.toLowerCase()))!;
    urls = [page, `/en${page}`, ...pagesOf(body as EstateDto, type)];
  }, 60_000);
  afterAll(() => site.close());

  /** Every public answer. */
  const answers = async (): Promise<[url: string, text: string][]> => {
    const found: [string, string][] = [];
    for (const url of urls) {
      const answer = await request(site.app).get(url).redirects(1).buffer(true);
      expect(answer.status).toBeLessThan(500);
      found.push([url, textOf(answer)]);
    }
    for (const [tool, given] of questionsOf(reference, type)) found.push([tool, await askTool(site.app, tool, given)]);
    return found;
  };

  /** What is written to whoever asks about the home, and what the links in it show. */
  const letters = async (): Promise<string> => {
    const origin = request(createOrigin({ store: site.store, now: () => testNow }));
    const asked = await origin.post('/web/opportunity').send({
      reference,
      subject: 'visit',
      name: 'Marta',
      surname: 'Soler',
      email: 'marta@example.com',
      phone: '+34600111222',
      message: 'Hola, quisiera verla.',
      acceptPrivacy: true,
      acceptCommercials: false,
      language: 'es',
    });
    expect(asked.body).toHaveProperty('lead_id');
    const confirmation = await origin.get(`/web/lead/${(asked.body as { lead_id: string }).lead_id}`);
    expect(confirmation.status).toBe(200);
    await runAlerts(site.store, createPlaceDirectory(site.store.db), testNow);
    return JSON.stringify([confirmation.body, await listMails(site.store.db)]);
  };

  it('shows its figures while it may be had', async () => {
    const showing = (await answers()).filter(([, text]) => telling.test(text));
    expect(showing.length).toBeGreaterThan(8);
    expect(showing.map(([url]) => url)).toEqual(expect.arrayContaining(['search_homes', 'get_home']));
    const [, estate] = showing.find(([url]) => url.endsWith('/public'))!;
    for (const name of priceFields) expect(JSON.parse(estate)).toHaveProperty(name);
    expect(await letters()).toMatch(telling);
  });

  it.each([...statuses, 'on request'] as const)(
    'has none of them in any public answer once it is %s',
    async (status) => {
      if (status === 'on request') await saveEstate(site.store, { ...listing, price: undefined }, testNow);
      else await setEstateStatus(site.store, reference, status);
      await site.store.db.deleteFrom('outbox').execute();
      await site.purgeAll();
      const seen = await answers();
      expect(seen.filter(([, text]) => telling.test(text)).map(([url, text]) => [url, telling.exec(text)![0]])).toEqual(
        [],
      );
      expect(await letters()).not.toMatch(telling);
    },
  );
});

describe('over an API that sends what it hides nevertheless', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite();
  });
  afterAll(() => site.close());

  it.each(['reserved', 'SOLD', 'rented', 'on request'])(
    'neither price nor place is shown of a home that is %s',
    async (state) => {
      const status = state === 'on request' ? 'new' : state;
      const price = state === 'on request' ? {} : { price: secret.price };
      site.cache.purge({ tags: [], mode: 'hard', urls: [], prefixes: [], all: true });
      const estate = {
        ...fakeEstate({
          reference: 'MS0116-1000',
          type: 'rent',
          ...secret,
          price: undefined,
          status,
          area_constructed: area,
        }),
        ...secretPlace,
        ...price,
      };
      Object.assign(estate, {
        address: { ...fakeEstate().address, ...secretPlace.address },
        linked: [
          {
            ...estate,
            ...fakeEstate({ reference: 'MS0116-1001' }),
            ...secretPlace,
            status,
            price: undefined,
            ...price,
          },
        ],
      });
      site.upstream.estates[0] = estate as unknown as EstateDto;
      const { lat, lng } = secretPlace.location;
      const pin = [estate.reference, lng, lat, price.price ?? null, 0, status];
      const lead = { name: 'Marta', info: { ...estate, agent: 'Ana' } };
      site.upstream.behave((req, res) => {
        res.setHeader('Content-Type', 'application/json');
        res.end(JSON.stringify(req.url!.includes('/lead/') ? lead : { total: 1, pins: [pin] }));
      }, /\/pins|\/web\/lead\//);
      const leadUrl = '/web/lead/8b1f0c2e-6a0d-4f57-9f43-0d8c6f0a9b11';
      const pageUrl = `/viviendas-barcelona-alquiler/${estate.url_slug['es-ES']}/${estate.reference}`;
      const urls = pagesOf(estate, 'rent').filter((url) => !url.endsWith(estate.url_slug['es-ES']));
      for (const url of [pageUrl, leadUrl, ...urls]) {
        const answer = await request(site.app).get(url).redirects(1).buffer(true);
        expect([url, telling.exec(textOf(answer))?.[0]]).toEqual([url, undefined]);
        expect([url, tellingPlace.exec(textOf(answer))?.[0]]).toEqual([url, undefined]);
      }
      for (const [tool, given] of questionsOf(estate.reference, 'rent')) {
        const answer = await askTool(site.app, tool, given);
        expect([tool, telling.exec(answer)?.[0], tellingPlace.exec(answer)?.[0]]).toEqual([tool, undefined, undefined]);
      }
      const { text } = await request(site.app).get(leadUrl);
      expect(JSON.parse(text)).toMatchObject({ name: 'Marta', info: { agent: 'Ana' } });
    },
  );
});
