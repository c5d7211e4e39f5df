import { ageOf, endFreshness, freshnessOf, ttlOf } from './freshness.ts';

const lifetime = { fresh: 10, whileRevalidate: 20, ifError: 100, age: 2 };
const entry = { lifetime, since: 1_000 };
/** So many seconds after its arrival. */
const after = (seconds: number): number => 1_000 + seconds * 1_000;

it('an age is that on arrival and the time since', () => {
  expect([ageOf(entry, after(0)), ageOf(entry, after(5)), ttlOf(entry, after(5)), ttlOf(entry, after(20))]).toEqual([
    2, 7, 3, -12,
  ]);
});

it.each([
  [0, 'fresh'],
  [7.9, 'fresh'],
  [8, 'stale'],
  [27.9, 'stale'],
  [28, 'fallback'],
  [107.9, 'fallback'],
  [108, 'expired'],
  [1e9, 'expired'],
])('after %d s it is %s', (seconds, freshness) => {
  expect(freshnessOf(entry, after(seconds))).toBe(freshness);
});

it.each([
  [{ fresh: 0, whileRevalidate: 0, ifError: 0, age: 0 }, 'expired'],
  [{ fresh: 0, whileRevalidate: 5, ifError: 0, age: 0 }, 'stale'],
  [{ fresh: 0, whileRevalidate: 0, ifError: 5, age: 0 }, 'fallback'],
  [{ fresh: 10, whileRevalidate: 0, ifError: 0, age: 11 }, 'expired'],
] as const)('%j is %s from the start', (given, freshness) => {
  expect(freshnessOf({ lifetime: given, since: 0 }, 0)).toBe(freshness);
});

it('freshness that is ended leaves the windows, counted from then, and the age', () => {
  const ended = { lifetime: endFreshness(entry, after(3)), since: entry.since };
  expect([freshnessOf(ended, after(3)), freshnessOf(ended, after(22.9)), freshnessOf(ended, after(23))]).toEqual([
    'stale',
    'stale',
    'fallback',
  ]);
  expect([freshnessOf(ended, after(102.9)), freshnessOf(ended, after(103)), ageOf(ended, after(3))]).toEqual([
    'fallback',
    'expired',
    5,
  ]);
});

it('what is stale already gains nothing by it', () => {
  expect(endFreshness(entry, after(15))).toEqual(lifetime);
});
