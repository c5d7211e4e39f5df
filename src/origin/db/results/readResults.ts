import { sql } from 'kysely';
import type { Language } from '#shared/i18n/languages.ts';
import type { Store } from '../store.ts';
import type { ResultRow } from '../tables.ts';
import { resultColumns, type ResultColumn } from './resultColumns.ts';

export type ColumnSums = Record<ResultColumn, number>;

/** Days since 1970, both included. */
export interface Period {
  from: number;
  to: number;
}

/** The store's key of a listing, also of one that is gone, as long as anything is kept of it. @param key of its URL */
export async function findListingKey({ db }: Store, key: string): Promise<number | undefined> {
  const present = await db.selectFrom('estates').select('key').where('url_key', '=', key).executeTakeFirst();
  if (present) return present.key;
  const gone = await db.selectFrom('gone_estates').select('estate').where('url_key', '=', key).executeTakeFirst();
  return gone?.estate ?? undefined;
}

/** What a listing earned, by day, or month where that is long ago; oldest first. Days without any are left out. */
export const readDays = ({ db }: Store, estate: number, { from, to }: Period): Promise<ResultRow[]> =>
  db
    .selectFrom('results')
    .selectAll()
    .where('estate', '=', estate)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();

/** How often a listing was opened in each language. */
export async function readLanguages({ db }: Store, estate: number, { from, to }: Period) {
  const rows = await db
    .selectFrom('result_languages')
    .select(({ fn }) => ['language', fn.sum<number>('opened').as('opened')])
    .where('estate', '=', estate)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('language')
    .execute();
  return Object.fromEntries(rows.map(({ language, opened }) => [language, Number(opened)])) as Partial<
    Record<Language, number>
  >;
}

/** The sums of many listings over a period, by their keys; those without any are left out. */
export async function readSums(
  { db, isOneOf }: Store,
  estates: readonly number[],
  { from, to }: Period,
): Promise<Map<number, ColumnSums>> {
  const rows = await db
    .selectFrom('results')
    .select('estate')
    .select(resultColumns.map((column) => sql<number>`sum(${sql.ref(column)})`.as(column)))
    .where(isOneOf('estate', estates))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('estate')
    .execute();
  return new Map(rows.map(({ estate, ...sums }) => [estate, numbersOf(sums)]));
}

/** PostgreSQL's sums come as text. */
const numbersOf = (sums: Record<ResultColumn, number>): ColumnSums =>
  Object.fromEntries(Object.entries(sums).map(([column, sum]) => [column, Number(sum)])) as ColumnSums;
