import type { ResultGroup, ResultsQuery, ResultsReportDto } from '#shared/contract/resultsReport.ts';
import { dateOf, dayAt, dayNumber, keptByDayFrom, mondayOf, monthOf, nextMonth } from '../db/results/dayNumbers.ts';
import { readEmptySearches, readGroups, readTotal, type GroupSums } from '../db/results/readGroups.ts';
import type { Period } from '../db/results/readResults.ts';
import type { Store } from '../db/store.ts';

/** Searches that a page lists. */
const maxSearches = 50;

/** The period of a day. */
const periods: Record<ResultsQuery['period'], (number: number) => Period> = {
  week: (number) => ({ from: mondayOf(number), to: mondayOf(number) + 6 }),
  month: (number) => ({ from: monthOf(number), to: nextMonth(monthOf(number)) - 1 }),
};

type Named = Pick<ResultsReportDto['rows'][number], 'name' | 'of' | 'key'>;

/** What groups are called, by their keys. */
const namings: Record<ResultGroup, (store: Store, keys: readonly (number | string)[]) => Promise<Map<unknown, Named>>> =
  {
    sources: (_store, keys) =>
      Promise.resolve(new Map(keys.map((source) => [source, { name: String(source), of: '' }]))),
    agents: async ({ db, isOneOf }, keys) => {
      const rows = await db
        .selectFrom('agents')
        .innerJoin('agencies', 'agencies.key', 'agents.agency')
        .select(['agents.key', 'full_name as name', 'commercial_brand as of'])
        .where(isOneOf('agents.key', keys))
        .execute();
      return new Map(rows.map(({ key, ...named }) => [key, named]));
    },
    towns: async ({ db, isOneOf }, keys) => {
      const rows = await db
        .selectFrom('places as town')
        .innerJoin('places as province', 'province.key', 'town.parent')
        .select(['town.key', 'town.name', 'province.name as of'])
        .where(isOneOf('town.key', keys))
        .execute();
      return new Map(rows.map(({ key, ...named }) => [key, named]));
    },
    listings: async ({ db, isOneOf }, keys) => {
      const rows = await db
        .selectFrom('estates')
        .innerJoin('agents', 'agents.key', 'estates.agent')
        .select(['estates.key as estate', 'reference as name', 'url_key as key', 'full_name as of'])
        .where(isOneOf('estates.key', keys))
        .execute();
      return new Map(rows.map(({ estate, ...named }) => [estate, named]));
    },
  };

async function withNames(
  store: Store,
  by: ResultGroup,
  groups: readonly GroupSums[],
): Promise<ResultsReportDto['rows']> {
  if (groups.length === 0) return [];
  const names = await namings[by](
    store,
    groups.map(({ group }) => group),
  );
  return groups.flatMap(({ group, ...earned }) => {
    const named = names.get(group);
    return named ? [{ ...named, ...earned }] : [];
  });
}

interface ReportOptions {
  isCounted: boolean;
  /** Rows of a page. */
  perPage: number;
  /** Epoch ms. */
  now: number;
}

/** The period that is shown, and the one before: of a week whose days are kept as months, the month. */
function periodsOf({ period, on }: Pick<ResultsQuery, 'period' | 'on'>, now: number) {
  const number = on === undefined ? periods[period](dayAt(now)).from - 1 : dayNumber(on);
  const byDay = keptByDayFrom(now);
  const length = periods[period](number).from < byDay ? 'month' : period;
  const shown = periods[length](number);
  const before = periods[length](shown.from - 1);
  return { length, shown, before: length === 'month' || before.from >= byDay ? before : undefined };
}

/**
 * What the network's listings earned in a week or a month, for operators.
 * @returns undefined for a page past the last
 */
export async function reportResults(
  store: Store,
  { by, period, on, page }: ResultsQuery,
  { isCounted, perPage, now }: ReportOptions,
): Promise<ResultsReportDto | undefined> {
  const { length, shown, before } = periodsOf({ period, on }, now);
  const groups = await readGroups(store, by, shown);
  const pages = Math.max(1, Math.ceil(groups.length / perPage));
  if (page > pages) return undefined;
  return {
    ...{ isCounted, by, period: length, from: dateOf(shown.from), to: dateOf(shown.to) },
    total: await readTotal(store, shown),
    ...(before ? { before: await readTotal(store, before) } : {}),
    ...{ page, pages, rows: await withNames(store, by, groups.slice((page - 1) * perPage, page * perPage)) },
    emptySearches: await readEmptySearches(store.db, shown, maxSearches),
  };
}
