import type { Expression, ExpressionBuilder, SqlBool, Transaction } from 'kysely';
import type { VisitSlotsDto } from '#shared/contract/visitSlots.ts';
import { zoneOfProvince, type SpanishZone } from '#shared/domain/visitSlots.ts';
import { day, hour, minute } from '#shared/times.ts';
import { visitDays, type VisitHours } from '../db/input/visitHours.ts';
import type { Db, Tables } from '../db/tables.ts';

/** Days from today on in which visits can be booked. */
const bookableDays = 14;

/** Hours between a booking and its visit, where the agent names none. */
const defaultNotice = 12;

/** Who has read the page some time ago may still take what it offers. */
const tolerance = hour;

function localTime(zone: SpanishZone, time: number): { midnight: number; wall: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  }).formatToParts(time);
  const value = (type: string): number => Number(parts.find((part) => part.type === type)!.value);
  const midnight = Date.UTC(value('year'), value('month') - 1, value('day'));
  return { midnight, wall: midnight + value('hour') * hour + value('minute') * minute };
}

/** When clocks of a zone show a time. @param wall as if it were UTC, epoch ms */
function timeOf(zone: SpanishZone, wall: number): number {
  // Where the clocks change between the two, the second is right.
  const once = wall - (localTime(zone, wall).wall - wall);
  return wall - (localTime(zone, once).wall - once);
}

/** Minutes of a day: `09:30`. */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** When visits of a day begin, in minutes after midnight. @param ranges `10:00-13:00` */
const startsOf = (ranges: readonly string[], length: number): number[] =>
  ranges.flatMap((range) => {
    const [from = 0, to = 0] = range.split('-').map(minutesOf);
    return Array.from({ length: Math.max(0, Math.floor((to - from) / length)) }, (_, at) => from + at * length);
  });

/** All times of an agent's week in the next days, taken ones too, epoch ms. */
function weeklyStarts(hours: VisitHours, zone: SpanishZone, now: number): number[] {
  const today = localTime(zone, now).midnight;
  return Array.from({ length: bookableDays }, (_, days) => today + days * day).flatMap((midnight) => {
    const ranges = hours[visitDays[new Date(midnight).getUTCDay()]!] ?? [];
    return startsOf(ranges, hours.length).map((minutes) => timeOf(zone, midnight + minutes * minute));
  });
}

/** Whether the time of an enquiry is nobody else's: taken, or held. @param now epoch ms */
export const isReserved =
  (now: number) =>
  (row: ExpressionBuilder<Tables, 'enquiries'>): Expression<SqlBool> =>
    row.or([row('held_until', 'is', null), row('held_until', '>', now)]);

/** What an agent has promised. @returns epoch ms */
async function reservedStarts(db: Db | Transaction<Tables>, addressee: string, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('slot')
    .where('addressee', '=', addressee)
    .where('slot', '>', now - day)
    .where(isReserved(now))
    .execute();
  return rows.map(({ slot }) => Number(slot));
}

export interface Calendar {
  /** Of the agent, as an addressee's. */
  addressee: string;
  hours: VisitHours;
  /** Of the listing, by its slug. */
  province: string;
}

/** @param late how much less notice is enough, in ms */
async function freeStarts(
  db: Db | Transaction<Tables>,
  { addressee, hours, province }: Calendar,
  { now, late }: { now: number; late: number },
): Promise<number[]> {
  const earliest = now + (hours.notice ?? defaultNotice) * hour - late;
  const reserved = await reservedStarts(db, addressee, now);
  return weeklyStarts(hours, zoneOfProvince(province), now).filter(
    (start) => start >= earliest && reserved.every((other) => Math.abs(other - start) >= hours.length * minute),
  );
}

/** The free times of an agent, without those that come too soon. */
export async function visitSlots(db: Db, calendar: Calendar, now: number): Promise<VisitSlotsDto> {
  const free = await freeStarts(db, calendar, { now, late: 0 });
  return {
    zone: zoneOfProvince(calendar.province),
    minutes: calendar.hours.length,
    starts: free.map((start) => new Date(start).toISOString()),
  };
}

/** Whether a time can be taken. In a transaction that no other is in progress with. @param slot epoch ms */
export const isFree = async (db: Db | Transaction<Tables>, calendar: Calendar, slot: number, now: number) =>
  (await freeStarts(db, calendar, { now, late: tolerance })).includes(slot);

/** Thrown for a time that is not free (any more). */
export class SlotTaken extends Error {}
