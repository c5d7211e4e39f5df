import { quantile } from './quantile.ts';

it.each([
  [[7], 0.25, 7],
  [[1, 2], 0.5, 1.5],
  [[1, 2, 3, 4, 5], 0.25, 2],
  [[1, 2, 3, 4], 0.25, 1.75],
  [[1, 2, 3, 4], 0.5, 2.5],
  [[1, 2, 3, 4], 0.75, 3.25],
  [[1, 2, 3, 4], 1, 4],
])('of %j, %d: %d', (sorted, part, expected) => {
  expect(quantile(sorted, part)).toBe(expected);
});
