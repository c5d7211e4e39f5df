import { brotliCompressSync, constants } from 'node:zlib';
import request from 'supertest';
import type { EstateDto } from '#shared/contract/estate.ts';
import { addressVisibilities, estateStatuses, hidesPrice, operationTypes } from '#shared/domain/estate.ts';
import { formatEuros } from '#shared/i18n/formats.ts';
import { usualLanguages, type UsualLanguage } from '#shared/i18n/languages.ts';
import { buildUrl, routeTarget, type RouteTarget } from '#shared/routes/build.ts';
import { createOriginSite } from '#tests/fakes/createOriginSite.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { fakeEstate, type EstateChanges } from '#tests/fakes/estates.ts';
import { plainPages } from '#tests/fakes/plainPages.ts';
import { structuredDocument, structuredJson } from '#tests/fakes/structuredDataOf.ts';
import { vocabularyProblems } from '#tests/fakes/vocabulary.ts';
import { smallEstates } from '../origin/smallNetwork.ts';

const origin = 'https://www.example.com';

let site: TestSite;
let asked = 0;
/** Each from another address, for private pages are limited by address. */
const get = async (url: string) => {
  asked += 1;
  return (
    await request(site.app)
      .get(url)
      .set('X-Forwarded-For', `203.0.113.${asked % 250}`)
  ).text;
};

const decode = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** What a reader sees. */
const said = (html: string): string =>
  decode(html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' '))
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');

const tags = { es: 'es-ES', ca: 'ca-ES', en: 'en-US' } as const;
const reference = 'MS0116-1000';

/** What the upstream has from now on; nothing of before is left in the cache. */
function offer(estates: EstateDto[]): void {
  site.upstream.estates.splice(0, Infinity, ...estates);
  site.cache.purge({ tags: [], urls: [], prefixes: [], all: true, mode: 'hard' });
}

type Addressed = Pick<EstateDto, 'address' | 'type' | 'url_slug' | 'reference'> & { key?: string };

const estatePath = ({ address, type, url_slug: slugs, reference, key }: Addressed, language: UsualLanguage): string =>
  buildUrl(
    {
      to: 'Estate',
      params: {
        province: address.province_slug,
        type,
        slug: slugs[tags[language]]!,
        ref: key ?? reference.toLowerCase(),
      },
    },
    language,
  );

/** The page of a listing with these changes. */
function estatePage(changes: EstateChanges, language: UsualLanguage = 'es'): Promise<string> {
  const estate = fakeEstate({ ...changes, reference });
  offer([estate]);
  return get(estatePath(estate, language));
}

interface Listing {
  '@type': string;
  name: string;
  url: string;
  mainEntity: {
    '@type': string;
    address: Record<string, string>;
    geo?: Record<string, unknown>;
    floorSize?: { value: number };
    additionalProperty?: { value: number };
    numberOfRooms?: number;
    amenityFeature?: { name: string }[];
  };
  offers: Record<string, unknown> & { price?: number; priceSpecification?: Record<string, unknown> };
}

const listingOf = (html: string) => structuredDocument(html)['@graph'][0] as unknown as Listing;

interface CrumbList {
  itemListElement: { position: number; name: string; item: string }[];
}
const crumbsOf = (html: string) =>
  structuredDocument(html)['@graph'].find((node) => node['@type'] === 'BreadcrumbList') as unknown as CrumbList;

/** The breadcrumbs as they are seen: names, and where they lead. */
function shownCrumbs(html: string): { name: string; href: string | undefined }[] {
  const [, list] = /<nav class="breadcrumbs"[^>]*><ol>(.*?)<\/ol>/s.exec(html)!;
  return [...list!.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item]) => {
    const href = /href="([^"]*)"/.exec(item!)?.[1];
    return { name: decode(item!), href: href && decode(href) };
  });
}

beforeAll(async () => {
  site = await createTestSite({ LINK_INSTAGRAM: 'https://social.example/vencejo' });
});
afterAll(() => site.close());

/** What an upstream may send and the public must not read. */
const hidden = { price: 987_654, number: '4711', lat: 41.40338, lng: 2.17403, owner: 'Propietaria Canaria' };

