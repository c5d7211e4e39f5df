import { keyOfTag, keyOfUrl, keysField } from './cdnKeys.ts';

it.each([
  ['estate:ms0116-3310', 'estate:ms0116-3310'],
  ['a,b', 'a%2Cb'],
  ['peñíscola', 'pe%C3%B1%C3%ADscola'],
  ['\ud800', '%EF%BF%BD'],
])('a tag is a key without what separates keys: %j', (tag, key) => {
  expect(keyOfTag(tag)).toBe(key);
});

it('a URL of any length is a short key', () => {
  expect(keyOfUrl(`/viviendas?x=${'x'.repeat(5_000)}`)).toMatch(/^url:[\da-f]{16}$/);
  expect(keyOfUrl('/a')).not.toBe(keyOfUrl('/b'));
});

it('keys that a CDN would cut off are none', () => {
  expect(keysField(['a', 'b'], ',')).toBe('a,b');
  expect(keysField(['a'.repeat(1_025)], ' ')).toBeNull();
  expect(
    keysField(
      Array.from({ length: 1_700 }, (_, index) => `estate:${index}`),
      ' ',
    ),
  ).toBeNull();
});
