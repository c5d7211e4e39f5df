import { resultDay } from '#shared/domain/resultDays.ts';
import { dailyResultsMonths } from '#shared/domain/results.ts';
import { day } from '#shared/times.ts';

/** @param date 2026-11-30 @returns days since 1970 */
export const dayNumber = (date: string): number => Date.parse(date) / day;

/** The date in Spain at a time, in days since 1970. @param time epoch ms */
export const dayAt = (time: number): number => dayNumber(resultDay(time));

/** @param number days since 1970 @returns 2026-11-30 */
export const dateOf = (number: number): string => new Date(number * day).toISOString().slice(0, 10);

/** @param number days since 1970 @returns the first day of its month */
export const monthOf = (number: number): number => dayNumber(`${dateOf(number).slice(0, 7)}-01`);

/** @param number days since 1970, which began on a Thursday @returns the Monday of its week */
export const mondayOf = (number: number): number => number - ((number + 3) % 7);

/** @param month its first day, in days since 1970 @returns the first day of the next */
export const nextMonth = (month: number): number => monthOf(month + 31);

/** @param number days since 1970 @returns the first day of the month that was so many months before */
export function monthsBefore(number: number, months: number): number {
  let month = monthOf(number);
  for (let left = months; left > 0; left -= 1) month = monthOf(month - 1);
  return month;
}

/** The first day, in days since 1970, that is kept by itself; of those before months are made. @param now epoch ms */
export const keptByDayFrom = (now: number): number => monthsBefore(dayAt(now), dailyResultsMonths);
