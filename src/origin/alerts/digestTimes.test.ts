import { isQuiet, nextDelivery } from './digestTimes.ts';

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
  // Within minutes by day; from 22 to 8 in Spain, in the morning.
  ['2026-11-23T07:00:00Z', 'immediate', '2026-11-23T07:00:00Z'],
  ['2026-11-23T12:00:01Z', 'immediate', '2026-11-23T12:04:00Z'],
  ['2026-11-23T12:03:59Z', 'immediate', '2026-11-23T12:04:00Z'],
  ['2026-11-23T20:56:00Z', 'immediate', '2026-11-23T20:56:00Z'],
  ['2026-11-23T20:57:00Z', 'immediate', '2026-11-24T07:00:00Z'],
  ['2026-11-23T23:30:00Z', 'immediate', '2026-11-24T07:00:00Z'],
  ['2026-11-24T06:58:00Z', 'immediate', '2026-11-24T07:00:00Z'],
  ['2026-07-01T20:00:00Z', 'immediate', '2026-07-02T06:00:00Z'],
] as const)('after %s, %s: %s', (time, frequency, morning) => {
  expect(new Date(nextDelivery(Date.parse(time), frequency)).toISOString()).toBe(morning.replace('Z', '.000Z'));
});

it.each([
  ['2026-11-23T20:59:59Z', false],
  ['2026-11-23T21:00:00Z', true],
  ['2026-11-24T06:59:59Z', true],
  ['2026-11-24T07:00:00Z', false],
  ['2026-07-01T20:00:00Z', true],
])('at %s it is night in Spain: %s', (time, expected) => {
  expect(isQuiet(Date.parse(time))).toBe(expected);
});
