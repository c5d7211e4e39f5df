import { numberOf, phoneOf, timeOf } from './values.ts';

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

test.each(['720 €/año', '15 €/m²', '900 € al mes', '120 kWh'])('%s is more than a number', (text) => {
  expect(numberOf(text)).toBeUndefined();
});

test.each([
  ['20/11/2026 9:05', '2026-11-20T08:05:00.000Z'],
  ['20/11/26', '2026-11-19T23:00:00.000Z'],
  ['20-nov-2026', '2026-11-19T23:00:00.000Z'],
  ["20 d'agost de 2026", '2026-08-19T22:00:00.000Z'],
  ['2026.11.20', '2026-11-19T23:00:00.000Z'],
  [46_346, '2026-11-19T23:00:00.000Z'],
  ['46346,5', '2026-11-20T11:00:00.000Z'],
  ['31/02/2026', undefined],
  ['20/11/26/3', undefined],
  ['20-foo-2026', undefined],
  [12, undefined],
])('%s is %s', (text, time) => {
  expect(timeOf(text)).toBe(time);
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
