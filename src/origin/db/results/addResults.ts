import { sql, type Transaction } from 'kysely';
import type { CountedEstate, ResultBatch } from '#shared/contract/results.ts';
import { foldKey } from '#shared/domain/estateKey.ts';
import { countedBySite, visitOrigins, type CountedByApi } from '#shared/domain/results.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Store } from '../store.ts';
import type { ResultRow, Tables } from '../tables.ts';
import { dayAt, dayNumber } from './dayNumbers.ts';
import { numberColumn, originColumn, resultColumns, type ResultColumn } from './resultColumns.ts';

/** Rows of a statement; SQLite takes 32,766 parameters, PostgreSQL 65,535. */
const rowsAtOnce = 500;

const noSums = Object.fromEntries(resultColumns.map((column) => [column, 0])) as Record<ResultColumn, number>;

/** Each sum is added to the one that is there. */
const added = Object.fromEntries(
  resultColumns.map((column) => [column, sql<number>`results.${sql.ref(column)} + excluded.${sql.ref(column)}`]),
);

async function addRows(trx: Transaction<Tables>, rows: readonly ResultRow[]): Promise<void> {
  // In order of the key, so that two processes do not wait for one another.
  const sorted = rows.toSorted((a, b) => a.estate - b.estate);
  for (let from = 0; from < sorted.length; from += rowsAtOnce)
    await trx
      .insertInto('results')
      .values(sorted.slice(from, from + rowsAtOnce))
      .onConflict((conflict) => conflict.columns(['estate', 'day']).doUpdateSet(added))
      .execute();
}

function rowOf(estate: number, number: number, { counts, origins, phones }: CountedEstate): ResultRow {
  const row: ResultRow = { ...noSums, estate, day: number, is_month: 0, phones };
  for (const name of countedBySite) row[numberColumn(name)] = counts[name];
  for (const origin of visitOrigins) row[originColumn(origin)] = origins[origin];
  return row;
}

async function addLanguages(
  trx: Transaction<Tables>,
  number: number,
  estates: readonly (readonly [key: number, counted: CountedEstate])[],
): Promise<void> {
  const rows = estates.flatMap(([estate, { languages }]) =>
    Object.entries(languages).map(([language, opened]) => ({
      ...{ estate, day: number, language: language as Language, opened },
    })),
  );
  const sorted = rows.toSorted((a, b) => a.estate - b.estate || a.language.localeCompare(b.language));
  for (let from = 0; from < sorted.length; from += rowsAtOnce)
    await trx
      .insertInto('result_languages')
      .values(sorted.slice(from, from + rowsAtOnce))
      .onConflict((conflict) =>
        conflict
          .columns(['estate', 'day', 'language'])
          .doUpdateSet({ opened: sql<number>`result_languages.opened + excluded.opened` }),
      )
      .execute();
}

async function addEmptySearches(trx: Transaction<Tables>, number: number, batch: ResultBatch): Promise<void> {
  if (batch.emptySearches.length === 0) return;
  const rows = batch.emptySearches.map(({ search, times }) => ({ day: number, search, times }));
  await trx
    .insertInto('empty_searches')
    .values(rows.toSorted((a, b) => (a.search < b.search ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.columns(['day', 'search']).doUpdateSet({ times: sql<number>`empty_searches.times + excluded.times` }),
    )
    .execute();
}

/**
 * Adds what a site counted, in one transaction with the note that its batch was taken. Listings that are not there are
 * left out.
 * @param now epoch ms
 * @returns false, and adds nothing, for a batch that was taken before
 */
export const addBatch = (store: Store, batch: ResultBatch, now: number): Promise<boolean> =>
  store.db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('result_batches')
      .values({ id: batch.id, taken_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    const counted = new Map(batch.estates.map((estate) => [foldKey(estate.key), estate]));
    const number = dayNumber(batch.day);
    const known = await trx
      .selectFrom('estates')
      .select(['key', 'url_key'])
      .where(store.isOneOf('url_key', [...counted.keys()]))
      .execute();
    const estates = known.map(({ key, url_key }) => [key, counted.get(url_key)!] as const);
    await addRows(
      trx,
      estates.map(([key, estate]) => rowOf(key, number, estate)),
    );
    await addLanguages(trx, number, estates);
    await addEmptySearches(trx, number, batch);
    return true;
  });

/**
 * Adds what the API itself knows of listings, in the transaction that it follows from.
 * @param times how often, by the keys of listings
 * @param now epoch ms
 */
export async function addEvents(
  trx: Transaction<Tables>,
  name: CountedByApi,
  times: ReadonlyMap<number, number>,
  now: number,
): Promise<void> {
  const number = dayAt(now);
  const some = [...times].filter(([, sum]) => sum > 0);
  await addRows(
    trx,
    some.map(([estate, sum]) => ({ ...noSums, estate, day: number, is_month: 0, [name]: sum })),
  );
}
