import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { readArea } from '#shared/domain/drawnArea.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { startIsochroneEngine, type AskedEngine } from '#tests/fakes/isochroneEngine.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { answering } from '#tests/fakes/upstreamBehaviours.ts';

let engine: Server;
const asked: AskedEngine[] = [];
/** Of the engine. */
let status = 200;
let site: TestSite;

const list = '/viviendas-barcelona-compra';
const travel = '41.375,2.141,20,bicycle';
const around = `${list}?town=barcelona&zone=sants&travel=${travel}`;

beforeAll(async () => {
  engine = await startIsochroneEngine(asked, () => status);
});
afterAll(() => engine.close());

async function start(variables: Record<string, string> = {}): Promise<void> {
  const { port } = engine.address() as AddressInfo;
  site = await createTestSite({ ISOCHRONES_URL: `http://127.0.0.1:${port}/`, ...variables });
  const centre = { lat: 41.3754, lng: 2.1413, name: 'Sants' };
  const body = { results: [fakeEstate()], total: 1, available: 1, pages: 1, page: 1, qty: 24, centre };
  const sants = { kind: 'zone', name: 'Sants', within: 'Barcelona', province: 'barcelona', town: 'barcelona' };
  site.upstream.behave((req, res) => {
    const { pathname, searchParams } = new URL(req.url!, 'https://x.example');
    const named = searchParams.get('q')?.toLowerCase() === 'sants' ? [{ ...sants, zone: 'sants' }] : [];
    answering({}, { body: pathname === '/web/suggestions' ? named : body })(req, res);
  }, /^\/web\/(?:estates\/buy|suggestions)/);
}

beforeEach(() => {
  asked.length = 0;
  status = 200;
});
afterEach(() => site.close());

