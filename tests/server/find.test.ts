import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import request from 'supertest';
import { stateElementId, type HydrationState } from '#client/app/session/hydrationState.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { createOriginSite } from '../fakes/createOriginSite.ts';
import { createTestSite } from '../fakes/createTestSite.ts';
import { readHead } from '../fakes/readHead.ts';
import { smallEstates } from '../origin/smallNetwork.ts';
import { questions } from './assistantQuestions.ts';

/* The search by text without scripts: where a typed text leads (docs/product.md#search-field). */

let site: Awaited<ReturnType<typeof createOriginSite>>;
beforeAll(async () => {
  site = await createOriginSite({ LANGUAGES: 'es,ca,en,de,nl,fr' });
});
afterAll(() => site.close());

/** As a browser sends the form. */
const send = (path: string, fields: Record<string, string>) =>
  request(site.app).get(`${path}?${new URLSearchParams(fields).toString()}`);

const [home] = smallEstates.filter(({ type, status }) => type === 'buy' && status === 'new');
const homePath = `/viviendas-${home!.address.province_slug}-compra/${home!.url_slug['es-ES']}/${home!.reference.toLowerCase()}`;

it.each([
  ['a province', 'avila', '/viviendas-avila-compra'],
  ['a town that has its province’s name', 'Barcelona', '/viviendas-barcelona-compra?town=barcelona'],
  ['the province of that name', 'provincia de Barcelona', '/viviendas-barcelona-compra'],
  ['the town of that name', 'Ciutat de Barcelona', '/viviendas-barcelona-compra?town=barcelona'],
  ['a town', 'SITGES', '/viviendas-barcelona-compra?town=sitges'],
  ['a zone', 'gracia', '/viviendas-barcelona-compra?town=barcelona&zone=gracia'],
  ['a zone with its town', 'Gràcia, Barcelona', '/viviendas-barcelona-compra?town=barcelona&zone=gracia'],
  ['a town with an error', 'Stges', '/viviendas-barcelona-compra?town=sitges'],
  ['several zones', 'Gràcia; Centro', '/viviendas-barcelona-compra?town=barcelona&zone=centro,gracia'],
  ['several places', 'Sitges, Ávila', '/viviendas-compra?where=avila,barcelona/sitges'],
  ['a postcode of a capital', '08012', '/viviendas-barcelona-compra?town=barcelona'],
  ['a name with its province', 'Sitges (Barcelona)', '/viviendas-barcelona-compra?town=sitges'],
  ['a town with a word for what it is', 'Barcelona capital', '/viviendas-barcelona-compra?town=barcelona'],
  ['a reference', home!.reference, homePath],
  ['a reference as people write it', `Ref. ${home!.reference.toLowerCase().replace('-', ' ')}`, homePath],
  ['an agent', 'ana mas', '/agentes/ana-mas'],
  ['an agency', 'Casa Clara', '/agentes/casa-clara'],
  ['a nickname', 'bcn', '/viviendas-barcelona-compra?town=barcelona'],
  ['a landmark', 'park guell', '/viviendas-barcelona-compra?town=barcelona&near=41.4145,2.1527,1'],
  ['nothing', '', '/viviendas-compra'],
  [
    'a sentence',
    'piso con terraza en Sitges',
    '/viviendas-barcelona-compra?town=sitges&estate_type=flat&features=terrace',
  ],
  ['a sentence of the other operation', 'alquilo 3 hab en avila', '/viviendas-avila-alquiler?rooms=3'],
  [
    'a sentence without a place',
    'chalets baratos hasta 200k',
    '/viviendas-compra?price_max=200000&estate_type=house&sort=priceAscendent',
  ],
])('%s leads to its page, and nobody keeps what was typed', async (_, q, location) => {
  const { status, headers } = await send('/buscar', { operation: 'buy', ...(q ? { q } : {}) });
  expect([status, headers.location]).toEqual([303, location]);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
  });
});

it.each([
  ['/ca/cerca', 'rent', '/ca/habitatges-barcelona-lloguer?town=sitges'],
  ['/en/search', 'rent', '/en/properties-barcelona-rent?town=sitges'],
])('%s leads to a page of its language and of the operation', async (path, operation, location) => {
  const { status, headers } = await send(path, { operation, q: 'Sitges' });
  expect([status, headers.location]).toEqual([303, location]);
});

