import { compareReferences } from './compareReferences.ts';

const flat = '9872023VH5797S0001WX';

test.each([
  [flat, flat, 'same_home'],
  [flat, '9872023VH5797S0002EM', 'different'],
  [flat, '9872023VH5797S', 'same_plot'],
  ['9872023VH5797S', '9872023VH5797S', 'same_plot'],
  ['1234567YK8713S', flat, 'different'],
  [flat, null, undefined],
  [null, null, undefined],
] as const)('%s and %s: %s', (a, b, expected) => {
  expect(compareReferences(a, b)).toBe(expected);
  expect(compareReferences(b, a)).toBe(expected);
});
