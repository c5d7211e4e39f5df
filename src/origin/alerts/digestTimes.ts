import type { AlertFrequency } from '#shared/domain/alert.ts';
import { day, hour, minute } from '#shared/times.ts';

/** The visitor's morning: mails leave at this hour in Spain. */
const morningHour = 8;

/** From this hour until the morning nothing is mailed. */
const quietHour = 22;

/** What is found within it goes in one mail; the jobs add seconds, so that it leaves within five minutes. */
const collectingTime = 4 * minute;

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

/** The next morning after a time, or the next on a Monday. */
function nextMorning(time: number, isOnMonday: boolean): number {
  const today = spanishTime(time).midnightUtc;
  for (let days = 0; ; days += 1) {
    const morning = morningOf(today + days * day);
    if (morning > time && (!isOnMonday || spanishTime(morning).weekday === 'Mon')) return morning;
  }
}

/** Whether it is night in Spain: what is due then waits for the morning. @param time epoch ms */
export function isQuiet(time: number): boolean {
  const { hour: spanishHour } = spanishTime(time);
  return spanishHour < morningHour || spanishHour >= quietHour;
}

/** Within minutes, except at night: then in the morning. */
function nextMoment(time: number): number {
  const moment = Math.ceil(time / collectingTime) * collectingTime;
  return isQuiet(moment) ? nextMorning(moment, false) : moment;
}

/**
 * When an alert of a frequency is mailed what was found at a time: within minutes, the next morning, or the next on a
 * Monday.
 * @param time epoch ms
 */
export const nextDelivery = (time: number, frequency: AlertFrequency): number =>
  frequency === 'immediate' ? nextMoment(time) : nextMorning(time, frequency === 'weekly');