const get = (url: string) => request(site.app).get(url);
const headingOf = (text: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(text)![1]!;
const listCalls = (): string[] => site.upstream.requests.filter((line) => line.includes('/web/estates/'));

describe('with OpenRouteService', () => {
  beforeEach(() => start({ ISOCHRONES_KEY: 'secret-key' }));

  it('a list is of the area that leads to a place in time, and says so in each language', async () => {
    for (const [path, heading, chip] of [
      [around, 'a 20\u00a0min en bicicleta de Sants', 'A 20\u00a0min en bicicleta de Sants'],
      [
        around.replace(list, '/ca/habitatges-barcelona-compra'),
        'a 20\u00a0min en bicicleta de Sants',
        'A 20\u00a0min en bicicleta de Sants',
      ],
      [
        around.replace(list, '/en/properties-barcelona-buy'),
        'within 20\u00a0min by bicycle of Sants',
        'Within 20\u00a0min by bicycle of Sants',
      ],
    ] as const) {
      const { status: answered, text } = await get(path);
      expect(answered).toBe(200);
      expect(headingOf(text)).toContain(heading);
      expect(text).toContain(`<span>${chip}</span>`);
      expect(text).toContain('noindex');
      expect(text).not.toContain('secret-key');
    }
    expect(asked).toEqual([
      {
        url: 'POST /v2/isochrones/cycling-regular',
        key: 'secret-key',
        body: { locations: [[2.141, 41.375]], range: [1200], range_type: 'time', location_type: 'destination' },
      },
    ]);
    for (const call of listCalls()) {
      const query = new URLSearchParams(call.split('?')[1]);
      expect(readArea(query.get('area')!)).toHaveLength(4);
      expect(['travel', 'province', 'town', 'zone'].map((name) => query.get(name))).toEqual([travel, null, null, null]);
    }
  });

  it('is asked once for a place, for weeks', async () => {
    await get(around);
    site.forward(6 * 24 * 3_600);
    await get(`${around}&rooms=2`);
    await get(`/web/estates/buy/pins?travel=${travel}`);
    const { body } = await get(`/web/isochrone?travel=${travel}`);
    expect(readArea((body as { area: string }).area)).toHaveLength(4);
    expect(asked).toHaveLength(1);
  });

  it('is asked for to some 100 m: whoever names a nearer point gets its answer', async () => {
    const exact = around.replace(travel, '41.3751234,2.1409,20,bicycle');
    const { status: moved, headers } = await get(exact);
    expect([moved, headers.location]).toEqual([301, around]);
    await get(around);
    for (const path of ['/web/isochrone', '/web/estates/buy/pins'])
      expect((await get(`${path}?travel=41.3754999,2.1405001,20,bicycle`)).status).toBe(200);
    expect(asked).toHaveLength(1);
  });

  it('that no cache has is asked for twenty times a minute by one client, and others go on', async () => {
    const reach = (n: number, from: string) =>
      get(`/web/isochrone?travel=41.${300 + n},2.141,20,foot`).set('X-Forwarded-For', from);
    const statuses = [];
    for (let n = 0; n < 22; n += 1) statuses.push((await reach(n, '192.0.2.1')).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429]);
    expect(asked).toHaveLength(20);
    expect((await reach(3, '192.0.2.1')).status).toBe(200);
    expect((await reach(40, '192.0.2.2')).status).toBe(200);
  });

  it('is answered to a body too, for a place of the visitor’s own: in no URL, and kept by nobody on the way', async () => {
    const send = (body: object | string) =>
      request(site.app).post('/web/isochrone').set('Content-Type', 'application/json').send(body);
    const { status: answered, headers, body } = await send({ travel: '41.3751234,2.141,20,bicycle' });
    expect([answered, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(readArea((body as { area: string }).area)).toHaveLength(4);
    // One answer with that of lists.
    await get(`/web/isochrone?travel=${travel}`);
    expect(asked).toHaveLength(1);
    for (const other of [{ travel: '48.8,2.3,20,foot' }, { travel: 1 }, {}, '[]', 'null'])
      expect((await send(other)).status).toBeGreaterThanOrEqual(400);
    expect([(await send('{')).status, (await send({ travel: 'x'.repeat(2_000) })).status]).toEqual([400, 413]);
    expect(asked).toHaveLength(1);
    const reach = (n: number) => send({ travel: `41.${300 + n},2.141,20,foot` }).set('X-Forwarded-For', '192.0.2.3');
    const statuses = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await reach(n)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    status = 500;
    const failed = await send({ travel: '41.5,2.141,20,foot' }).set('X-Forwarded-For', '192.0.2.4');
    expect([failed.status, failed.headers['retry-after']]).toEqual([503, '60']);
  });

  it('is offered in the plain form, in place of a distance once it is chosen', async () => {
    const before = (await get(`${list}?town=barcelona&zone=sants`)).text;
    const options = [...before.matchAll(/<option value="(41[^"]*)"/g)].map(([, value]) => value);
    expect(options).toHaveLength(3 * 6);
    expect(options).toContain(travel);
    expect(before).toContain('<optgroup label="a pie">');
    expect(before).toContain('name="near"');
    const after = (await get(around)).text;
    expect(after).toContain(`<option value="${travel}" selected="">`);
    expect(after).not.toContain('type="radio" name="near"');
    const sent = `/viviendas-compra?listed=barcelona%2Fbarcelona&province=barcelona&town=barcelona&zone=sants&near=41.3754%2C2.1413%2C5&travel=${travel}`;
    expect((await get(sent)).headers.location).toBe(around);
  });

  it('is what a sentence leads to, where the way is made as the site offers it', async () => {
    const to = async (q: string) => (await get(`/buscar?operation=buy&q=${encodeURIComponent(q)}`)).headers.location;
    expect(await to('piso a 20 minutos en bici de Sants')).toBe(
      `${list}?town=barcelona&travel=${travel}&estate_type=flat`,
    );
    // The list asks the engine, by the limits of whoever reads it.
    expect(asked).toEqual([]);
    const { text } = await get('/buscar?operation=buy&q=piso%20a%2020%20minutos%20en%20metro%20de%20Sants');
    expect(text).toContain('No tendremos en cuenta: 20 minutos');
    const survey = await request(site.app)
      .post('/formularios/formulario-alertas')
      .set('Sec-Fetch-Site', 'same-origin')
      .type('form')
      .send({ type: 'buy', sentence: 'piso a 20 minutos en bici de Sants' });
    expect(survey.text).toMatch(new RegExp(`name="filters"[^>]*value="travel=${travel}&amp;area=.{10}`));
    expect(survey.text.replaceAll('\u00a0', ' ')).toContain('20 min en bicicleta');
    expect(asked).toHaveLength(1);
  });

  it('is kept by the alert of the list, with its area', async () => {
    const { text } = await get(around);
    const [, href] = /href="(\/formularios\/formulario-alertas\?[^"]*travel=[^"]*)"/.exec(text)!;
    const survey = (await get(href!.replaceAll('&amp;', '&'))).text;
    const [, filters] = /name="filters"[^>]*value="(travel=[^"]*)"/.exec(survey)!;
    expect(filters).toMatch(new RegExp(`^travel=${travel}&amp;area=.{10}`));
    expect(survey.replaceAll('\u00a0', ' ')).toContain('20 min en bicicleta');
    expect(survey).not.toContain('Zona marcada en el mapa');
    expect((await get(`/formularios/formulario-alertas?type=buy&travel=${travel}`)).status).toBe(404);
  });

  it.each([500, 429, 403])('that answers %i: the list says so, and is of a distance', async (failure) => {
    status = failure;
    const { status: answered, text, headers } = await get(around);
    expect([answered, headers['retry-after'] !== undefined, headers['cache-control']]).toEqual([503, true, 'no-store']);
    expect(text).toContain('Ahora no podemos calcular el tiempo de viaje.');
    expect(headingOf(text)).toContain('a menos de 5\u00a0km de Sants');
    expect(listCalls().every((call) => call.includes('near=41.375,2.141,5'))).toBe(true);
    expect((await get(`/web/estates/buy/pins?travel=${travel}`)).status).toBe(503);
    // What was known before goes on.
    status = 200;
    site.forward(60);
    expect((await get(around)).status).toBe(200);
    status = failure;
    site.forward(20 * 24 * 3_600);
    expect((await get(`${around}&rooms=2`)).status).toBe(200);
  });

  it('that finds no route: the page says that the filter does not exist', async () => {
    status = 404;
    const { status: answered, text } = await get(around);
    expect(answered).toBe(404);
    expect(text).toContain('Uno de los filtros o el orden de esta dirección no existe.');
    for (const other of ['48.8,2.3,20,foot', '41.4,2.1,20,transit', 'x'])
      expect((await get(`/web/isochrone?travel=${other}`)).status).toBe(422);
    expect(asked).toHaveLength(1);
  });
});

