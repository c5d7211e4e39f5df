import { daysSince } from './daysSince.ts';

it.each([
  ['the same day', '2026-11-27T00:00:00+01:00', '2026-11-27T23:59:59+01:00', 0],
  ['a minute over midnight', '2026-11-26T23:59:00+01:00', '2026-11-27T00:00:00+01:00', 1],
  ['less than 24 hours, the day before', '2026-11-26T20:00:00+01:00', '2026-11-27T09:00:00+01:00', 1],
  ['still the day before in UTC', '2026-07-09T23:30:00+02:00', '2026-07-10T00:30:00+02:00', 1],
  ['almost two whole days', '2026-11-25T00:00:00+01:00', '2026-11-26T23:59:00+01:00', 1],
  ['the day of 23 hours', '2026-03-28T23:30:00+01:00', '2026-03-30T00:30:00+02:00', 2],
  ['within the day of 23 hours', '2026-03-29T00:10:00+01:00', '2026-03-29T23:50:00+02:00', 0],
  ['the day of 25 hours', '2026-10-25T00:10:00+02:00', '2026-10-25T23:50:00+01:00', 0],
  ['over the day of 25 hours', '2026-10-24T23:50:00+02:00', '2026-10-26T00:10:00+01:00', 2],
  ['a year', '2025-12-31T23:00:00+01:00', '2026-01-01T01:00:00+01:00', 1],
  ['a time to come', '2026-11-28T00:10:00+01:00', '2026-11-27T23:50:00+01:00', -1],
  ['later today', '2026-11-27T23:50:00+01:00', '2026-11-27T00:10:00+01:00', 0],
])('counts days of the calendar: %s', (_, time, now, days) => {
  expect(daysSince(time, Date.parse(now))).toBe(days);
});

it.each([undefined, '', 'yesterday'])('is not a number for %p', (time) => {
  expect(daysSince(time, 0)).toBeNaN();
});
