import { pathPolicy } from './policies.ts';

it.each([
  ['/web/estates/buy', 'api', 60],
  ['/web/estate/MS0116-3310/public', 'api', 60],
  ['/web/provinces', 'api', 300],
  ['/web/zones/buy/madrid', 'api', 300],
  ['/wp-json/custom/v1/home-data/', 'cms', 300],
  ['/media/1.webp', 'media', 86_400],
  ['/magazine/a', 'magazine', 300],
])('%s is %s, and fresh for %i s where the upstream does not say', (path, kind, fresh) => {
  expect(pathPolicy(path)).toMatchObject({ kind, lifetime: { fresh } });
});

it.each([
  '/web/estate/MS0116-3310/private',
  '/web/estate/MS0116-3310/PRIVATE/',
  '/web/lead/abc',
  '/web/rgpd/alert/abc',
  // The site keeps what it makes of these.
  '/web/sitemap',
  '/web/sitemap/estates',
])('%s is never kept', (path) => {
  expect(pathPolicy(path)!.lifetime).toBeNull();
});

it('gives no policy for other paths', () => {
  expect(pathPolicy('/viviendas-compra')).toBeUndefined();
});