it('with Valhalla: the same by its interface, and public transport where it has that', async () => {
  await start({ ISOCHRONES_ENGINE: 'valhalla', ISOCHRONES_MODES: 'foot,transit' });
  expect((await get(around.replace('bicycle', 'foot'))).status).toBe(200);
  expect(headingOf((await get(around.replace('bicycle', 'transit'))).text)).toContain('en transporte público de Sants');
  expect((await get(around)).status).toBe(404);
  const common = { locations: [{ lat: 41.375, lon: 2.141 }], contours: [{ time: 20 }], polygons: true };
  expect(asked).toEqual([
    { url: 'POST /isochrone', key: undefined, body: { ...common, costing: 'pedestrian', reverse: true } },
    {
      url: 'POST /isochrone',
      key: undefined,
      body: {
        ...common,
        costing: 'multimodal',
        date_time: { type: 1, value: expect.stringMatching(/^\d{4}-\d\d-\d\dT08:30$/) as string },
      },
    },
  ]);
});

it('without an engine it is neither offered nor made', async () => {
  await start({ ISOCHRONES_URL: '' });
  const { text } = await get(`${list}?town=barcelona&zone=sants`);
  expect(text).not.toMatch(/travel|Tiempo de viaje/);
  expect((await get(around)).status).toBe(404);
  expect((await get(`/web/isochrone?travel=${travel}`)).status).toBe(422);
  expect((await request(site.app).post('/web/isochrone').send({ travel })).status).toBe(405);
  expect(asked).toEqual([]);
});
