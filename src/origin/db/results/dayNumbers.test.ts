import { dateOf, dayNumber, mondayOf, monthOf, monthsBefore, nextMonth } from './dayNumbers.ts';

test.each([
  ['2026-11-30', '2026-11-30', '2026-11-01', '2026-12-01', '2025-10-01'],
  ['2026-12-06', '2026-11-30', '2026-12-01', '2027-01-01', '2025-11-01'],
  ['2028-02-29', '2028-02-28', '2028-02-01', '2028-03-01', '2027-01-01'],
  ['2026-01-01', '2025-12-29', '2026-01-01', '2026-02-01', '2024-12-01'],
])(
  '%s is in the week of %s and the month of %s, before that of %s, and thirteen months after %s',
  (date, ...expected) => {
    const number = dayNumber(date);
    const month = monthOf(number);
    expect(dateOf(number)).toBe(date);
    expect([mondayOf(number), month, nextMonth(month), monthsBefore(number, 13)].map(dateOf)).toEqual(expected);
  },
);
