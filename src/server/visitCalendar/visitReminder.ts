import { contentLines, textValue } from '#shared/views/contentLines.ts';

interface Reminder {
  /** Unique, and the same each time it is downloaded. */
  id: string;
  summary: string;
  /** Where the visit is booked. */
  url: string;
  /** Milliseconds since 1970. */
  now: number;
}

const day = 86_400_000;

/** `20261122` of a time. */
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10).replaceAll('-', '');

/** A reminder, for the next day, to book a visit, as a calendar file (iCalendar, RFC 5545). */
export const visitReminder = ({ id, summary, url, now }: Reminder): string =>
  contentLines([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Vencejo//ES'],
    ['METHOD', 'PUBLISH'],
    ['BEGIN', 'VEVENT'],
    ['UID', textValue(id)],
    ['DTSTAMP', `${dateOf(now)}T000000Z`],
    ['DTSTART;VALUE=DATE', dateOf(now + day)],
    ['DTEND;VALUE=DATE', dateOf(now + 2 * day)],
    ['SUMMARY', textValue(summary)],
    ['DESCRIPTION', textValue(url)],
    ['URL', url],
    ['TRANSP', 'TRANSPARENT'],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ]);
