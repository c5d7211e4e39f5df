import { sql, type RawBuilder } from 'kysely';
import { maxCounted } from '#shared/domain/paging.ts';
import { traitMask } from '../db/estateTraits.ts';
import type { Store } from '../db/store.ts';
import { activeCriteria, type EstateCriteria } from './estateCriteria.ts';
import { typeCondition } from './filterConditions.ts';
import { isSurelyLong } from './isSurelyLong.ts';
import { matchSource } from './matchSources.ts';
import { countedPlace, matchingCombinations, scopeOf } from './materialisedCounts.ts';
import { lookupForMatches, type EstatePlan } from './planEstates.ts';

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

/** A list's estates by what has become of them: from the materialised counts, else counted. */
export async function countList(store: Store, plan: EstatePlan): Promise<ListCount> {
  const stored = await storedCount(store, plan.criteria);
  if (stored) return stored;
  if (await isSurelyLong(store, plan)) return { total: plan.total ?? maxCounted + 1, available: null, closed: null };
  const total = plan.total ?? 0;
  const max = lookupForMatches(plan) ? maxInAnyOrder : maxCounted + 1;
  const counted = total > maxCounted ? null : await countMatches(store, plan, max);
  if (counted && counted.total <= maxCounted) return { ...counted, total: plan.total ?? counted.total };
  const isTold = counted && (counted.available > maxCounted || counted.total < max);
  const available = isTold ? counted.available : await countAvailableMatches(store, plan);
  return {
    total: plan.total ?? counted!.total,
    available: available > maxCounted ? null : available,
    closed: null,
  };
}

type Counts = { [Name in keyof ListCount]: number };

const firstRow = async ({ db }: Store, query: RawBuilder<Counts>): Promise<Counts> => {
  const { total, available, closed } = (await query.execute(db)).rows[0]!;
  return { total: Number(total), available: Number(available), closed: Number(closed) };
};

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

/** The matches, up to `max` of them. */
const countMatches = async (store: Store, plan: EstatePlan, max: number): Promise<Counts> =>
  firstRow(
    store,
    sql`select count(*) as total, ${ofRank(0)} as available, ${ofRank(2)} as closed
      from (select availability_rank ${await matchSource(store, plan)} limit ${max}) found`,
  );

/** The available ones among the matches, up to one more than maxCounted. */
const countAvailableMatches = async (store: Store, plan: EstatePlan): Promise<number> => {
  const { available } = await firstRow(
    store,
    sql`select count(*) as total, count(*) as available, 0 as closed
      from (select 1 ${await matchSource(store, plan)} and availability_rank = 0 limit ${maxCounted + 1}) found`,
  );
  return available;
};