it('a place that was typed over a list keeps its filters, and joins its places when it is added', async () => {
  const around = { operation: 'buy', province: 'barcelona', town: 'sitges', rooms: '2' };
  const to = async (fields: Record<string, string>) => (await send('/buscar', fields)).headers.location;
  expect(await to({ ...around, q: 'avila' })).toBe('/viviendas-avila-compra?rooms=2');
  expect(await to({ ...around, q: 'avila', add: '1' })).toBe('/viviendas-compra?where=avila,barcelona/sitges&rooms=2');
  const again = (await send('/buscar', { ...around, q: 'Sitges', add: '1' })).text;
  expect(again).toContain('La búsqueda ya es en «Sitges». Escriba otro lugar para añadirlo.');
  // What is sent from there is added too.
  expect(again).toMatch(
    /<input type="hidden" name="town" value="sitges"\/?>.*<input type="hidden" name="add" value="1"/s,
  );
  const where = ['a', 'b', 'c', 'd', 'e'].map((slug) => `madrid/${slug}`).join();
  const full = await request(site.app).get(`/buscar?operation=buy&where=${where}&q=Sitges&add=1`);
  expect(full.text).toContain('Se puede buscar en 5 lugares a la vez como máximo.');
});

it('a sentence that a list cannot say all of shows what it leads to, and what is left out', async () => {
  const q = 'piso con vistas al mar en Sitges';
  const { status, text, headers } = await request(site.app).get(`/buscar?operation=buy&q=${encodeURI(q)}`);
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(text).toMatch(/No tendremos en cuenta: (con )?vistas al mar</);
  expect(text).toContain('href="/viviendas-barcelona-compra?town=sitges&amp;estate_type=flat"');
  expect(text).toContain('Pisos en venta en Sitges');
  expect(text).toContain(`value="${q}"`);
});

it('a number that may mean several things, and what is nearest to what is left out, are links', async () => {
  const q = 'piso 120 en Sitges, soleado';
  const { text } = await request(site.app).get(`/buscar?operation=buy&q=${encodeURI(q)}`);
  const list = '/viviendas-barcelona-compra?town=sitges&amp;';
  expect(text).toContain(`href="${list}estate_type=flat"`);
  expect(text).toContain(`href="${list}area_min=120&amp;estate_type=flat" rel="nofollow"><span>Desde 120`);
  expect(text).toContain(`href="${list}price_max=120000&amp;estate_type=flat" rel="nofollow"><span>Hasta 120.000`);
  expect(text).toContain('Lo más parecido que tenemos:');
  expect(text).toContain(`href="${list}estate_type=flat&amp;bright=1" rel="nofollow"><span>Luminoso`);
});

it('a sentence over a list keeps its place and filters, and changes what it names', async () => {
  const around = { operation: 'buy', province: 'barcelona', town: 'sitges', rooms: '2', price_max: '200000' };
  const to = async (q: string) => (await send('/buscar', { ...around, q })).headers.location;
  expect(await to('con ascensor y terraza')).toBe(
    '/viviendas-barcelona-compra?town=sitges&price_max=200000&rooms=2&features=elevator,terrace',
  );
  expect(await to('alquiler con ascensor')).toBe('/viviendas-barcelona-alquiler?town=sitges&rooms=2&features=elevator');
});

it('what is unknown of the query is kept', async () => {
  const { headers } = await send('/buscar', { operation: 'buy', q: 'sitges', utm_source: 'x' });
  expect(headers.location).toBe('/viviendas-barcelona-compra?town=sitges&utm_source=x');
});

it('a text of several meanings shows them as links, the field keeps what was typed', async () => {
  const { status, text, headers } = await send('/buscar', { operation: 'rent', q: 'centro' });
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(readHead(text).robots).toContain('noindex');
  expect(text).toContain('¿Qué busca exactamente?');
  expect(text).toContain('href="/viviendas-barcelona-alquiler?town=barcelona&amp;zone=centro"');
  expect(text).toContain('value="centro"');
  expect(text).toMatch(/<input(?=[^>]*value="rent")(?=[^>]*checked)/);
});

