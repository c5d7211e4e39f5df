import { calendarDate } from './formats.ts';

/** Days since 1970 of the date that the site shows for a time. */
function dayOf(time: number): number {
  const [day, month, year] = calendarDate(time).split('/').map(Number) as [number, number, number];
  return Date.UTC(year, month - 1, day) / (24 * 60 * 60 * 1000);
}

/**
 * Days of the calendar between a time and now, by the clock of every date on the site (PD-58): 0 today, 1 yesterday,
 * negative on later days. NaN for a time that is missing or cannot be read.
 * @param now epoch milliseconds
 */
export function daysSince(time: string | undefined, now = Date.now()): number {
  const then = Date.parse(time ?? '');
  return Number.isNaN(then) ? Number.NaN : dayOf(now) - dayOf(then);
}
