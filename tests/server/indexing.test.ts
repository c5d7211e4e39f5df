import request from 'supertest';
import { removeEstate } from '#origin/db/estates/writeEstate.ts';
import { homeTypes } from '#shared/domain/estate.ts';
import { isTownAlone } from '#shared/seo/indexedTowns.ts';
import { usualLanguages } from '#shared/i18n/languages.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';
import { createOriginSite } from '../fakes/createOriginSite.ts';
import { createTestSite } from '../fakes/createTestSite.ts';
import { readHead } from '../fakes/readHead.ts';
import { smallEstates, smallNetwork } from '../origin/smallNetwork.ts';

/*
 * What search engines are told by each kind of page, its query and its status (docs/product.md#search-engines).
 */

const origin = 'https://www.example.com';

/** In Arévalo two listings for sale are available and one is reserved; nothing else is there. */
const inArevalo = smallEstates.filter(({ type, address }) => type === 'buy' && address.town_slug === 'arevalo');
/** Described in Spanish only. */
const untranslated = {
  ...smallEstates.find(({ type, status }, n) => n > 20 && type === 'buy' && status === 'new')!,
  description: { 'es-ES': 'Casa sin traducir' },
  text: { 'es-ES': 'Texto sin traducir' },
};

const estates = [
  ...smallEstates.filter(({ address }) => address.town_slug !== 'arevalo'),
  ...inArevalo.slice(0, 2),
  { ...inArevalo[2]!, status: 'reserved' },
].map((estate) => (estate.reference === untranslated.reference ? untranslated : estate));

const pathOf = (status: string): string => {
  const { address, url_slug, reference } = estates.find((one) => one.status === status && one.type === 'buy')!;
  return `/viviendas-${address.province_slug}-compra/${url_slug['es-ES']}/${reference.toLowerCase()}`;
};
const [available, reserved, sold] = ['new', 'reserved', 'sold'].map(pathOf) as [string, string, string];
const gone = estates.find(({ status, reference }) => status === 'new' && !available.endsWith(reference.toLowerCase()))!;

let site: Awaited<ReturnType<typeof createOriginSite>>;
beforeAll(async () => {
  site = await createOriginSite({ ALLOWED_HOSTS: 'other.example' }, smallNetwork(estates));
  await removeEstate(site.store, gone.reference);
});
afterAll(() => site.close());

interface Told {
  status: number;
  robots: string | undefined;
  robotsField: string | undefined;
  canonical: string | undefined;
  alternates: string[];
  referrer: string | undefined;
  cache: string;
}

const pathIn = (address: string): string => address.replace(origin, '') || '/';

async function told(url: string): Promise<Told> {
  const { status, headers, text } = await request(site.app).get(url);
  const { robots, canonical, alternates } = readHead(text);
  return {
    status,
    robots,
    robotsField: headers['x-robots-tag'],
    canonical: canonical && pathIn(canonical),
    alternates: Object.keys(alternates).sort(),
    referrer: headers['referrer-policy'],
    cache: headers['cache-control'] ?? '',
  };
}

const defaultReferrer = 'strict-origin-when-cross-origin';
const shared = expect.stringMatching(/^public, /) as string;

const indexed = (canonical: string): Told => ({
  status: 200,
  robots: undefined,
  robotsField: undefined,
  canonical,
  alternates: ['ca', 'en', 'es', 'x-default'],
  referrer: defaultReferrer,
  cache: shared,
});

const kept = (canonical: string | undefined): Told => ({
  ...indexed(''),
  robots: 'noindex,follow',
  canonical,
  alternates: [],
});

const absent = (status = 404): Told => ({ ...kept(undefined), status });

const secret = (status = 200): Told => ({
  ...absent(status),
  robots: 'noindex, nofollow, noarchive',
  robotsField: 'noindex, nofollow, noarchive',
  referrer: 'no-referrer',
  cache: 'private, no-store',
});

const list = '/viviendas-barcelona-compra';
const token = 'A'.repeat(43);

const ownPages = [
  '/',
  '/viviendas-compra',
  '/viviendas-compra?page=2',
  list,
  `${list}?page=2`,
  `${list}?town=barcelona`,
  `${list}?town=barcelona&page=2`,
  `${list}?town=barcelona&zone=gracia`,
  '/en/properties-barcelona-buy?town=sitges',
  '/ca/habitatges-barcelona-lloguer?town=barcelona',
  available,
  reserved,
  '/agentes',
  '/agentes/barcelona',
  '/agentes/ana-mas',
  '/agentes/casa-clara',
  '/servicios/vender',
  '/servicios/alquilar',
  '/quienes-somos',
  '/contacto',
  '/manifiesto',
  '/canal-denuncias',
  '/accesibilidad',
  '/legal/aviso-legal',
  '/legal/politica-de-privacidad',
  '/legal/politica-de-cookies',
  '/legal/rgpd-corresponsabilidad',
];

