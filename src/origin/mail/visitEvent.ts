import { createHash } from 'node:crypto';
import type { VisitTime } from '#shared/domain/visitSlots.ts';
import { minute } from '#shared/times.ts';
import { contentLines, textValue } from '#shared/views/contentLines.ts';

interface VisitEvent {
  visit: VisitTime;
  /** What is visited: with the time it names the visit, the same to the agent and to the visitor. */
  place: string;
  summary: string;
  /** Of the listing's page. */
  url: string | undefined;
}

/** `20261130T090000Z` of a time. */
const stampOf = (time: number): string => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** A booked visit as a calendar file (iCalendar, RFC 5545), in UTC: each calendar shows it by its own clock. */
export function visitEvent({ visit: { start, minutes }, place, summary, url }: VisitEvent): string {
  const begins = Date.parse(start);
  return contentLines([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Vencejo//ES'],
    ['METHOD', 'PUBLISH'],
    ['BEGIN', 'VEVENT'],
    ['UID', createHash('sha256').update(`${place} ${start}`).digest('hex').slice(0, 32)],
    ['DTSTAMP', stampOf(begins)],
    ['DTSTART', stampOf(begins)],
    ['DTEND', stampOf(begins + minutes * minute)],
    ['SUMMARY', textValue(summary)],
    ...(url === undefined ? [] : [['URL', url] as const]),
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ]);
}
