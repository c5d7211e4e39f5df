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
});

it('an installation that is not to be found says so everywhere', async () => {
  site = await createTestSite({ ROBOTS: 'noindex' });
  expect((await request(site.app).get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
  expect((await request(site.app).get('/')).headers['x-robots-tag']).toBe('noindex');
});

it('the brand is a setting', async () => {
  site = await createTestSite({ BRAND_NAME: 'Golondrina <&>' });
  const { text } = await request(site.app).get('/viviendas-compra');
  expect(text).toContain('| Golondrina &lt;&amp;&gt;</title>');
  expect(text).not.toContain('Vencejo');
});

it('nothing secret is in a page', async () => {
  site = await createTestSite({ PRIVATE_LINK_SECRET: 'a-secret-of-some-length', ADMIN_TOKEN: 'another-secret-token' });
  const { text } = await request(site.app).get('/');
  expect(text).not.toMatch(/a-secret-of-some-length|another-secret-token|127\.0\.0\.1/);
});
