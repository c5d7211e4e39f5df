import { rulesOf } from '#rules';
import type { SpanishZone, VisitTime } from './visitSlots.ts';
import { formatClock, formatHours } from '../i18n/clock.ts';
import { capitalised } from '../i18n/formats.ts';
import { languageFacts, type Language } from '../i18n/languages.ts';

/** How its clock is called: `hora peninsular`. */
export const zoneName = (zone: SpanishZone, language: Language): string => rulesOf(language).zoneNames[zone];

const tagOf = (language: Language): string => rulesOf(language).dateTag ?? languageFacts[language].tag;

/** `10:00`, by the clock of a zone. @param start ISO 8601 */
const clockOf = (start: string, zone: SpanishZone): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(new Date(start));

/** The same as a language writes it: `10:00`, `10 h`. */
export const visitHour = (start: string, zone: SpanishZone, language: Language): string =>
  formatClock(clockOf(start, zone), language);

/** Within a sentence: `lunes, 30 de noviembre`. */
function dayText(start: string, zone: SpanishZone, language: Language): string {
  const format = new Intl.DateTimeFormat(tagOf(language), {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return format.format(new Date(start));
}

/** By itself: `Lunes, 30 de noviembre`. */
export const visitDay = (start: string, zone: SpanishZone, language: Language): string =>
  capitalised(dayText(start, zone, language), language);

/** `30 de noviembre`, `30. November`. @param date ISO 8601 */
export const dayAndMonth = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(tagOf(language), { timeZone: 'UTC', day: 'numeric', month: 'long' }).format(new Date(date));

/** For a row of days: `lun` and `30 nov`. */
export function shortVisitDay(start: string, zone: SpanishZone, language: Language): [weekday: string, date: string] {
  const text = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tagOf(language), { timeZone: zone, ...options }).format(new Date(start));
  return [text({ weekday: 'short' }), text({ day: 'numeric', month: 'short' })];
}

/** Within a sentence: `lunes, 30 de noviembre, 10:00–10:30 (hora peninsular)`. */
export function visitTimeText({ start, minutes, zone }: VisitTime, language: Language): string {
  const end = new Date(Date.parse(start) + minutes * 60_000).toISOString();
  const hours = formatHours(clockOf(start, zone), clockOf(end, zone), language) + (rulesOf(language).afterHours ?? '');
  return `${dayText(start, zone, language)}, ${hours} (${zoneName(zone, language)})`;
}