const withSecrets = (status: string, visibility: string, type: 'buy' | 'rent'): EstateChanges => ({
  status,
  type,
  price: hidden.price,
  address: {
    ...fakeEstate().address,
    street_name: 'de la Canaria',
    street_number: hidden.number,
    visibility,
  },
  location: { lat: hidden.lat, lng: hidden.lng, precision: 'exact' },
  ...{ owner: { name: hidden.owner, phone: '+34699999999' }, internal_notes: hidden.owner },
});

it('a listing is described in one composed line, whatever lines its text has, for search, previews and machines', async () => {
  const text = { 'es-ES': 'Piso luminoso.\n• Salón\n• Cocina', 'ca-ES': 'Pis\nlluminós', 'en-US': 'Bright\nflat' };
  for (const language of usualLanguages) {
    const html = await estatePage({ text }, language);
    const [, meta] = /<meta(?=[^>]* name="description")[^>]* content="([^"]*)"/.exec(html)!;
    const [, preview] = /<meta(?=[^>]* property="og:description")[^>]* content="([^"]*)"/.exec(html)!;
    expect([preview, (listingOf(html) as unknown as { description: string }).description]).toEqual([
      meta,
      decode(meta!),
    ]);
    expect(meta).toMatch(/^[^\n•]{50,160}$/);
  }
});

const availabilities = {
  new: 'InStock',
  reserved: 'LimitedAvailability',
  sold: 'SoldOut',
  rented: 'SoldOut',
  auction: 'InStock',
} as const;

const matrix = [...estateStatuses, 'auction' as const].flatMap((status) =>
  [...addressVisibilities, 'number_on_request'].flatMap((visibility) =>
    operationTypes.map((type) => [status, visibility, type] as const),
  ),
);

describe.each(matrix)('a listing that is %s, its address %s, to %s', (status, visibility, type) => {
  const shows = { price: status === 'new' || status === 'auction', number: visibility === 'full' };
  const changes = withSecrets(status, visibility, type);

  it('describes what its page shows, and nothing that is hidden', async () => {
    const html = await estatePage(changes);
    const json = structuredJson(html)!;
    expect(vocabularyProblems(JSON.parse(json))).toEqual([]);
    const { name, url, mainEntity, offers } = listingOf(html);
    const seen = said(html);
    expect(html).toContain(`<link rel="canonical" href="${url}"`);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)![1]!.replaceAll('\u00a0', ' ')).toBe(name);

    expect(offers['availability']).toBe(`https://schema.org/${availabilities[status]}`);
    expect(offers.price).toBe(shows.price ? hidden.price : undefined);
    expect(seen.includes(formatEuros(hidden.price, 'es').replaceAll('\u00a0', ' '))).toBe(shows.price);
    if (!shows.price) expect(json).not.toMatch(/price|987/i);

    const { streetAddress } = mainEntity.address;
    if (visibility === 'hidden') expect([streetAddress, mainEntity.geo]).toEqual([undefined, undefined]);
    else expect(seen).toContain(streetAddress);
    expect(json.includes(hidden.number)).toBe(shows.number);
    expect(/41\.403|2\.174/.test(json)).toBe(shows.number);
    expect(json).not.toMatch(/Propietaria|6999|\+34/);
  });

  it('is not described where only the holder of a link may see it', async () => {
    offer([fakeEstate({ ...changes, reference })]);
    const html = await get(buildUrl({ to: 'EstatePrivate', params: { ref: reference } }, 'es'));
    expect(html).toContain('<h1');
    expect(structuredJson(html)).toBeNull();
  });
});

it.each([
  ['flat', 'Apartment'],
  ['house', 'SingleFamilyResidence'],
  ['rural_house', 'House'],
  ['office', 'Accommodation'],
  ['premises', 'Accommodation'],
  ['building', 'Place'],
  ['storage', 'Place'],
  ['garage', 'Place'],
  ['land', 'Place'],
  ['lighthouse', 'Place'],
])('a %s is of the type %s, with the facts that its page shows', async (estateType, type) => {
  const html = await estatePage({ estate_type: estateType, furnished: true, features: ['parking', 'not_known'] }, 'en');
  expect(vocabularyProblems(structuredDocument(html))).toEqual([]);
  const {
    '@type': found,
    floorSize,
    additionalProperty,
    numberOfRooms,
    amenityFeature = [],
  } = listingOf(html).mainEntity;
  expect(found).toBe(type);
  expect((floorSize ?? additionalProperty)!.value).toBe(84);
  expect(numberOfRooms).toBe(type === 'Place' ? undefined : 3);
  expect(amenityFeature.length).toBeGreaterThanOrEqual(3);
  for (const { name } of amenityFeature) expect(said(html)).toContain(name);
});

