import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { signPrivateLink } from '#server/upstream/privateLinks.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

let site: TestSite | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

describe('with signed private links', () => {
  const secret = 'a-secret-of-some-length';

  it.each([
    ['', 404],
    ['?t=wrong', 404],
    [`?t=${signPrivateLink('MS0116-1001', secret)}`, 404],
    [`?t=${signPrivateLink('MS0116-1000', secret)}`, 200],
  ])('the page and the call %s answer %i', async (query, status) => {
    site = await createTestSite({ PRIVATE_LINK_SECRET: secret });
    expect((await request(site.app).get(`/viviendas/MS0116-1000${query}`)).status).toBe(status);
    expect((await request(site.app).get(`/web/estate/MS0116-1000/private${query}`)).status).toBe(status);
  });

  // Over a raw connection: clients that tidy a URL before they send it would hide the hole.
  it.each([
    '/web/estate/MS0116-1000/private/',
    '/web/estate/MS0116-1000/PRIVATE',
    '/WEB/estate/MS0116-1000/private',
    '/web/estate/MS0116-1000/%70rivate',
    '/web//estate/MS0116-1000/private',
    '/web/x/../estate/MS0116-1000/private',
    '/web/%2e/estate/MS0116-1000/private',
    '/wp-json/custom/v1/home-data/../../../../web/estate/MS0116-1000/private',
    '/media/../web/estate/MS0116-1000/private',
    '/media/%2E%2e/web/estate/MS0116-1000/private',
    '/media/..%2fweb/estate/MS0116-1000/private',
    '/media/..\\web/estate/MS0116-1000/private',
    'http://evil.example/web/estate/MS0116-1000/private',
    'http://evil.example/media/1.webp',
  ])('%s does not bypass the signature, and no request reaches the upstream', async (path) => {
    site = await createTestSite({ PRIVATE_LINK_SECRET: secret });
    const server = createServer(site.app).listen(0);
    const [response] = (await once(get({ port: (server.address() as AddressInfo).port, path }), 'response')) as [
      IncomingMessage,
    ];
    server.close();
    // The host of a URL in absolute form is that of the request, and not one of the site's.
    expect(response.resume().statusCode).toBe(path.startsWith('/') ? 404 : 421);
    expect(site.upstream.requests).toEqual([]);
  });
});

it('ROBOTS=noindex forbids indexing in robots.txt and in a header', async () => {
  site = await createTestSite({ ROBOTS: 'noindex' });
  expect((await request(site.app).get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
  expect((await request(site.app).get('/')).headers['x-robots-tag']).toBe('noindex');
});

it('a site without https sends no headers that require it', async () => {
  site = await createTestSite({ PUBLIC_ORIGIN: 'http://localhost:3000' });
  expect((await request(site.app).get('/')).headers['strict-transport-security']).toBeUndefined();
});

it('the brand and the company come from the settings', async () => {
  site = await createTestSite({
    BRAND_NAME: 'Golondrina <&>',
    LEGAL_NAME: 'Red <strong> & Hijos, S.A.',
    LEGAL_TAX_ID: 'A11111111',
    LEGAL_ADDRESS: 'Plaza Mayor, 1',
    LEGAL_REGISTER: 'Burgos, tomo 1',
  });
  const { text } = await request(site.app).get('/viviendas-compra');
  expect(text).toContain('| Golondrina &lt;&amp;&gt;</title>');
  expect(text).not.toContain('Vencejo');
  for (const url of ['/legal/aviso-legal', '/legal/politica-de-privacidad', '/legal/rgpd-corresponsabilidad']) {
    const { text: page } = await request(site.app).get(url);
    const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
    for (const told of [
      '«Golondrina &lt;&amp;&gt;»',
      'Red &lt;strong&gt; &amp; Hijos, S.A. ',
      'A11111111',
      'Plaza Mayor, 1',
    ])
      expect(main).toContain(told);
    expect(page).not.toContain('Vencejo');
  }
});

it('no page contains a secret', async () => {
  site = await createTestSite({ PRIVATE_LINK_SECRET: 'a-secret-of-some-length', ADMIN_TOKEN: 'another-secret-token' });
  const { text } = await request(site.app).get('/');
  expect(text).not.toMatch(/a-secret-of-some-length|another-secret-token|127\.0\.0\.1/);
});
