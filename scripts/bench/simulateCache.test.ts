import { simulateCache, type SimulatedVisits } from './simulateCache.ts';

const one: SimulatedVisits = {
  ...{ pages: 1, exponent: 0.8, perSecond: 1, sites: 1, siteEntries: 10, sharedEntries: 10, fresh: 60, stale: 600 },
  counted: 6_000,
};

test('a page is made once while it is fresh, and a stale one is a hit', () => {
  expect(simulateCache(one)).toEqual({ own: 1, shared: 0, made: 1 / 60 });
});

test('a page of another site is found in Redis, and made once for all', () => {
  const { own, shared, made } = simulateCache({ ...one, perSecond: 10, sites: 4, stale: 0 });
  expect(own + shared + made).toBeCloseTo(1, 9);
  expect(Math.round(shared / made)).toBe(3);
});

test('what is asked for seldom, or was used least recently, is made each time', () => {
  const many = { ...one, pages: 100_000, perSecond: 10, siteEntries: 100, sharedEntries: 2_000 };
  const { own, shared, made } = simulateCache(many);
  expect(shared).toBeGreaterThan(own);
  expect(made).toBeGreaterThan(1 - own - shared);
  expect(simulateCache({ ...many, sharedEntries: 100 }).shared).toBeLessThan(shared / 10);
});

test('pages are asked for by the law of Zipf', () => {
  // Two of them, with shares of 2/3 and 1/3, and room for one: found where the same comes twice, 4/9 + 1/9.
  const { own } = simulateCache({ ...one, pages: 2, exponent: 1, fresh: 600, siteEntries: 1, sharedEntries: 1 });
  expect(own).toBeCloseTo(5 / 9, 1);
});
