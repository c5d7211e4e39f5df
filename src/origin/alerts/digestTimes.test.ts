import { nextMorning } from './digestTimes.ts';

it.each([
  // Sunday in winter: 8:00 is 7:00 UTC.
  ['2026-11-22T10:00:00Z', 'daily', '2026-11-23T07:00:00Z'],
  ['2026-11-23T06:59:59Z', 'daily', '2026-11-23T07:00:00Z'],
  ['2026-11-23T07:00:00Z', 'daily', '2026-11-24T07:00:00Z'],
  ['2026-11-23T23:30:00Z', 'daily', '2026-11-24T07:00:00Z'],
  // In summer it is 6:00 UTC.
  ['2026-07-01T22:30:00Z', 'daily', '2026-07-02T06:00:00Z'],
  ['2026-11-22T10:00:00Z', 'weekly', '2026-11-23T07:00:00Z'],
  ['2026-11-23T07:00:00Z', 'weekly', '2026-11-30T07:00:00Z'],
  ['2026-11-24T07:00:00Z', 'weekly', '2026-11-30T07:00:00Z'],
  // The clocks change on the last Sundays of March and October.
  ['2026-03-28T12:00:00Z', 'daily', '2026-03-29T06:00:00Z'],
  ['2026-10-24T12:00:00Z', 'daily', '2026-10-25T07:00:00Z'],
  ['2026-03-29T00:30:00Z', 'daily', '2026-03-29T06:00:00Z'],
  ['2026-10-25T00:30:00Z', 'daily', '2026-10-25T07:00:00Z'],
  ['2026-03-23T07:00:00Z', 'weekly', '2026-03-30T06:00:00Z'],
  ['2026-10-19T06:00:00Z', 'weekly', '2026-10-26T07:00:00Z'],
  ['2026-12-31T12:00:00Z', 'daily', '2027-01-01T07:00:00Z'],
] as const)('after %s, %s: %s', (time, frequency, morning) => {
  expect(new Date(nextMorning(Date.parse(time), frequency)).toISOString()).toBe(morning.replace('Z', '.000Z'));
});
