import { numberOf, phoneOf } from './values.ts';

test.each([
  ['125.000', 125_000],
  ['1.250.000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1.250.000,50', 1_250_000.5],
  ['1,250,000.50', 1_250_000.5],
  ["1'250'000", 1_250_000],
  ['1 250 000', 1_250_000],
  ['74,5', 74.5],
  ['0.125', 0.125],
  // As databases write a number of three decimals.
  ['1200.000', 1_200],
  ['74000.500', 74_000.5],
])('%s is %d', (text, number) => {
  expect(numberOf(text)).toBe(number);
});

test.each([
  ['964 48 00 00 / 600 11 22 33', '+34964480000'],
  ['964000001/600000001', '+34964000001'],
  ['600 000 001; 600 000 002', '+34600000001'],
  ['600 000 001 o 600 000 002', '+34600000001'],
  ['preguntar por Ana', 'preguntar por Ana'],
])('the first phone of %s is %s', (text, phone) => {
  expect(phoneOf(text)).toBe(phone);
});