const unindexedPages = [
  // Filters, however harmless.
  `${list}?rooms=2`,
  `${list}?furnished=0&page=2`,
  `${list}?town=barcelona&rooms=2`,
  `${list}?town=barcelona&zone=centro,gracia`,
  `${list}?zone=gracia`,
  `${list}?agent=ana-mas`,
  `${list}?town=barcelona&near=41.4,2.15,5`,
  '/viviendas-compra?where=avila,barcelona/sitges',
  '/viviendas-compra?agency=casa-clara',
  `${list}?price_min=999999999`,
  // Two available listings and a reserved one are too few; a province without listings.
  '/viviendas-avila-compra?town=arevalo',
  '/ca/habitatges-soria-compra',
  sold,
  '/agentes/barcelona?language=espanol',
];

const rows: [string, Told][] = [
  ...ownPages.map((url): [string, Told] => [url, indexed(url)]),
  // The order is no page of its own, nor are unknown parameters.
  [`${list}?sort=priceAscendent`, indexed(list)],
  [`${list}?town=barcelona&sort=priceAscendent`, indexed(`${list}?town=barcelona`)],
  [`${list}?sort=areaDescendent&page=2`, indexed(`${list}?page=2`)],
  [`${list}?utm_source=x&gclid=y&fbclid=z&newsletter=1`, indexed(list)],
  ['/agentes/barcelona?sort=agentDescendent', indexed('/agentes/barcelona')],
  ['/agentes/barcelona?tab=agencies', indexed('/agentes/barcelona')],
  ...unindexedPages.map((url): [string, Told] => [url, kept(url)]),
  [`${list}?rooms=2&sort=priceAscendent`, kept(`${list}?rooms=2`)],
  ['/favoritos', kept('/favoritos')],
  ['/formularios/formulario-alertas', kept(undefined)],
  [`/formularios/avisar-de-un-anuncio/${smallEstates[1]!.reference.toLowerCase()}`, kept(undefined)],
  ['/gracias', kept(undefined)],
  // Pages that are not there.
  ['/nada', absent()],
  ['/en/nothing/here', absent()],
  ['/viviendas-nowhere-compra', absent()],
  ['/viviendas-barcelona-vende', absent()],
  [`${list}?town=nowhere`, absent()],
  [`${list}?town=barcelona&zone=nowhere`, absent()],
  [`${list}?agent=nobody`, absent()],
  [`${list}?page=999`, absent()],
  [`${list}?page=0`, absent()],
  [`${list}?page=-1`, absent()],
  [`${list}?page=abc`, absent()],
  [`${list}?town=sitges&page=9`, absent()],
  [`${list}?rooms=castle`, absent()],
  [`${list}/x/NO-1`, absent()],
  [`${list}/x/${gone.reference.toLowerCase()}`, absent(410)],
  ['/error/agencias/nobody', absent()],
  // For the holder of a link.
  [`/viviendas/${smallEstates[1]!.reference.toLowerCase()}`, secret()],
  ['/viviendas/NO-1', secret(404)],
  ['/rgpd/aceptar', secret()],
  ['/rgpd/cancelar', secret()],
  ['/rgpd/politica-de-privacidad-alertas', secret()],
  ['/rgpd/contactos', secret()],
  [`/rgpd/aceptar/${token}`, secret(404)],
  [`/rgpd/cancelar/${token}`, secret(404)],
  [`/rgpd/baja/${token}`, secret(404)],
  [`/rgpd/solicitud/${'A'.repeat(22)}`, secret(404)],
  [`/formularios/formulario-alertas/${token}`, secret(404)],
];

it.each(rows)('%s', async (url, expected) => {
  expect(await told(url)).toEqual(expected);
});

it.each(ownPages)('each language of %s is a page, its own canonical, and names the same languages', async (url) => {
  const { alternates } = readHead((await request(site.app).get(url)).text);
  expect(alternates['x-default']).toBe(alternates['es']);
  const { language } = splitLanguage(url.split('?')[0]!, usualLanguages);
  expect(pathIn(alternates[language]!)).toBe(url);
  for (const other of usualLanguages) {
    const { status, text } = await request(site.app).get(pathIn(alternates[other]!));
    const page = readHead(text);
    expect({ status, canonical: page.canonical, alternates: page.alternates, robots: page.robots }).toEqual({
      status: 200,
      canonical: alternates[other],
      alternates,
      robots: undefined,
    });
  }
});

