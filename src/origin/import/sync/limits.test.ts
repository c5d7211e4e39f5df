import { whyRefused, type RunNumbers } from './limits.ts';

const numbers: RunNumbers = { read: 100, broken: 0, withdrawn: 0, listed: 100, isWhole: true };

test.each<[string, Partial<RunNumbers>, RegExp | null]>([
  ['nothing is wrong', {}, null],
  ['an empty file', { read: 0 }, /no record/],
  ['an empty file of changes, which says that there are none', { read: 0, isWhole: false }, null],
  ['a tenth of the records is refused', { broken: 10 }, null],
  ['more than a tenth is refused', { broken: 11 }, /11 of 100 records are refused, more than 10 %/],
  ['five records of a short feed are refused', { read: 5, broken: 5 }, null],
  ['six records of a short feed are refused', { read: 6, broken: 6 }, /6 of 6/],
  ['a fifth of the listings is gone', { withdrawn: 20 }, null],
  ['more than a fifth is gone', { withdrawn: 21 }, /21 of 100 listings would be withdrawn.*--accept-withdrawals/],
  ['all five listings of a small agency are gone', { withdrawn: 5, listed: 5 }, null],
  ['six of ten are gone', { withdrawn: 6, listed: 10 }, /6 of 10/],
])('%s', (_, given, reason) => {
  const found = whyRefused({ ...numbers, ...given }, false);
  if (reason === null) expect(found).toBeUndefined();
  else expect(found).toMatch(reason);
});

test('withdrawals that are accepted are no reason, and what is refused still is', () => {
  expect(whyRefused({ ...numbers, withdrawn: 100 }, true)).toBeUndefined();
  expect(whyRefused({ ...numbers, withdrawn: 100, broken: 11 }, true)).toMatch('refused');
});
