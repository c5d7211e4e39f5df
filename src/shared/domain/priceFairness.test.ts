import { priceFairness, type ComparablePrices } from './priceFairness.ts';

const alike: ComparablePrices = { count: 41, median: 4000, scope: 'zone' };

/** Of 100 m². */
it.each<[number | undefined, Partial<ComparablePrices>, object | undefined]>([
  [352_000, {}, { way: 'below', percent: 12 }],
  [388_000, {}, { way: 'inLine', percent: 3 }],
  [412_000, {}, { way: 'inLine', percent: 3 }],
  [386_000, {}, { way: 'below', percent: 4 }],
  [432_000, {}, { way: 'above', percent: 8 }],
  [352_000, { count: 8 }, { way: 'below', percent: 12 }],
  // Too few, or too unlike.
  [352_000, { count: 7 }, undefined],
  [237_000, {}, undefined],
  [563_000, {}, undefined],
  [352_000, { median: 0 }, undefined],
  [undefined, {}, undefined],
])('a price of %p beside %j is %j', (price, changes, fairness) => {
  const found = priceFairness(price, 100, { ...alike, ...changes });
  if (fairness) expect(found).toMatchObject({ ...fairness, scope: 'zone' });
  else expect(found).toBeUndefined();
});

it('nothing is said without an area, or of a listing that is not compared', () => {
  expect([priceFairness(352_000, 0, alike), priceFairness(352_000, 100, undefined)]).toEqual([undefined, undefined]);
});
