import { dayAt, mondayOf } from '../db/results/dayNumbers.ts';
import type { Period } from '../db/results/readResults.ts';

export const weekDays = 7;

/** The last week that is over in Spain, from Monday to Sunday. @param now epoch ms */
export function lastWeek(now: number): Period {
  const monday = mondayOf(dayAt(now));
  return { from: monday - weekDays, to: monday - 1 };
}

export const weekBefore = ({ from, to }: Period): Period => ({ from: from - weekDays, to: to - weekDays });
