import type { Store } from '../db/store.ts';
import { day } from '#shared/times.ts';

/** The row of `meta` with the days by which a network's times are moved. */
const movedName = 'days_moved';

/**
 * By how many days the times of a network's files are moved: from the day that they are as of to that of the first
 * load. Kept, so that the same files stay the same at each later load.
 * @param asOf DATES_AS_OF, as 2026-11-01; undefined: the times are real
 * @param now epoch ms
 * @param isDry nothing is kept
 */
export async function daysMoved({ db }: Store, asOf: string | undefined, now: number, isDry = false): Promise<number> {
  if (asOf === undefined) return 0;
  const today = Math.max(0, Math.floor(now / day) - Math.floor(Date.parse(asOf) / day));
  if (!isDry)
    await db
      .insertInto('meta')
      .values({ name: movedName, value: String(today) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  const kept = await db.selectFrom('meta').select('value').where('name', '=', movedName).executeTakeFirst();
  return Number(kept?.value ?? today);
}

const date = /^\d{4}-\d\d-\d\d$/;
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;

/** Databases write 0000-00-00 for no date: it stays as it is. */
function moveText(text: string, days: number): string {
  const isDate = date.test(text);
  if (!isDate && !time.test(text)) return text;
  const moved = new Date(Date.parse(text) + days * day);
  if (Number.isNaN(moved.getTime())) return text;
  return isDate ? moved.toISOString().slice(0, 10) : moved.toISOString();
}

/** A document with all its dates and times moved: every text that is one, and nothing else. */
export function moveDates<T>(value: T, days: number): T {
  if (days === 0) return value;
  if (typeof value === 'string') return moveText(value, days) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => moveDates(item, days)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, moveDates<unknown>(item, days)])) as T;
}