/** Links of a document that crawlers follow: path and query. */
const followed = (text: string): string[] =>
  [...text.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
    const href = /href="(\/[^"#]*)/.exec(tag)?.[1]?.replaceAll('&amp;', '&');
    return href === undefined || /rel="[^"]*nofollow/.test(tag) ? [] : [href];
  });

/** A list that is narrowed or sorted otherwise than a page that may be indexed; without its page and its language. */
function facetOf(url: string): string | null {
  const [path, search = ''] = url.split('?');
  const found = resolveUrl(path!, search && `?${search}`, usualLanguages);
  // A filter without meaning: the page is that of the rest.
  if (found.kind === 'notFound' && found.instead)
    return facetOf(buildUrl({ to: 'Search', ...found.instead }, found.language));
  if (found.kind !== 'match') return null;
  const { route, query, params } = found.address;
  const { page: _, ...facet } = { page: 1, ...query };
  if (route === 'Search') {
    const { filters, sort } = query;
    const isPlain = sort === 'recent' && (Object.keys(filters).length === 0 || isTownAlone(filters));
    return isPlain ? null : JSON.stringify([params, facet]);
  }
  const isDirectory = route === 'Agents' && /[?&](?:language|zone|sort)=/.test(url);
  return isDirectory || (route === 'AlertSurvey' && search) ? JSON.stringify([route, params, facet]) : null;
}

it.each([
  ...ownPages,
  ...unindexedPages,
  `${list}?sort=priceAscendent`,
  `${list}?town=barcelona&rooms=2&sort=priceAscendent`,
  `${list}?town=sitges&price_min=500000&price_max=100000`,
  `${list}?town=sitges&estate_type=castle&rooms=2`,
  '/agentes/barcelona?tab=agencies&language=espanol',
  '/agentes/barcelona?language=espanol&zone=gracia',
  '/ca/habitatges-soria-compra?sort=priceAscendent',
])('%s: crawlers follow no link to a narrowed or sorted list', async (url) => {
  const { text } = await request(site.app).get(url);
  const links = followed(text);
  expect(links.length).toBeGreaterThan(5);
  // Its own pages, and the same in the other languages.
  const own = facetOf(url);
  expect(links.filter((link) => facetOf(link) !== null && facetOf(link) !== own)).toEqual([]);
});

it.each([
  ['/viviendas-barcelona-compra', ['town=barcelona', 'town=sitges']],
  ['/ca/habitatges-barcelona-lloguer', ['town=barcelona', 'town=sitges']],
  ['/viviendas-avila-compra', []],
  ['/en/properties-barcelona-buy?town=barcelona', ['town=barcelona&zone=centro', 'town=barcelona&zone=gracia']],
  ['/viviendas-barcelona-compra?page=2', []],
])('%s links to the places inside that have enough available listings', async (url, queries) => {
  const { text } = await request(site.app).get(url);
  const below = /<nav aria-labelledby="inside">.*?<\/nav>/s.exec(text)?.[0] ?? '';
  expect(followed(below)).toEqual(queries.map((query) => `${url.split('?')[0]}?${query}`));
  for (const link of followed(below)) expect(readHead((await request(site.app).get(link)).text).robots).toBeUndefined();
});

const isFree = ({ status }: { status: string }) => !['reserved', 'sold', 'rented'].includes(status);
const inSitges = estates
  .filter(
    ({ type, estate_type, address, status }) =>
      type === 'buy' &&
      homeTypes.some((one) => one === estate_type) &&
      address.town_slug === 'sitges' &&
      isFree({ status }),
  )
  .map(({ price }) => price!)
  .sort((a, b) => a - b);
const euros = (amount: number) => amount.toLocaleString('es-ES', { useGrouping: true });

it.each([
  [
    '/viviendas-barcelona-compra?town=sitges',
    'Comprar en Sitges en cifras',
    (from: string, median: string) =>
      `Hay ${inSitges.length} viviendas disponibles, desde ${from}\u00a0€. La mitad cuesta ${median}\u00a0€ o menos.`,
  ],
  [
    '/ca/habitatges-barcelona-compra?town=sitges',
    'Comprar a Sitges en xifres',
    (from: string, median: string) =>
      `Hi ha ${inSitges.length} habitatges disponibles, des de ${from}\u00a0€. La meitat val ${median}\u00a0€ o menys.`,
  ],
])('%s has a text of its own, of what the data say', async (url, heading, sentence) => {
  const { text } = await request(site.app).get(url);
  const [from, median] = [inSitges[0]!, inSitges[Math.ceil(inSitges.length / 2) - 1]!];
  expect(text).toContain(`>${heading}</h2>`);
  expect(text).toContain(sentence(euros(from), euros(median)));
  const { title, description } = readHead(text);
  expect(title).toContain('Sitges');
  expect(description).toContain(`${inSitges.length} `);
  // Neither on its further pages, nor where the list is narrowed, nor where there is too little to say.
  for (const other of ['&page=2', '&rooms=2'])
    expect((await request(site.app).get(url + other)).text).not.toContain(heading);
});

