import { isBright } from './brightness.ts';

/** North, South, East, West, and whether it counts as bright (docs/product.md#brightness, PD-33). */
it.each([
  ['----', false],
  ['N---', false],
  ['-S--', false],
  ['NS--', false],
  ['--E-', false],
  ['N-E-', false],
  ['-SE-', false],
  ['NSE-', false],
  ['---W', false],
  ['N--W', false],
  ['-S-W', false],
  ['NS-W', false],
  ['--EW', true],
  ['N-EW', true],
  ['-SEW', true],
  ['NSEW', true],
])('%s: %p', (sides, bright) => {
  const [orientationNorth, orientationSouth, orientationEast, orientationWest] = [...sides].map(
    (side) => side !== '-',
  ) as [boolean, boolean, boolean, boolean];
  expect(isBright({ orientationNorth, orientationSouth, orientationEast, orientationWest })).toBe(bright);
});
