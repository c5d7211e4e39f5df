import { parseHttpDate } from './parseHttpDate.ts';

const now = new Date('2026-11-22T12:00:00Z');

it.each([
  ['Sun, 06 Nov 1994 08:49:37 GMT', '1994-11-06T08:49:37.000Z'],
  ['Sunday, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37.000Z'],
  ['Friday, 01-Jan-27 00:00:00 GMT', '2027-01-01T00:00:00.000Z'],
  ['Sun Nov  6 08:49:37 1994', '1994-11-06T08:49:37.000Z'],
  ['Tue Nov 16 08:49:37 2027', '2027-11-16T08:49:37.000Z'],
  ['sun, 06 NOV 1994 08:49:37 gmt', '1994-11-06T08:49:37.000Z'],
  ['Thu, 29 Feb 2024 23:59:60 GMT', '2024-03-01T00:00:00.000Z'],
])('reads %s', (text, expected) => {
  expect(new Date(parseHttpDate(text, now)!).toISOString()).toBe(expected);
});

it.each([
  'Mon, 1 Jan 2035 1:00:00 GMT',
  'Mon, 01 Jan 2035 1:00:00 GMT',
  'Mon, 1 Jan 2035 01:00:00 GMT',
  'Mon, 01-Jan-2035 01:00:00 GMT',
  'Mon 01 Jan 2035 01:00:00 GMT',
  'Mon, 01 Jan 2035 01:00:00 UTC',
  'Mon, 01 Jan 2035 01:00:00 +0000',
  'Mon, 01 Jan 2035 01:00:00',
  'Mon,  01 Jan 2035 01:00:00 GMT',
  'Mon, 01 Jan 2035 24:00:00 GMT',
  'Sun, 30 Feb 2035 01:00:00 GMT',
  'Mon, 01 Jan 35 01:00:00 GMT',
  'Mon Jan 1 01:00:00 2035',
  '2035-01-01T01:00:00Z',
  '3000',
  '0',
  '',
])('calls %j invalid', (text) => {
  expect(parseHttpDate(text, now)).toBeUndefined();
});
