import {
  foldReference,
  isKey,
  isReference,
  keyOfReference,
  looksLikeReference,
  slugOfReference,
  typedReferences,
} from './estateKey.ts';

it.each([
  ['MS0116-3310', 'ms0116-3310', 'MS0116-3310', 'ms01163310'],
  ['R4512345', 'r4512345', 'R4512345', 'r4512345'],
  ['12345', '12345', '12345', '12345'],
  ['12/B', '12-b', '12-b', '12b'],
  ['ref 12', 'ref-12', 'ref-12', 'ref12'],
  ['Ático-3', 'atico-3', 'atico-3', 'atico3'],
  ['N.7', 'n-7', 'n-7', 'n7'],
  ['A_1', 'a-1', 'A_1', 'a1'],
  ['A--1', 'a-1', 'A--1', 'a1'],
  ['3f2504e0-4f89-11d3-9a0c-0305e82c3301', '3f2504e0-4f89-11d3-9a0c-0305e82c3301', null, null],
  ['東1', '1', '1', '東1'],
  ['東京', '6771-4eac', '6771-4eac', '東京'],
  ['/', '2f', '2f', ''],
])('the reference %s: its slug, its key as it comes, and what a search compares', (reference, slug, key, folded) => {
  expect(isReference(reference)).toBe(true);
  expect(slugOfReference(reference)).toBe(slug);
  expect(keyOfReference(reference)).toBe(key ?? reference);
  expect(isKey(keyOfReference(reference))).toBe(true);
  if (folded !== null) expect(foldReference(reference)).toBe(folded);
});

it('a reference has 1 to 60 printable characters', () => {
  const letters = (count: number) => 'é'.repeat(count);
  expect([letters(60), letters(61), '', ' ', ' A', 'A\nB', 'A\u2028B', 'A\u202eB'].map(isReference)).toEqual([
    ...[true, false, false, false, false, false, false, false],
  ]);
});

it('a key begins and ends with a letter or a digit', () => {
  expect(['A_1', 'A--1', 'a', '__proto__', '-a', 'a-', 'a/b', 'á', ''].map(isKey)).toEqual([
    ...[true, true, true, false, false, false, false, false, false],
  ]);
});

it.each([
  ['MS0116-3310', ['ms01163310']],
  ['ms0116 3310', ['ms01163310']],
  ['Ref. MS0116-3310', ['refms01163310', 'ms01163310']],
  ['referencia: ms0116/3310', ['referenciams01163310', 'ms01163310']],
  ['ref 12', ['ref12', '12']],
  ['Referència 12/B', ['referencia12b', '12b']],
  ['refugio', ['refugio']],
])('of %s all may be a reference, and what follows a word that announces one', (text, expected) => {
  expect(typedReferences(text)).toEqual(expected);
});

it.each([
  ['MS0116-331', true],
  ['28013', true],
  ['12/B', true],
  ['Madrid', false],
  ['Calle Mayor 12 Madrid', false],
])('whether %s looks like a reference: %s', (text, expected) => {
  expect(looksLikeReference(text)).toBe(expected);
});
