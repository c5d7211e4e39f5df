import { walkingMinutes } from './walking.ts';

it.each([
  [0, true, 1],
  [350, true, 6],
  [900, true, 15],
  // From anywhere in a square of 500 m: no minute is meant.
  [0, false, 5],
  [350, false, 5],
  [500, false, 10],
  [900, false, 15],
])('%d m in a straight line, from the door (%j), take %d minutes', (distance, isExact, minutes) => {
  expect(walkingMinutes(distance, isExact)).toBe(minutes);
});
