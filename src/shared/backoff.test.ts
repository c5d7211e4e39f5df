import { backoff } from './backoff.ts';

const limits = { initialMs: 100, maxMs: 1_000 };

it.each([
  [1, 100],
  [2, 200],
  [4, 800],
  [5, 1_000],
  [5_000, 1_000],
])('the delay before attempt %i doubles up to the maximum: %i ms', (attempt, delay) => {
  expect(backoff(attempt, limits)).toBe(delay);
});

it('counts an attempt below 1 as the first', () => {
  expect(backoff(0, limits)).toBe(100);
});
