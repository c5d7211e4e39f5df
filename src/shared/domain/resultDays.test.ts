import { resultDay } from './resultDays.ts';

test.each([
  ['2026-11-29T22:59:59.999Z', '2026-11-29'],
  ['2026-11-29T23:00:00.000Z', '2026-11-30'],
  ['2026-07-31T21:59:59.999Z', '2026-07-31'],
  ['2026-07-31T22:00:00.000Z', '2026-08-01'],
  // The clock is set back: the hour between two and three comes twice, on one day.
  ['2026-10-25T00:30:00.000Z', '2026-10-25'],
  ['2026-10-25T01:30:00.000Z', '2026-10-25'],
])('counts %s to %s, by the clock of Madrid', (time, expected) => {
  expect(resultDay(Date.parse(time))).toBe(expected);
});
