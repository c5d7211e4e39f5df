import type { AlertFrequency } from '#shared/domain/alert.ts';
import { day, hour } from '#shared/times.ts';

/** The visitor's morning: mails leave at this hour in Spain. */
const morningHour = 8;

const zone = 'Europe/Madrid';

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  weekday: 'short',
});

/** The date and hour in Spain at a time. */
function spanishTime(time: number): { midnightUtc: number; hour: number; weekday: string } {
  const value = Object.fromEntries(parts.formatToParts(time).map(({ type, value: text }) => [type, text]));
  return {
    midnightUtc: Date.UTC(Number(value.year), Number(value.month) - 1, Number(value.day)),
    hour: Number(value.hour),
    weekday: value.weekday!,
  };
}

/** When it is eight in the morning in Spain on a date. @param midnightUtc that date at 0:00 UTC */
function morningOf(midnightUtc: number): number {
  // Spain is one or two hours ahead.
  const [winter, summer] = [1, 2].map((offset) => midnightUtc + (morningHour - offset) * hour) as [number, number];
  return spanishTime(winter).hour === morningHour ? winter : summer;
}

/**
 * The next morning on which an alert of a frequency is mailed, after a time: each day, or on Mondays.
 * @param time epoch ms
 */
export function nextMorning(time: number, frequency: AlertFrequency): number {
  const today = spanishTime(time).midnightUtc;
  for (let days = 0; ; days += 1) {
    const morning = morningOf(today + days * day);
    if (morning > time && (frequency === 'daily' || spanishTime(morning).weekday === 'Mon')) return morning;
  }
}
