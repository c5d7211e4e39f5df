import { floorLevelOf, type FloorLevel } from './floorLevel.ts';

it.each<[number | undefined, number | undefined, string | undefined, FloorLevel | null]>([
  [undefined, 5, undefined, null],
  [0, 5, undefined, 'ground'],
  [0, 1, undefined, 'ground'],
  [-1, 5, undefined, 'ground'],
  [3, 5, undefined, 'middle'],
  [4, 5, undefined, 'top'],
  [3, undefined, undefined, 'middle'],
  [undefined, undefined, 'penthouse', 'top'],
  [3, 6, 'penthouse', 'top'],
])('floor %p of %p, %p, is %p', (floor, floors, subtype, level) => {
  expect(floorLevelOf({ floor, floors, subtype })).toBe(level);
});
