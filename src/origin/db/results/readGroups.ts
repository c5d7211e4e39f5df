import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { resultNumbers, leastEmptySearches, type ResultNumber } from '#shared/domain/results.ts';
import type { ResultGroup } from '#shared/contract/resultsReport.ts';
import type { Store } from '../store.ts';
import { getOrAdd } from '../counts/getOrAdd.ts';
import type { Db, EstateRow } from '../tables.ts';
import { numberColumn, type NumberColumn } from './resultColumns.ts';
import { readSums, type Period } from './readResults.ts';

type NumberSums = Record<ResultNumber, number>;

/** Listings that are read at once: SQLite answers nobody else meanwhile. */
const listingsAtOnce = 1_000;

const noSums = (): NumberSums => Object.fromEntries(resultNumbers.map((name) => [name, 0])) as NumberSums;

function addTo(sums: NumberSums, row: Partial<Record<NumberColumn, unknown>>): void {
  // PostgreSQL's sums come as text, and are null of nothing.
  for (const name of resultNumbers) sums[name] += Number(row[numberColumn(name)] ?? 0);
}

/** What all listings earned in a period, day by day, so that others are answered in between. */
export async function readTotal({ db }: Store, { from, to }: Period): Promise<NumberSums> {
  const total = noSums();
  for (let number = from; number <= to; number += 1) {
    const row = await db
      .selectFrom('results')
      .select(resultNumbers.map(numberColumn).map((column) => sql<number>`sum(${sql.ref(column)})`.as(column)))
      .where('day', '=', number)
      .executeTakeFirstOrThrow();
    addTo(total, row);
    await nextTurn();
  }
  return total;
}

/** What lists of listings are grouped by: a column of estates. */
const groupColumns = { agents: 'agent', sources: 'source', towns: 'town', listings: 'key' } as const satisfies Record<
  ResultGroup,
  keyof EstateRow
>;

export interface GroupSums {
  /** A key of the store, or the name of a source. */
  group: number | string;
  /** Those that earned something. */
  listings: number;
  sums: NumberSums;
}

/** What listings earned by whose they are, those that were opened most first. Listings that are gone are left out. */
export async function readGroups(store: Store, by: ResultGroup, period: Period): Promise<GroupSums[]> {
  const groups = new Map<number | string, GroupSums>();
  for (let after = 0; ;) {
    const some = await store.db
      .selectFrom('estates')
      .select(['key', `${groupColumns[by]} as group`])
      .where('key', '>', after)
      .orderBy('key')
      .limit(listingsAtOnce)
      .execute();
    if (some.length === 0) break;
    after = some.at(-1)!.key;
    const earned = await readSums(
      store,
      some.map(({ key }) => key),
      period,
    );
    for (const { key, group } of some) {
      const sums = earned.get(key);
      if (!sums) continue;
      const known = getOrAdd(groups, group, () => ({ group, listings: 0, sums: noSums() }));
      known.listings += 1;
      addTo(known.sums, sums);
    }
    await nextTurn();
  }
  return [...groups.values()].sort((a, b) => b.sums.opened - a.sums.opened || (a.group < b.group ? -1 : 1));
}

/** Searches that found nothing in a period, the most frequent first. */
export async function readEmptySearches(
  db: Db,
  { from, to }: Period,
  limit: number,
): Promise<{ search: string; times: number }[]> {
  const rows = await db
    .selectFrom('empty_searches')
    .select(['search', ({ fn }) => fn.sum<number>('times').as('times')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('search')
    .having(({ fn }) => fn.sum<number>('times'), '>=', leastEmptySearches)
    .orderBy('times', 'desc')
    .orderBy('search')
    .limit(limit)
    .execute();
  return rows.map(({ search, times }) => ({ search, times: Number(times) }));
}