it('the seller has the number of the register that the page shows', async () => {
  const agent = { id: 'a1', full_name: 'Ana Mas', register_number: '00000-01', register: { name: 'AICAT' } };
  expect(listingOf(await estatePage({ agent })).offers['seller']).toMatchObject({
    identifier: { '@type': 'PropertyValue', propertyID: 'AICAT', value: 'AICAT 00000-01' },
  });
});

it('a rent is a price a month, and one on request is none', async () => {
  const { offers } = listingOf(await estatePage({ type: 'rent', price: 1_250 }));
  expect(offers).toMatchObject({
    price: 1_250,
    priceCurrency: 'EUR',
    priceSpecification: { price: 1_250, unitCode: 'MON' },
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
  });
  const html = await estatePage({ price: undefined });
  expect(structuredJson(html)).not.toMatch(/price/i);
  expect(vocabularyProblems(structuredDocument(html))).toEqual([]);
});

const around = {
  '@type': 'GeoCircle',
  geoMidpoint: { '@type': 'GeoCoordinates', latitude: 41.4, longitude: 2.17 },
  geoRadius: 1_000,
};
it.each([
  ['full', 'exact', { '@type': 'GeoCoordinates', latitude: hidden.lat, longitude: hidden.lng }],
  ['street', 'approximate', around],
  // Rounded where it comes in: what is shown is approximate.
  ['street', 'exact', around],
  ['hidden', 'approximate', undefined],
  ['hidden', 'exact', undefined],
] as const)('an address that is %s with a place that is %s has the location %j', async (visibility, precision, geo) => {
  const html = await estatePage({ ...withSecrets('new', visibility, 'buy'), location: { ...hidden, precision } });
  expect(listingOf(html).mainEntity.geo).toEqual(geo);
});

it('no text of a listing closes the element', async () => {
  const hostile = '</script><script>alert(1)</script>\u2028<!--';
  const html = await estatePage({
    description: { 'es-ES': hostile },
    address: { ...fakeEstate().address, zone: hostile },
  });
  expect(structuredJson(html)).not.toMatch(/[<>\u2028]/);
  expect(listingOf(html).name).toContain('</script><script>alert(1)</script>');
});

it('stands at the end of the document, where nothing waits for it, and is removed by a navigation', async () => {
  const html = await estatePage({});
  expect(html).toMatch(/<script type="application\/ld\+json" data-head>[^<]*<\/script><\/body><\/html>$/);
});

const pages: RouteTarget[] = [
  { to: 'Search', params: { type: 'buy' } },
  { to: 'Search', params: { type: 'rent', province: 'barcelona' } },
  routeTarget<'Search'>({ to: 'Search', params: { type: 'buy', province: 'barcelona' }, query: { page: 2 } }),
  routeTarget<'Search'>({
    to: 'Search',
    params: { type: 'buy', province: 'barcelona' },
    query: { filters: { zone: ['gracia'], rooms: [3] } },
  }),
  { to: 'Agents', params: { province: 'barcelona' } },
  routeTarget<'Agents'>({ to: 'Agents', params: { province: 'barcelona' }, query: { tab: 'agencies' } }),
  { to: 'Agent', params: { agent: 'ana-mas' } },
  { to: 'Agency', params: { agency: 'casa-clara' } },
  ...plainPages.map((to) => ({ to, params: {} })),
];

const everySecret = matrix.map(([status, visibility, type], index) =>
  fakeEstate({ ...withSecrets(status, visibility, type), reference: `MS0500-${index}` }),
);

