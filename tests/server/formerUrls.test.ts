import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { removeEstate, saveEstate } from '#origin/db/estates/writeEstate.ts';
import { readNetwork } from '#config/network/network.ts';
import { appFetcher } from '#tests/fakes/appFetcher.ts';
import { createOriginSite } from '#tests/fakes/createOriginSite.ts';
import { bareNetwork, createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { proveRedirects } from '../../scripts/crawl/redirects.ts';
import { smallEstates } from '../origin/smallNetwork.ts';

const estate = '/viviendas-barcelona-compra/piso-en-gracia-ms0116-1000/MS0116-1000';

const lines = [
  'from,to',
  '/propiedad.php?id=1,MS0116-1000',
  '/propiedad.php?id=2,GONE-1',
  '/propiedad.php?id=3,NUNCA-1',
  '/en/property/1,MS0116-1000',
  '/ca/fitxa/2.html,GONE-1',
  '/empresa.html,About',
  '/en/company.html,About',
  '/venta/caba%F1as,/viviendas-barcelona-compra?rooms=2',
  '/equipo,/quienes-somos#equipo',
  '/foro,https://foro.example/temas?orden=1',
  // What the routes have a page for, if there is such a thing.
  '/agentes/ana-mas,Home',
  '/agentes/eva-antes,/agentes/casa-clara',
  '/viviendas-en-venta,/viviendas-barcelona-compra',
  `${estate},Home`,
  '/viviendas-barcelona-compra/antes/GONE-1,MS0116-1001',
  '/viviendas/piso-gracia-7,MS0116-1000',
  '/viviendas/MS0116-1000,Home',
];

let dir: string;
let site: TestSite;
beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'former-urls-'));
  cpSync(bareNetwork, dir, { recursive: true });
  writeFileSync(path.join(dir, 'redirects.csv'), lines.join('\n'));
  site = await createTestSite({ NETWORK_DIR: dir });
});
afterEach(async () => {
  await site.close();
  rmSync(dir, { recursive: true });
});
const get = (url: string) => request(site.app).get(url);

const short = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'cdn-cache-control': 'max-age=10',
};

it.each([
  ['/propiedad.php?id=1', estate],
  ['/propiedad.php?utm_source=x&id=1&gclid=y', `${estate}?utm_source=x&gclid=y`],
  ['//propiedad.php/?%69d=1', estate],
  ['/en/property/1/', '/en/properties-barcelona-buy/flat-in-gracia-ms0116-1000/MS0116-1000'],
  ['/empresa.html', '/quienes-somos'],
  ['/en/company.html?utm_source=x', '/en/about?utm_source=x'],
  ['/venta/caba%f1as?utm_source=x&rooms=castle', '/viviendas-barcelona-compra?rooms=2&utm_source=x'],
  ['/equipo?utm_source=x', '/quienes-somos?utm_source=x#equipo'],
  ['/foro?utm_source=x', 'https://foro.example/temas?orden=1&utm_source=x'],
  ['/agentes/eva-antes', '/agentes/casa-clara'],
  ['/viviendas-en-venta?page=2', '/viviendas-barcelona-compra'],
  ['/viviendas/piso-gracia-7', estate],
  ['/viviendas-barcelona-compra/antes/GONE-1', '/viviendas-barcelona-compra/piso-en-gracia-ms0116-1001/MS0116-1001'],
])('%s is one redirect to a page', async (url, location) => {
  for (const _ of ['made', 'from what is stored']) {
    const { status, headers } = await get(url);
    expect([status, headers.location]).toEqual([301, location]);
    expect(headers).toMatchObject(short);
  }
  if (location.startsWith('/')) expect((await get(location)).status).toBe(200);
  const { status, headers } = await request(site.app).head(url);
  expect([status, headers.location]).toEqual([301, location]);
});

it.each([
  [
    '/propiedad.php?id=2&utm_source=x',
    '/viviendas-espana-compra/vivienda/GONE-1',
    'Esta vivienda ya no está disponible',
  ],
  ['/ca/fitxa/2.html', '/ca/habitatges-espana-compra/vivienda/GONE-1', 'Aquest habitatge ja no està disponible'],
])('%s leads to the notice that its listing was withdrawn, with homes of the country', async (url, location, title) => {
  const { status, headers } = await get(url);
  expect([status, headers.location!.split('?', 1)[0]]).toEqual([301, location]);
  const page = await get(location);
  expect(page.status).toBe(410);
  expect(page.text).toContain(title);
  expect(page.text).toContain('ms0116-1000/MS0116-1000');
});

it.each(['/propiedad.php?id=3', '/propiedad.php?id=4', '/propiedad.php', '/Empresa.html', '/empresa.html/x'])(
  '%s, of which nothing is known, is not found',
  async (url) => {
    const { status, headers } = await get(url);
    expect([status, headers.location]).toEqual([404, undefined]);
  },
);

