import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { createOriginSite } from '../fakes/createOriginSite.ts';

type Site = Awaited<ReturnType<typeof createOriginSite>>;

let site: Site;
beforeAll(async () => {
  site = await createOriginSite();
});
afterAll(() => site.close());

const get = (path: string) => request(site.app).get(path);

it('comes through the cache with the policy of its own, and is not sent again to who has it', async () => {
  const first = await get('/magazine/en/hogar/casa-1');
  expect(first.status).toBe(200);
  expect(first.headers['cache-status']).toContain('fwd=');
  const { headers, text } = await get('/magazine/en/hogar/casa-1?utm_source=x');
  expect(headers['cache-status']).toContain('hit');
  expect(text).toBe(first.text);
  // The site's for all of the CMS's pages, whatever policy they bring.
  expect(headers['content-security-policy']).toMatch(/^default-src 'self'; script-src 'self'; .*object-src 'none';/);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': 'text/html; charset=utf-8' });
  expect((await get('/magazine/en/hogar/casa-1').set('If-None-Match', headers['etag']!)).status).toBe(304);
  const head = await request(site.app).head('/magazine/en/hogar/casa-1');
  expect([head.status, head.text]).toEqual([200, undefined]);
});

it('has its stylesheet and fonts on the same host', async () => {
  expect((await get('/magazine/theme.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  const [, font] = /url\('([^']+)'\)/.exec((await get('/magazine/theme.css')).text)!;
  expect((await get(font!)).headers['cache-control']).toContain('immutable');
});

it.each([
  ['/magazine', '/magazine/'],
  ['/MAGAZINE/Hogar', '/magazine/hogar/'],
  ['/magazine/EN/Hogar', '/magazine/en/hogar/'],
  ['/magazine//hogar/casa-1/', '/magazine/hogar/casa-1'],
])('%s moves to %s', async (path, location) => {
  const { status, headers } = await get(path);
  expect([status, headers['location']]).toEqual([301, location]);
});

it('pages through lists by the query of the CMS', async () => {
  expect((await get('/magazine/?paged=2')).text).toContain('rel="prev"');
  expect((await get('/magazine/')).text).not.toContain('rel="prev"');
});

it('says in the language of the page what does not exist, and refuses writes', async () => {
  const { status, text } = await get('/magazine/ca/nada');
  expect([status, text.includes('Pàgina no trobada')]).toEqual([404, true]);
  const posted = await request(site.app).post('/magazine/').set('Origin', 'https://www.example.com');
  expect(posted.status).toBe(405);
});

it("is the operator's own where CMS_HOST names one", async () => {
  const cms = createServer(({ url: path }, res) => {
    if (path === '/magazine/en/sitemap.xml') res.writeHead(404).end();
    else res.setHeader('Content-Type', path!.endsWith('.xml') ? 'text/xml' : 'text/html').end('<h1>Ours</h1>');
  });
  await new Promise<void>((resolve) => {
    cms.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
  const other = await createOriginSite({ CMS_HOST: url });
  expect((await request(other.app).get('/magazine/hogar/casa-1')).text).toBe('<h1>Ours</h1>');
  const { text } = await request(other.app).get('/sitemap.xml');
  expect([...text.matchAll(/\/magazine\/.*?(?=<)/g)].map(([path]) => path)).toEqual([
    '/magazine/sitemap.xml',
    '/magazine/ca/sitemap.xml',
  ]);
  await other.close();
  cms.closeAllConnections();
  cms.close();
});