describe.each(pages)('$to', (target) => {
  it.each(usualLanguages)(
    'is described in the vocabulary, with its breadcrumbs, without what is hidden (%s)',
    async (language) => {
      offer(everySecret);
      const html = await get(buildUrl(target, language));
      const json = structuredJson(html)!;
      expect(vocabularyProblems(JSON.parse(json))).toEqual([]);
      expect(json).not.toMatch(/price|4711|41\.40|2\.17|Propietaria|6999|rating/i);
      if (target.to === 'Home') return;

      const shown = shownCrumbs(html);
      const said = crumbsOf(html).itemListElement;
      expect(said.map(({ name }) => name)).toEqual(shown.map(({ name }) => name));
      expect(said.map(({ position }) => position)).toEqual(shown.map((_, index) => index + 1));
      for (const [index, { item }] of said.entries())
        if (shown[index]!.href !== undefined) expect(item).toBe(origin + shown[index]!.href);
      expect(html).toContain(`<link rel="canonical" href="${said.at(-1)!.item.split('?')[0]}`);
    },
  );
});

it('a listing’s breadcrumbs are those it shows, and itself', async () => {
  const html = await estatePage({}, 'ca');
  const links = shownCrumbs(html).filter(({ href }) => href !== undefined);
  const steps = crumbsOf(html).itemListElement;
  expect(steps.slice(0, -1).map(({ name, item }) => [name, item])).toEqual(
    links.map(({ name, href }) => [name, origin + href]),
  );
  const { name, url } = listingOf(html);
  expect(steps.at(-1)).toMatchObject({ position: links.length + 1, name, item: url });
});

it.each([
  ['es', 'garage', 'garage,storage'],
  ['ca', 'land', 'land'],
  ['en', 'office', 'building,office,premises'],
] as const)(
  'the breadcrumbs (%s) of a listing of kind %s lead to lists of %s, and are described without',
  async (language, kind, group) => {
    const html = await estatePage({ estate_type: kind }, language);
    const [home, ...lists] = shownCrumbs(html).filter(({ href }) => href !== undefined);
    const [first, ...described] = crumbsOf(html).itemListElement.slice(0, -1);
    expect([first!.name, first!.item]).toEqual([home!.name, origin + home!.href]);
    expect(lists.map(({ name, href }) => [name, origin + href])).toEqual(
      described.map(({ name, item }) => [name, `${item}${item.includes('?') ? '&' : '?'}estate_type=${group}`]),
    );
    expect(described).toHaveLength(3);
    const [, list] = /<nav class="breadcrumbs"[^>]*><ol>(.*?)<\/ol>/s.exec(html)!;
    expect(list!.match(/rel="nofollow"/g)).toHaveLength(3);
  },
);

