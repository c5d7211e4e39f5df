import { negotiateEncoding } from './negotiateEncoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1, gzip', 'br'],
  ['gzip, br', 'br'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['br;q=0.001', 'br'],
  ['br ; q=0 , gzip ; q=0.000', 'identity'],
  ['deflate', 'identity'],
  ['identity;q=0, br', 'br'],
  ['broken', 'identity'],
  ['*', 'identity'],
  [',,br,', 'br'],
])('%j is served %s', (field, encoding) => {
  expect(negotiateEncoding(field)).toBe(encoding);
  // Remembered by then.
  expect(negotiateEncoding(field)).toBe(encoding);
});

it('remembers no more than a few, and nothing long', () => {
  for (let index = 0; index < 2_000; index += 1) expect(negotiateEncoding(`x${index}, gzip`)).toBe('gzip');
  expect(negotiateEncoding(`${'x'.repeat(10_000)}, br`)).toBe('br');
});
