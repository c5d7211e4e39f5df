import { plainNumber } from './typedNumber.ts';

test.each([
  ['350000', '350000'],
  ['350.000', '350000'],
  ['350,000', '350000'],
  ['350 000 €', '350000'],
  ['350\u202f000\u00a0€', '350000'],
  ['€350,000', '350000'],
  ['1.250.000€', '1250000'],
  ["1'250", '1250'],
  ['1500,00', '1500'],
  ['250.000,00 €', '250000'],
  ['€350,000.00', '350000'],
  ['350.000,0', '350000'],
  ['250.000 EUR', '250000'],
  [' 90 m² ', '90'],
  ['90 m2', '90'],
  ['', ''],
])('%j is the number %j', (typed, number) => {
  expect(plainNumber(typed)).toBe(number);
});

test.each([
  'cheap',
  '250k',
  '3,50',
  '1500,01',
  ',00',
  '-1',
  '1e5',
  '4.5',
  '3.50',
  '350.00',
  '1.2345',
  '12.34.567',
  '350 mil',
])('%j stays as it is, which is no number', (typed) => {
  expect(plainNumber(typed)).toBe(typed);
});

test('reads a URL full of spaces at once', () => {
  const started = performance.now();
  plainNumber(`1${' '.repeat(3_000)}x`);
  expect(performance.now() - started).toBeLessThan(500);
});