describe('a list', () => {
  const itemsOf = (html: string) =>
    structuredDocument(html)['@graph'].find((node) => node['@type'] === 'ItemList')?.['itemListElement'];

  it('names the pages of its cards in their order, and nothing else', async () => {
    offer(everySecret);
    const html = await get('/en/properties-buy');
    const cards = [...html.matchAll(/<article class="card.*?<a href="([^"]*)"/gs)].map(([, href]) => href!);
    expect(cards).toHaveLength(24);
    expect(itemsOf(html)).toEqual(
      cards.map((href, index) => ({ '@type': 'ListItem', position: index + 1, url: origin + href })),
    );
  });

  it('without cards names none', async () => {
    offer([]);
    expect(itemsOf(await get('/viviendas-compra'))).toBeUndefined();
  });

  it('adds less than 450 bytes to what is sent', async () => {
    const streets = ['aurora', 'bruc', 'calderon', 'delicias', 'estrella', 'fuente'];
    offer(
      Array.from({ length: 24 }, (_, index) => {
        const slug = `piso-${streets[index % 6]}-${streets[(index * 5) % 7] ?? 'olmo'}-${index * 37}`;
        const own = { 'es-ES': slug, 'ca-ES': slug, 'en-US': slug };
        return fakeEstate({ reference: `MS${1_000 + index * 97}-${2_000 + index * 131}`, slug, url_slug: own });
      }),
    );
    const html = await get('/viviendas-compra');
    const weight = (text: string) =>
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
    const without = html.replace(/<script type="application\/ld\+json".*?<\/script>/s, '');
    expect(weight(html) - weight(without)).toBeLessThan(450);
  });
});

it('Home names the network: its company, its logo, its profiles on other hosts', async () => {
  const [organization, webSite] = structuredDocument(await get('/ca'))['@graph'];
  expect(organization).toEqual({
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: 'Vencejo',
    url: `${origin}/`,
    legalName: expect.any(String) as string,
    logo: `${origin}/apple-touch-icon.png`,
    sameAs: ['https://social.example/vencejo'],
  });
  expect(webSite).toMatchObject({
    '@type': 'WebSite',
    url: `${origin}/ca`,
    inLanguage: 'ca-ES',
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: { 'query-input': 'required name=province' },
  });
});

it('the search that Home names finds a province', async () => {
  const [, webSite] = structuredDocument(await get('/en'))['@graph'];
  const { urlTemplate } = (webSite!['potentialAction'] as { target: { urlTemplate: string } }).target;
  const { status, headers } = await request(site.app).get(
    urlTemplate.replace(origin, '').replace('{province}', 'barcelona'),
  );
  expect([status, headers['location']]).toEqual([301, '/en/properties-barcelona-buy']);
});

it('a brand’s folder gives the logo', async () => {
  const branded = await createTestSite({ NETWORK_DIR: 'networks/casa-clara' });
  try {
    const html = (await request(branded.app).get('/')).text;
    const { pathname } = new URL(String(structuredDocument(html)['@graph'][0]!['logo']));
    expect(pathname).toMatch(/^\/brand\/[^/]+\/logo\.svg$/);
    expect((await request(branded.app).get(pathname)).type).toBe('image/svg+xml');
  } finally {
    await branded.close();
  }
});

it('the questions described are those that are shown', async () => {
  const html = await get('/en/whistleblower-channel');
  const faq = structuredDocument(html)['@graph'].find((node) => node['@type'] === 'FAQPage') as unknown as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  const shown = [...html.matchAll(/<details.*?<summary>(.*?)<\/summary><p>(.*?)<\/p>/gs)];
  expect(shown.length).toBeGreaterThan(3);
  expect(faq.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
    shown.map(([, question, answer]) => [decode(question!), decode(answer!)]),
  );
});

it.each(['/favoritos', '/gracias', '/rgpd/contactos', '/formularios/formulario-alertas', '/nada'])(
  '%s describes nothing',
  async (path) => {
    expect(structuredJson(await get(path))).toBeNull();
  },
);

describe('over the bundled origin', () => {
  let small: Awaited<ReturnType<typeof createOriginSite>>;
  beforeAll(async () => {
    small = await createOriginSite();
  });
  afterAll(() => small.close());
  const page = async (url: string) => (await request(small.app).get(url)).text;

  it.each([
    ['/viviendas-barcelona-compra?town=barcelona', '/viviendas-barcelona-compra?town=barcelona'],
    [
      '/en/properties-barcelona-buy?town=barcelona&zone=gracia',
      '/en/properties-barcelona-buy?town=barcelona&zone=gracia',
    ],
    ['/viviendas-barcelona-compra?town=barcelona&zone=centro,gracia', '/viviendas-barcelona-compra?town=barcelona'],
    ['/ca/habitatges-barcelona-compra?town=barcelona&rooms=2', '/ca/habitatges-barcelona-compra?town=barcelona'],
  ])('%s has the breadcrumbs that it shows, the last of them %s', async (url, last) => {
    const html = await page(url);
    const [shown, steps] = [shownCrumbs(html), crumbsOf(html).itemListElement];
    expect(steps.map(({ name }) => name)).toEqual(shown.map(({ name }) => name));
    expect(steps.map(({ item }) => item)).toEqual([
      ...shown.flatMap(({ href }) => (href === undefined ? [] : [origin + href])),
      origin + last,
    ]);
  });

  it('every listing is in the vocabulary, with a price if and only if it shows one', async () => {
    const priced = new Set<boolean>();
    for (const estate of smallEstates.slice(0, 24)) {
      const html = await page(estatePath(estate, 'en'));
      const { offers } = listingOf(html);
      expect(vocabularyProblems(structuredDocument(html))).toEqual([]);
      const price = offers.price === undefined ? undefined : formatEuros(offers.price, 'en').replaceAll('\u00a0', ' ');
      if (price !== undefined) expect(said(html)).toContain(price);
      else if (!hidesPrice(estate.status)) expect(said(html)).toContain('Price on request');
      priced.add(price !== undefined);
    }
    expect(priced.size).toBe(2);
  });
});
