import { areInOrder, groupDays, isHourRange, openUntil, opensSomeDay, type OpeningHours } from './openingHours.ts';

const split = ['09:30-14:00', '16:00-19:00'];
const hours: OpeningHours = { mon: split, tue: split, wed: split, thu: split, fri: ['09:00-15:00'] };

it.each([
  ['09:30-14:00', true],
  ['00:00-23:59', true],
  ['9:30-14:00', false],
  ['14:00-09:30', false],
  ['09:30-09:30', false],
  ['09:30-24:00', false],
  ['09:30 – 14:00', false],
])('%s is a range of hours: %s', (text, expected) => {
  expect(isHourRange(text)).toBe(expected);
});

it('ranges of a day neither overlap nor touch', () => {
  expect(areInOrder(split)).toBe(true);
  expect(areInOrder(split.toReversed())).toBe(false);
  expect(areInOrder(['09:00-14:00', '14:00-19:00'])).toBe(false);
});

it('days with the same hours that follow one another stand together, closed ones too', () => {
  expect(groupDays(hours)).toEqual([
    { from: 'mon', to: 'thu', ranges: split },
    { from: 'fri', to: 'fri', ranges: ['09:00-15:00'] },
    { from: 'sat', to: 'sun', ranges: [] },
  ]);
  expect([opensSomeDay(hours), opensSomeDay({ sun: [] })]).toEqual([true, false]);
});

// 2026-06-01 is a Monday; Madrid is two hours before UTC in summer, one in winter, the Canary Islands one less.
it.each([
  ['barcelona', '2026-06-01T07:29:00Z', null],
  ['barcelona', '2026-06-01T07:30:00Z', '14:00'],
  ['barcelona', '2026-06-01T12:00:00Z', null],
  ['barcelona', '2026-06-01T14:00:00Z', '19:00'],
  ['barcelona', '2026-12-07T08:30:00Z', '14:00'],
  ['las-palmas', '2026-06-01T07:30:00Z', null],
  ['las-palmas', '2026-06-01T08:30:00Z', '14:00'],
  ['barcelona', '2026-06-06T09:00:00Z', null],
])('in %s at %s it is open until %s', (province, now, expected) => {
  expect(openUntil(hours, province, new Date(now))).toBe(expected);
});