it.each(['/agentes/ana-mas', estate, '/viviendas/MS0116-1000'])('%s, a page that is there, stays', async (url) => {
  for (const _ of ['made', 'from what is stored']) expect((await get(url)).status).toBe(200);
});

it('while the API is down listings are not led to, nor is that kept', async () => {
  site.upstream.behave((_req, res) => void res.writeHead(500).end());
  const { status, headers } = await get('/propiedad.php?id=1');
  expect([status, headers.location]).toEqual([503, undefined]);
  expect(headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
  expect((await get('/empresa.html')).headers.location).toBe('/quienes-somos');
  // What may be there is not led away from.
  expect((await get('/viviendas-barcelona-compra/antes/GONE-1')).status).toBe(503);
  site.upstream.behave(null);
  site.forward(60);
  await site.probe();
  expect((await get('/propiedad.php?id=1')).headers.location).toBe(estate);
});

it('a stored answer is sent without a look at them', async () => {
  await get('/viviendas-barcelona-compra');
  const network = await readNetwork(dir);
  const find = jest.spyOn(network.formerUrls, 'find');
  const other = await createTestSite({ NETWORK_DIR: dir }, { network });
  try {
    await request(other.app).get('/viviendas-barcelona-compra');
    find.mockClear();
    const { status, headers } = await request(other.app).get('/viviendas-barcelona-compra');
    expect([status, headers['cache-status']]).toEqual([200, expect.stringContaining('hit')]);
    expect(find).not.toHaveBeenCalled();
  } finally {
    await other.close();
  }
});

it('an old domain that is served here leads straight to the site', async () => {
  const served = await createTestSite({ NETWORK_DIR: dir, ALLOWED_HOSTS: 'www.viejo.example' });
  const locationOf = async (url: string, host: string) =>
    (await request(served.app).get(url).set('Host', host)).headers.location;
  try {
    expect(await locationOf('/propiedad.php?id=1', 'WWW.viejo.example:443')).toBe(`https://www.example.com${estate}`);
    expect(await locationOf('/foro', 'www.viejo.example')).toBe('https://foro.example/temas?orden=1');
    expect(await locationOf('/propiedad.php?id=1', 'www.example.com')).toBe(estate);
  } finally {
    await served.close();
  }
});

it('private listings can still not be guessed', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 31 }, async (_, index) => (await get(`/viviendas/A-${index}`)).status),
  );
  expect(statuses).toContain(429);
  expect((await get('/viviendas/piso-gracia-7')).status).toBe(301);
});

it('the crawler proves each line', async () => {
  const network = await readNetwork(dir);
  const proven = await proveRedirects({
    lines: network.formerUrls.lines,
    origin: 'https://www.example.com',
    fetch: appFetcher(site.app),
    fetchOther: () => Promise.resolve({ status: 200, headers: {}, body: '' }),
    concurrency: 2,
    onProven: () => {},
  });
  const wrong = proven.flatMap(({ from, verdict, problem }) => (verdict === 'wrong' ? [`${from} ${problem}`] : []));
  expect(wrong).toEqual([
    '/propiedad.php?id=3 answers 404: the site has no such listing',
    '/agentes/ana-mas answers 200: the site has a page there',
    `${estate} answers 200: the site has a page there`,
    '/viviendas/MS0116-1000 answers 200: the site has a page there',
  ]);
  expect(proven.filter(({ verdict }) => verdict === 'gone').map(({ line }) => line)).toEqual([3, 6]);
});

it('a former URL is answered to readers alone', async () => {
  expect((await request(site.app).post('/empresa.html')).status).toBe(405);
});

it('with the bundled origin, listings of any reference, until they are withdrawn', async () => {
  const { price_history: _, ...home } = smallEstates.find(({ status, type }) => status === 'new' && type === 'buy')!;
  const origin = await createOriginSite({ NETWORK_DIR: dir });
  const of = (url: string) => request(origin.app).get(url);
  try {
    const identity = { id: 'x', reference: 'Nunca 1', url_slug: { 'es-ES': 'piso' } };
    await saveEstate(origin.store, { ...home, ...identity });
    const { province_slug: province } = home.address;
    const { status, headers } = await of('/propiedad.php?id=3');
    expect([status, headers.location]).toEqual([301, `/viviendas-${province}-compra/piso-nunca-1/nunca-1`]);
    expect((await of(headers.location!)).status).toBe(200);
    await removeEstate(origin.store, 'nunca-1');
    await origin.purgeAll();
    const gone = await of('/propiedad.php?id=3');
    expect([gone.status, gone.headers.location]).toEqual([301, '/viviendas-espana-compra/vivienda/NUNCA-1']);
    expect((await of(gone.headers.location!)).status).toBe(410);
  } finally {
    await origin.close();
  }
});