it('before anything is typed, the places with most homes are offered', async () => {
  const { text } = await request(site.app).get('/buscar');
  expect(text).toContain('Donde hay más viviendas');
  expect(text).toContain('href="/viviendas-barcelona-compra"');
});

it('a list around a landmark and of an area is headed by its name, and is in no index', async () => {
  const headed = async (path: string) => {
    const { status, text } = await request(site.app).get(path);
    expect([status, readHead(text).robots]).toEqual([200, 'noindex,follow']);
    return /<h1[^>]*>(.*?)<\/h1>/s.exec(text)![1]!.replace(/<[^>]*>/g, '');
  };
  const around = '?town=barcelona&near=41.2974,2.0833,20';
  expect(await headed(`/viviendas-barcelona-compra${around}`)).toContain(
    'a menos de 20\u00a0km del aeropuerto de Barcelona',
  );
  expect(await headed(`/ca/habitatges-barcelona-compra${around}`)).toContain(
    'a menys de 20\u00a0km de l&#x27;aeroport de Barcelona',
  );
  const { headers } = await send('/buscar', { operation: 'buy', q: 'costa del garraf', rooms: '2' });
  expect(headers.location).toMatch(/^\/viviendas-barcelona-compra\?rooms=2&area=/);
  expect(await headed(headers.location!)).toContain('en el Garraf');
});

it('a postcode that widens to its province says so, and the province is a choice', async () => {
  const { status, text } = await send('/buscar', { operation: 'buy', q: '08870' });
  expect(status).toBe(200);
  expect(text).toContain('En el código postal 08870 no hay anuncios con dirección pública.');
  expect(text).toContain('href="/viviendas-barcelona-compra"');
});

it('a street of a town that was not typed is a choice, with its town it is led to', async () => {
  // No other begins like it.
  const { address } = smallEstates.find(
    ({ type, status, address: { visibility, street_name = '' } }) =>
      type === 'buy' && status === 'new' && visibility === 'street' && /\d{3}$/.test(street_name),
  )!;
  const street = `${address.street_type} ${address.street_name}`;
  // As the site writes URLs; another spelling is redirected to it first.
  const find = (q: string) => request(site.app).get(`/buscar?operation=buy&q=${encodeURI(q)}`);
  const alone = await find(street);
  expect([alone.status, alone.text.includes('¿Qué busca exactamente?')]).toEqual([200, true]);
  expect(alone.text).toContain(`href="/viviendas-${address.province_slug}-compra?street=`);
  const { headers } = await find(`${street}, ${address.town}`);
  expect(headers.location).toContain(`/viviendas-${address.province_slug}-compra?street=`);
});

it.each([
  ['/buscar', 'ZZ9999-9999', 'No hay ningún anuncio con la referencia «ZZ9999-9999»'],
  ['/ca/cerca', 'zzzzzzzz', 'No trobem cap lloc, agent ni agència amb aquest nom.'],
  ['/en/search', '<b>"x"&', 'We can’t find a place, an agent or an agency of that name.'],
])('%s?q=%s says what is not there', async (path, q, said) => {
  const { status, text } = await send(path, { operation: 'buy', q });
  expect(status).toBe(200);
  expect(text).toContain(said);
  expect(text).not.toContain('<b>"x"');
  expect(text).toContain('action="' + path + '"');
});

it('an API without suggestions still finds provinces and references', async () => {
  const other = await createTestSite();
  const get = (q: string) => request(other.app).get(`/buscar?operation=buy&q=${encodeURIComponent(q)}`);
  expect((await get('Barcelona')).headers.location).toBe('/viviendas-barcelona-compra');
  expect((await get('MS0116-1000')).headers.location).toContain('/MS0116-1000');
  expect((await get('MS0116-9999')).text).toContain('No hay ningún anuncio con la referencia');
  await other.close();
});

it('crawlers are told to keep away from searches', async () => {
  const { text } = await request(site.app).get('/robots.txt');
  for (const path of ['/buscar?', '/ca/cerca?', '/en/search?']) expect(text).toContain(`Disallow: ${path}\n`);
});

it('suggestions are one entry of the cache, whoever asks for them', async () => {
  await send('/buscar', { operation: 'buy', q: 'SITGÈS' });
  const { headers } = await request(site.app).get('/web/suggestions?q=sitges&language=es&utm=x&type=buy');
  expect(headers['cache-status']).toContain('hit');
});

