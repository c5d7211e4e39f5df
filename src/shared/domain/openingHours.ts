import { zoneOfProvince } from './visitSlots.ts';

/** From Monday. */
export const openingDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type OpeningDay = (typeof openingDays)[number];

/**
 * When an office is open in an ordinary week, by its own clock: `{ mon: ['09:30-14:00', '16:00-19:00'] }`. On a day
 * that is absent it is closed.
 */
export type OpeningHours = { [Day in OpeningDay]?: readonly string[] | undefined };

const hourRange = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a range of hours of one day: `09:30-14:00`. */
export const isHourRange = (text: string): boolean => hourRange.test(text) && text.slice(0, 5) < text.slice(6);

/** Whether each range of a day begins after the one before it has ended. */
export const areInOrder = (ranges: readonly string[]): boolean =>
  ranges.every((range, index) => index === 0 || ranges[index - 1]!.slice(6) < range.slice(0, 5));

/** Whether the office opens at all. */
export const opensSomeDay = (hours: OpeningHours): boolean => openingDays.some((day) => hours[day]?.length);

/** Days that follow one another with the same hours; closed without any. */
export interface DaysOfHours {
  from: OpeningDay;
  to: OpeningDay;
  ranges: readonly string[];
}

/** The week as a sign at the door has it: from Monday, days with the same hours together. */
export function groupDays(hours: OpeningHours): DaysOfHours[] {
  const groups: DaysOfHours[] = [];
  for (const day of openingDays) {
    const ranges = hours[day] ?? [];
    const last = groups.at(-1);
    if (last?.ranges.join() === ranges.join()) last.to = day;
    else groups.push({ from: day, to: day, ranges });
  }
  return groups;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The day and the clock of a place: `mon`, `09:30`. */
function clockOf(now: Date, province: string): { day: OpeningDay; time: string } {
  const timeZone = zoneOfProvince(province);
  let format = clocks.get(timeZone);
  if (!format) {
    const options = { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    clocks.set(timeZone, (format = new Intl.DateTimeFormat('en-GB', options)));
  }
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: parts.weekday!.toLowerCase() as OpeningDay, time: `${parts.hour}:${parts.minute}` };
}

/**
 * By its ordinary week, whatever the holidays: until when the office is open now, `14:00`; null while it is closed.
 * @param province its slug, which says by which clock
 */
export function openUntil(hours: OpeningHours, province: string, now: Date): string | null {
  const { day, time } = clockOf(now, province);
  const current = hours[day]?.find((range) => range.slice(0, 5) <= time && time < range.slice(6));
  return current?.slice(6) ?? null;
}
