import { normaliseTarget } from './normaliseTarget.ts';

it.each([
  ['/web/provinces', '/web/provinces'],
  ['/web/provinces?', '/web/provinces'],
  ['/web/provinces?type=buy&utm_source=x', '/web/provinces?type=buy'],
  ['/web/estates/buy?_page=2&rooms=3', '/web/estates/buy?rooms=3&_page=2'],
  ['/web/estates/buy?rooms=3&&_page=2&', '/web/estates/buy?rooms=3&_page=2'],
  ['/web/estates/buy?zone=a,b', '/web/estates/buy?zone=a,b'],
  ['/web/estates/buy?zone=a%2Cb', '/web/estates/buy?zone=a,b'],
  ['/web/estates/buy?_page=1&_page=2', '/web/estates/buy?_page=1&_page=2'],
  ['/web/estates/buy?__proto__=1&constructor=2', '/web/estates/buy'],
  ['/web/estates/buy?town=%C3%B1', '/web/estates/buy?town=%C3%B1'],
  ['/web/estates/buy?town=%26type%3Drent', '/web/estates/buy?town=%26type%3Drent'],
  ['/web/estate/MS1/private?t=abc&x=1', '/web/estate/MS1/private?t=abc'],
  ['/wp-json/custom/v1/home-data/?x=1', '/wp-json/custom/v1/home-data/'],
  ['/media/estates/a/1.webp?v=2', '/media/estates/a/1.webp'],
  ['/magazine/?s=casa&paged=2&utm=1', '/magazine/?s=casa&paged=2'],
])('%s is asked for as %s', (path, url) => {
  expect(normaliseTarget(path)?.url).toBe(url);
});

it.each([
  '/viviendas-compra',
  '/',
  '',
  '/webx/provinces',
  '/web',
  '/web//provinces',
  '/web/../etc',
  '/web/./x',
  '/web/%2e%2e/x',
  '/web/a%20b',
  '/web/a b',
  '/web/a.b',
  '//web/provinces',
  'http://evil.example/web/provinces',
  '/media/../web/provinces',
  '/media/%2e%2e/x',
  '/media/a%2fb',
  '/media/a%5Cb',
  '/media/a\\b',
  '/media//evil.example/../..',
])('%s is nothing that an upstream serves', (path) => {
  expect(normaliseTarget(path)).toBeNull();
});
