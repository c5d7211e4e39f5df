import request from 'supertest';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

const get = (url: string) => request(site.app).get(url);
const list = '/viviendas-barcelona-compra';

describe('a filter with a value that means nothing', () => {
  it.each([
    'price_min=-1', 'price_max=cheap', 'price_min=1e5', 'price_max=99999999999999', 'area_min=4.5', 'area_max=%00', 'rooms=99', 'rooms=0', 'rooms=1,2,many', 'bathrooms=-1',
    'estate_type=castle', 'features=moat', 'features=terrace,moat', 'furnished=2', 'conservation=ruined', 'zone=%C3%B1', 'town=..%2F..%2Fetc', 'sort=cheapest', 'page=last',
    'price_min=1&price_min=x', 'rooms=2&rooms=99', '__proto__=1&rooms=constructor', `zone=${Array.from({ length: 51 }, (_, index) => `z${index}`).join(',')}`,
  ])('?%s is a 404 page that says so, and the upstream is not asked for a list', async (query) => {
    const { status, text } = await get(`${list}?${query}`);
    expect(status).toBe(404);
    expect(text).toContain('Página no encontrada');
    expect(site.upstream.requests.filter((line) => line.includes('/web/estates/'))).toEqual([]);
  });

  it.each(['town', 'zone', 'price_min', 'estate_type', 'features', 'sort', 'utm_source'])('5,000 characters for %s are never a defect of ours', async (name) => {
    const { status } = await get(`${list}?${name}=${'a'.repeat(5000)}`);
    expect([200, 404, 414, 431]).toContain(status);
  });
});

it.each(['/ca/habitatges-barcelona-compra', '/en/properties-barcelona-rent'])('%s says it in its own language', async (path) => {
  const { status, text } = await get(`${path}?rooms=99`);
  expect(status).toBe(404);
  expect(text).toMatch(/Pàgina no trobada|Page not found/);
  expect(text).toContain('content="noindex,follow"');
});

it.each(['price_min=500000&price_max=100000', 'area_min=90&area_max=80'])('?%s asks for nothing that there could be: the list says so, and the question stays as it was put', async (query) => {
  site.upstream.behave((_req, res) => { res.writeHead(200, { 'Content-Type': 'application/json' }).end('{"results":[],"total":0,"page":1,"pages":0,"qty":24}'); }, /web.estates/);
  const { status, text } = await get(`${list}?${query}`);
  expect(status).toBe(200);
  expect(text).toContain('No se han encontrado viviendas que cumplan los criterios de búsqueda');
  expect(site.upstream.requests.some((line) => line.includes(query))).toBe(true);
});

describe('a filter in another spelling', () => {
  it.each([
    ['rooms=3&rooms=1&rooms=3', 'rooms=1,3'], ['price_min=000200', 'price_min=200'], ['features=terrace,garden&features=terrace', 'features=garden,terrace'],
    ['price_min=&price_max=&rooms=', ''], ['price_min=1&price_min=2', 'price_min=2'],
  ])('?%s is one 301 to ?%s', async (given, normal) => {
    const { status, headers } = await get(`${list}?${given}`);
    expect([status, headers.location]).toEqual([301, normal === '' ? list : `${list}?${normal}`]);
    expect((await get(headers.location!)).status).toBe(200);
  });
});

it('the plain form holds every filter of the list, and shows what the list was asked for', async () => {
  const { text } = await get(`${list}?price_min=123456&area_max=90&rooms=2,4&bathrooms=1&estate_type=penthouse&features=bridge_crane&furnished=0&conservation=good`);
  for (const name of ['province', 'listed', 'price_min', 'price_max', 'area_min', 'area_max', 'rooms', 'bathrooms', 'estate_type', 'features', 'furnished', 'conservation']) {
    expect(text).toMatch(new RegExp(`<(input|select)[^>]* name="${name}"`));
  }
  // A price between the steps, and an extra that penthouses do not have, are not lost.
  expect(text).toMatch(/<option value="123456" selected=""/);
  for (const [name, value] of [['rooms', '2'], ['rooms', '4'], ['estate_type', 'penthouse'], ['features', 'bridge_crane'], ['furnished', '0'], ['conservation', 'good']]) {
    expect(text).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*checked=""[^>]*value="${value}"|<input[^>]*name="${name}" checked="" value="${value}"|<input[^>]*checked=""[^>]*name="${name}"[^>]*value="${value}"`));
  }
});

it('a form that chose another province leaves the town of the old one behind', async () => {
  const { headers } = await get('/viviendas-compra?listed=barcelona%2Fsitges&province=madrid&town=sitges&zone=centro&rooms=2');
  expect(headers.location).toBe('/viviendas-madrid-compra?rooms=2');
});

it('a list does not ask for numbers, pins or tiles', async () => {
  const { headers } = await get(list);
  expect(site.upstream.requests.filter((line) => /_facets|pins/.test(line))).toEqual([]);
  expect(headers['content-security-policy']).toContain("img-src 'self' data:;");
});
