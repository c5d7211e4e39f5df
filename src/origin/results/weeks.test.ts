import { dateOf } from '../db/results/dayNumbers.ts';
import { lastWeek, weekBefore } from './weeks.ts';

it.each([
  // A Monday begins at midnight in Spain.
  ['2026-11-22T22:59:59Z', '2026-11-09', '2026-11-15'],
  ['2026-11-22T23:00:00Z', '2026-11-16', '2026-11-22'],
  ['2026-11-29T12:00:00Z', '2026-11-16', '2026-11-22'],
  // On either side of the change of the clock.
  ['2026-10-25T23:00:00Z', '2026-10-19', '2026-10-25'],
  ['2027-01-01T12:00:00Z', '2026-12-21', '2026-12-27'],
])('at %s the last week is from %s to %s', (time, from, to) => {
  const week = lastWeek(Date.parse(time));
  expect([dateOf(week.from), dateOf(week.to)]).toEqual([from, to]);
});

it('the week before it ends the day before it begins', () => {
  const week = lastWeek(Date.parse('2026-11-25T12:00:00Z'));
  expect(weekBefore(week).to).toBe(week.from - 1);
});
