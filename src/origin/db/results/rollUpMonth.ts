import { sql, type Transaction } from 'kysely';
import { inTransaction } from '../inTransaction.ts';
import { readMeta, setMeta } from '../meta.ts';
import type { Store } from '../store.ts';
import type { Db, Tables } from '../tables.ts';
import { dateOf, dayNumber, monthOf } from './dayNumbers.ts';
import { resultColumns } from './resultColumns.ts';

/** Keys of listings of one transaction, so that others who write wait for a moment alone. */
const keysAtOnce = 2_000;

/** The day up to which days are months. */
const noted = 'results_rolled_up_to';

/** The first day of the oldest month that still has days; null where nothing is stored. */
export async function readMonth(db: Db): Promise<number | null> {
  const done = await readMeta(db, noted);
  if (done !== undefined) return dayNumber(done);
  const { first } = await db
    .selectFrom('results')
    .select(({ fn }) => fn.min<number | null>('day').as('first'))
    .executeTakeFirstOrThrow();
  return first === null ? null : monthOf(first);
}

interface Range {
  /** Keys of listings: from, and up to before. */
  keys: readonly [number, number];
  /** Days: of the month, and of the next. */
  days: readonly [number, number];
}

const ofRange = ({ keys, days }: Range) =>
  sql<boolean>`estate >= ${keys[0]} and estate < ${keys[1]} and day >= ${days[0]} and day < ${days[1]}`;

/** @returns by how many rows the table is smaller */
async function rollUpSums(store: Store, trx: Transaction<Tables>, range: Range): Promise<number> {
  const sums = await trx
    .selectFrom('results')
    .select('estate')
    .select(resultColumns.map((column) => sql<number>`sum(${sql.ref(column)})`.as(column)))
    .where(ofRange(range))
    .groupBy('estate')
    .execute();
  const { numDeletedRows } = await trx.deleteFrom('results').where(ofRange(range)).executeTakeFirst();
  const rows = sums.map(({ estate, ...columns }) => ({
    ...{ estate, day: range.days[0], is_month: 1 },
    ...(Object.fromEntries(Object.entries(columns).map(([name, sum]) => [name, Number(sum)])) as typeof columns),
  }));
  await store.insertRows(trx, 'results', rows);
  return Number(numDeletedRows) - rows.length;
}

async function rollUpLanguages(store: Store, trx: Transaction<Tables>, range: Range): Promise<void> {
  const sums = await trx
    .selectFrom('result_languages')
    .select(['estate', 'language', ({ fn }) => fn.sum<number>('opened').as('opened')])
    .where(ofRange(range))
    .groupBy(['estate', 'language'])
    .execute();
  await trx.deleteFrom('result_languages').where(ofRange(range)).execute();
  await store.insertRows(
    trx,
    'result_languages',
    sums.map(({ opened, ...row }) => ({ ...row, day: range.days[0], opened: Number(opened) })),
  );
}

/**
 * Makes one row a listing of the days of a month, some listings a transaction: once more, the row is its own sum.
 * @param month its first day
 * @param end the first day of the next
 * @returns by how many rows the table is smaller
 */
export async function rollUpMonth(store: Store, month: number, end: number): Promise<number> {
  const { last } = await store.db
    .selectFrom('results')
    .select(({ fn }) => fn.max<number | null>('estate').as('last'))
    .executeTakeFirstOrThrow();
  let fewer = 0;
  for (let from = 0; last !== null && from <= last; from += keysAtOnce)
    fewer += await inTransaction(store.db, async (trx) => {
      const range: Range = { keys: [from, from + keysAtOnce], days: [month, end] };
      await rollUpLanguages(store, trx, range);
      return rollUpSums(store, trx, range);
    });
  await setMeta(store.db, noted, dateOf(end));
  return fewer;
}
