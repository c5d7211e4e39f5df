import { operationTypes } from '#shared/domain/estate.ts';
import { resultNumbers } from '#shared/domain/results.ts';
import { readSums, type Period } from '../db/results/readResults.ts';
import { numberColumn } from '../db/results/resultColumns.ts';
import type { Store } from '../db/store.ts';

/** Listings of one read. */
const sheetRows = 1_000;

/**
 * Some lines of a sheet (contract/resultsReport.ts): each listing that there is, with what it earned in a period.
 * @param after the key in the store of the last listing before; 0 for the first
 * @returns the rows, and the key of the last where there may be more
 */
export async function readSheet(
  store: Store,
  period: Period,
  after: number,
): Promise<{ rows: (string | number)[][]; next?: number }> {
  const listings = await store.db
    .selectFrom('estates')
    .innerJoin('places as town', 'town.key', 'estates.town')
    .innerJoin('places as province', 'province.key', 'estates.province')
    .innerJoin('agents', 'agents.key', 'estates.agent')
    .innerJoin('agencies', 'agencies.key', 'estates.agency')
    .select(['estates.key', 'estates.reference', 'estates.url_key', 'estates.type', 'estates.status', 'estates.source'])
    .select(['town.name as town', 'province.name as province', 'agents.full_name', 'agencies.commercial_brand'])
    .where('estates.key', '>', after)
    .orderBy('estates.key')
    .limit(sheetRows)
    .execute();
  if (listings.length === 0) return { rows: [] };
  const earned = await readSums(
    store,
    listings.map(({ key }) => key),
    period,
  );
  const rows = listings.map(({ key, ...one }) => [
    ...[one.reference, one.url_key, operationTypes[one.type]!, one.status, one.town, one.province, one.full_name],
    ...[one.commercial_brand, one.source],
    ...resultNumbers.map((name) => earned.get(key)?.[numberColumn(name)] ?? 0),
  ]);
  return listings.length < sheetRows ? { rows } : { rows, next: listings.at(-1)!.key };
}