it('ever new texts from one address are refused', async () => {
  const limited = await createTestSite({ READS_PER_MINUTE: '3' });
  const statusOf = async (path: string) => (await request(limited.app).get(path)).status;
  const statuses = [];
  for (let n = 0; n < 5; n += 1) statuses.push(await statusOf(`/web/suggestions?q=sitges${n}`));
  expect(statuses.at(-1)).toBe(429);
  expect(await statusOf('/buscar?operation=buy&q=sitges')).toBe(429);
  await limited.close();
});

describe('an assistant that asks what people ask', () => {
  let server: Server;
  let client: Client;
  beforeAll(async () => {
    server = createServer(site.app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    client = new Client({ name: 'test', version: '1.0.0' });
    const { port } = server.address() as AddressInfo;
    await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)));
  });
  afterAll(async () => {
    await client.close();
    server.close();
  });

  interface Home {
    reference: string;
    url: string;
    energy: Record<string, unknown>;
    [field: string]: unknown;
  }
  interface Facts {
    homes?: Home[];
    home?: Home;
    as_of: string;
    quote: string;
    [field: string]: unknown;
  }

  /** What the page of a home shows, as its HTML and its state have it. */
  async function readHome(url: string): Promise<{ view: EstateView; words: string; canonical: string | undefined }> {
    const { status, text } = await request(site.app).get(new URL(url).pathname);
    expect([url, status]).toEqual([url, 200]);
    const [, state] = new RegExp(`id="${stateElementId}">(.*?)</script>`, 's').exec(text)!;
    const { loaderData } = JSON.parse(state!) as HydrationState;
    const view = (Object.values(loaderData) as { data?: { estate?: EstateView } }[]).find(({ data }) => data?.estate)!
      .data!.estate!;
    const words = text.replaceAll(/<[^>]*>/g, '').replaceAll(/\s/g, ' ');
    return { view, words, canonical: readHead(text).canonical };
  }

  /**
   * Price, place, area, rooms, energy certificate and address of a home, as its page has them.
   * @param isWhole all that the page shows: a card has the figures of a certificate only with its letter
   */
  async function expectAsItsPage(home: Home, isWhole: boolean): Promise<void> {
    const { view, words, canonical } = await readHome(home.url);
    const { energy, street, price } = view;
    const { state, rating, consumption, emissions } = energy;
    expect(home).toMatchObject({
      ...{ reference: view.reference, url: canonical, operation: view.type },
      availability: ['reserved', 'sold', 'rented'].includes(view.status) ? view.status : 'available',
      place: { zone: view.zone, town: view.town, province: view.province.name },
    });
    expect([home.price, home.area_m2, home.bedrooms, home.bathrooms]).toEqual([
      price,
      ...[view.area, view.rooms, view.bathrooms].map((number) => number || undefined),
    ]);
    expect((home.place as Record<string, string>).street).toBe(street);
    const figures = isWhole || rating ? { consumption, emissions } : {};
    expect(home.energy).toEqual(
      // Whether undefined or not there is the same to JSON.
      JSON.parse(JSON.stringify({ state, ...(state === 'completed' ? { rating, ...figures } : {}) })),
    );
    expect(words).toContain((home.price_text as string).replaceAll(/\s/g, ' '));
  }

  it('has forty questions', () => {
    expect(questions).toHaveLength(40);
  });

  it.each(questions.map(([asked, ...asking]) => ({ asked, asking })))('$asked', async ({ asking }) => {
    const [tool, given, expected, matches] = asking;
    const { structuredContent, isError, content } = await client.callTool({ name: tool, arguments: given });
    expect([isError, isError ? content : undefined]).toEqual([undefined, undefined]);
    const facts = structuredContent as Facts;
    expect(facts).toMatchObject(expected);
    if (matches) expect(facts.total).toBe(smallEstates.filter(matches).length);
    expect([new Date(facts.as_of).toISOString(), facts.quote]).toEqual([
      facts.as_of,
      expect.stringContaining('https://www.example.com/'),
    ]);
    for (const home of facts.homes ?? []) await expectAsItsPage(home, false);
    if (facts.home) await expectAsItsPage(facts.home, true);
  });
});
