import { policyOf } from './policies.ts';

it.each([
  ['/web/estates/buy?province=madrid', 60],
  ['/web/estate/MS0116-3310/public', 60],
  ['/web/estates/all?_qty=9&_sort=random', 300],
  ['/web/provinces?type=buy', 300],
  ['/web/zones/buy/madrid', 300],
  ['/wp-json/custom/v1/home-data/', 300],
  ['/web/estate/MS0116-3310/private', 0],
  ['/web/estate/MS0116-3310/PRIVATE/?t=x', 0],
  ['/web/lead/abc', 0],
  ['/web/rgpd/alert/abc', 0],
  ['/media/1.webp', 0],
])('%s is used again for %i s', (path, ttl) => {
  expect(policyOf(path).ttl).toBe(ttl);
});
