import { dateOf, dayNumber } from '../db/results/dayNumbers.ts';
import { keptPeriod } from './keptPeriod.ts';

// Days are kept from 1 October 2025 on.
const now = Date.UTC(2026, 10, 30, 9);

it.each([
  ['2025-10-01', '2026-11-29', '2025-10-01', '2026-11-29'],
  ['2025-09-29', '2025-10-05', '2025-09-01', '2025-10-05'],
  ['2025-08-11', '2025-09-17', '2025-08-01', '2025-09-30'],
  ['2024-02-01', '2024-02-29', '2024-02-01', '2024-02-29'],
])('of %s to %s the sums are kept of %s to %s', (from, to, ...kept) => {
  const { from: first, to: last } = keptPeriod({ from: dayNumber(from), to: dayNumber(to) }, now);
  expect([dateOf(first), dateOf(last)]).toEqual(kept);
});