it.each([
  [`${list}?page=1`, list],
  [`${list}?page=2&furnished=0&utm_source=x`, `${list}?furnished=0&page=2&utm_source=x`],
  [`${list}?rooms=2&rooms=3`, `${list}?rooms=2,3`],
  [`${list}?rooms=&town=sitges`, `${list}?town=sitges`],
  [`${list}/`, list],
  ['//viviendas-barcelona-compra', list],
  ['/VIVIENDAS-Barcelona-Compra', list],
  ['/es/viviendas-barcelona-compra', list],
  ['/ES//Viviendas-Barcelona-Compra/?page=1&gclid=x', `${list}?gclid=x`],
  ['/ca/', '/ca'],
  ['/viviendas-compra?town=sitges', `${list}?town=sitges`],
  [available.replace(/\/[^/]+(?=\/[^/]+$)/, '/otro'), available],
  [`${available.replace('-compra/', '-alquiler/')}?gclid=x`, `${available}?gclid=x`],
  [available.replace(/viviendas-[a-z-]+-compra/, 'viviendas-soria-alquiler'), available],
  [available.toUpperCase(), available],
])('%s is one hop from its normal form', async (url, expected) => {
  const { status, headers } = await request(site.app).get(url);
  expect([status, headers.location]).toEqual([301, expected]);
  expect((await request(site.app).get(expected)).status).toBe(200);
});

it('neither the language that a browser asks for nor the host that it names changes a page', async () => {
  const { status, headers, text } = await request(site.app).get('/').set({
    'Accept-Language': 'ca',
    Cookie: 'language=ca',
    Host: 'other.example',
    'X-Forwarded-Host': 'other.example',
  });
  expect([status, readHead(text).lang, readHead(text).canonical]).toEqual([200, 'es-ES', `${origin}/`]);
  expect(headers.vary ?? '').not.toMatch(/accept-language/i);
});

it('a listing that is not translated keeps its languages, and marks its words', async () => {
  const { address, url_slug, reference } = untranslated;
  const url = `/ca/habitatges-${address.province_slug}-compra/${url_slug['ca-ES'] ?? url_slug['es-ES']}/${reference.toLowerCase()}`;
  const { text } = await request(site.app).get(url);
  const page = readHead(text);
  expect([page.lang, Object.keys(page.alternates).length, page.robots]).toEqual(['ca-ES', 4, undefined]);
  expect(text).toMatch(/<h1[^>]* lang="es"/);
  // Its head speaks the page's language.
  expect(page.title).toMatch(/ (?:en venda|de lloguer) a /);
});

it('a province without listings says so, and offers an alert', async () => {
  const { text } = await request(site.app).get('/viviendas-soria-compra');
  expect(text).toContain('No se han encontrado viviendas');
  expect(text).toContain('/formularios/formulario-alertas?');
});

it('a sold listing shows no price', async () => {
  expect((await request(site.app).get(available)).text).toMatch(/\d\s€/);
  expect((await request(site.app).get(sold)).text.split('id="related"')[0]).not.toMatch(/\d\s€/);
});

it('with an API that is down and nothing kept, a page is a 503 that asks to come again, and is kept nowhere', async () => {
  const failing = await createTestSite();
  await failing.upstream.die();
  for (const url of [list, available, '/agentes/barcelona', `${list}?town=sitges`]) {
    const { status, headers, text } = await request(failing.app).get(url);
    expect({ url, status, cache: headers['cache-control'], robots: readHead(text).robots }).toEqual({
      url,
      status: 503,
      cache: 'no-store',
      robots: 'noindex,follow',
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  await failing.close();
});

it('search engines are kept out of an installation that is not public, by every answer', async () => {
  const hidden = await createTestSite({ ROBOTS: 'noindex' });
  for (const url of ['/', list, '/robots.txt', '/nada', '/web/provinces'])
    expect([url, (await request(hidden.app).get(url)).headers['x-robots-tag']]).toEqual([url, 'noindex']);
  await hidden.close();
});
