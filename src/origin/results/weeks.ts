import { resultDay } from '#shared/domain/resultDays.ts';
import { dayNumber } from '../db/results/dayNumbers.ts';
import type { Period } from '../db/results/readResults.ts';

export const weekDays = 7;

/** The date in Spain at a time, in days since 1970. @param time epoch ms */
export const dayAt = (time: number): number => dayNumber(resultDay(time));

/** The last week that is over in Spain, from Monday to Sunday. @param now epoch ms */
export function lastWeek(now: number): Period {
  const today = dayAt(now);
  // The first of January of 1970 was a Thursday.
  const monday = today - ((today + 3) % weekDays);
  return { from: monday - weekDays, to: monday - 1 };
}

export const weekBefore = ({ from, to }: Period): Period => ({ from: from - weekDays, to: to - weekDays });
