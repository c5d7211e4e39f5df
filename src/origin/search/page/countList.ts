import { sql, type RawBuilder } from 'kysely';
import { maxCounted } from '#shared/domain/paging.ts';
import { traitMask } from '../../db/facts/estateTraits.ts';
import type { Store } from '../../db/store.ts';
import { activeCriteria, type EstateCriteria } from '../criteria/estateCriteria.ts';
import { typeCondition } from '../criteria/filterConditions.ts';
import { isSurelyLong } from '../plan/isSurelyLong.ts';
import { matchSource } from '../plan/matchSources.ts';
import { countedPlace, matchingCombinations, scopeOf } from '../counts/materialisedCounts.ts';
import { orderTerms, sortedColumns, type EstateOrder } from '../plan/orderedSections.ts';
import { lookupForMatches, type EstatePlan } from '../plan/planEstates.ts';

/** How many estates a list has, and how many of them may still be had. */
export interface ListCount {
  /** Above maxCounted a lower bound. */
  total: number;
  /** Neither reserved nor sold nor rented; null when there are too many to count. */
  available: number | null;
  /** Sold or rented; null when there are too many to count. */
  closed: number | null;
}

/**
 * Matches counted at most where those that may not be had any more are mixed with the others: so many hold more than
 * maxCounted available ones as a rule, and need not be counted again.
 */
const maxInAnyOrder = Math.ceil(maxCounted * 1.3);

/** A page that is read with the count. */
export interface WantedPage {
  order: EstateOrder;
  offset: number;
  qty: number;
}

/** Matches read at most where a page is read with the count: the page of a longer list is read by itself. */
export const maxSorted = 2 * maxCounted;

/**
 * A list's estates by what has become of them: from the materialised counts, else counted.
 *
 * @param page if any, read with the matches that are counted
 * @returns also the page's keys, where all matches were read; else the page has to be read by itself
 */
export async function countList(
  store: Store,
  plan: EstatePlan,
  page: WantedPage | null = null,
): Promise<ListCount & { keys?: number[] }> {
  const stored = await storedCount(store, plan.criteria);
  if (stored) return stored;
  if (await isSurelyLong(store, plan)) return { total: plan.total ?? maxCounted + 1, available: null, closed: null };
  if (!page && (plan.total ?? 0) > maxCounted)
    return { total: plan.total!, available: await countAvailable(store, plan), closed: null };
  const max = page ? maxSorted : lookupForMatches(plan) ? maxInAnyOrder : maxCounted + 1;
  const counted = (page && (await countAndSort(store, plan, page))) ?? (await countMatches(store, plan, max));
  const total = plan.total ?? counted.total;
  if (counted.total <= maxCounted) return { ...counted, total };
  const isAvailableKnown = counted.available > maxCounted || counted.total < max;
  const available = isAvailableKnown ? upToMaxCounted(counted.available) : await countAvailable(store, plan);
  return { ...counted, total, available, closed: null };
}

type Counts = { [Name in keyof ListCount]: number };

const numbersOf = ({ total, available, closed }: Counts): Counts => ({
  total: Number(total),
  available: Number(available),
  closed: Number(closed),
});

const firstRow = async ({ db }: Store, query: RawBuilder<Counts>): Promise<Counts> =>
  numbersOf((await query.execute(db)).rows[0]!);

/** Null where the materialised counts do not hold the list. */
async function storedCount(store: Store, criteria: EstateCriteria): Promise<ListCount | null> {
  const { types, towns, zones } = criteria;
  const active = activeCriteria(criteria);
  if (active.every((name) => name === 'towns' || name === 'zones')) {
    const places = zones ?? towns ?? [scopeOf(criteria)];
    return firstRow(
      store,
      sql`select coalesce(sum(listed), 0) as total, coalesce(sum(available), 0) as available,
        coalesce(sum(listed - live), 0) as closed
        from place_counts where ${store.isOneOf('place', places)} and ${typeCondition(types)}`,
    );
  }
  const others = towns?.length === 1 ? active.filter((name) => name !== 'towns') : active;
  if (others.length !== 1 || others[0] !== 'traits') return null;
  const listedWith = (rank: number) =>
    sql`coalesce(sum(case when (traits & ${sql.lit(traitMask('availability', [rank]))}) <> 0 then listed else 0 end), 0)`;
  return firstRow(
    store,
    sql`select coalesce(sum(listed), 0) as total, ${listedWith(0)} as available, ${listedWith(2)} as closed
      ${matchingCombinations(countedPlace(criteria), criteria)}`,
  );
}

const ofRank = (rank: number) =>
  sql`coalesce(sum(case when availability_rank = ${sql.lit(rank)} then 1 else 0 end), 0)`;

const countsByRank = sql`count(*) as total, ${ofRank(0)} as available, ${ofRank(2)} as closed`;

/** The matches, up to `max` of them. */
const countMatches = async (store: Store, plan: EstatePlan, max: number): Promise<Counts> =>
  firstRow(
    store,
    sql`select ${countsByRank} from (select availability_rank ${await matchSource(store, plan)} limit ${max}) found`,
  );

/**
 * The matches, up to maxSorted of them, and a page of them. Read once for both: in a part of the map each reading takes
 * up to 20 ms. Without keys where there may be more.
 *
 * @returns null for a page beyond the last
 */
async function countAndSort(
  store: Store,
  plan: EstatePlan,
  { order, offset, qty }: WantedPage,
): Promise<(Counts & { keys?: number[] }) | null> {
  const { rows } = await sql<Counts & { key: number | null }>`with
      found as materialized (select ${sortedColumns} ${await matchSource(store, plan)} limit ${maxSorted}),
      counted as materialized (select ${countsByRank} from found)
    select key, total, available, closed from counted left join found on true
    order by ${orderTerms(order, false)} limit ${qty} offset ${offset}`.execute(store.db);
  if (!rows[0]) return null;
  const counts = numbersOf(rows[0]);
  // The one row of an empty list has no key.
  return counts.total < maxSorted ? { ...counts, keys: rows.flatMap(({ key }) => key ?? []) } : counts;
}

/** The available ones among the matches; null for more than maxCounted. */
async function countAvailable(store: Store, plan: EstatePlan): Promise<number | null> {
  const { available } = await firstRow(
    store,
    sql`select count(*) as total, count(*) as available, 0 as closed
      from (select 1 ${await matchSource(store, plan)} and availability_rank = 0 limit ${maxCounted + 1}) found`,
  );
  return upToMaxCounted(available);
}

const upToMaxCounted = (count: number): number | null => (count > maxCounted ? null : count);
