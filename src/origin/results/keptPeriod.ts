import { keptByDayFrom, monthOf, nextMonth } from '../db/results/dayNumbers.ts';
import type { Period } from '../db/results/readResults.ts';

/** A period of which the sums are kept: whole months, where days are kept as months. @param now epoch ms */
export function keptPeriod({ from, to }: Period, now: number): Period {
  const byDay = keptByDayFrom(now);
  return {
    from: from < byDay ? monthOf(from) : from,
    to: to < byDay ? nextMonth(monthOf(to)) - 1 : to,
  };
}
