import { sql, type RawBuilder } from 'kysely';
import type { Store } from '../../db/store.ts';
import type { EstateCriteria } from '../criteria/estateCriteria.ts';
import { all, criteriaConditions, scopeConditions } from '../criteria/filterConditions.ts';
import type { IndexLookup } from './indexLookups.ts';
import { lookupForMatches, type EstatePlan } from './planEstates.ts';

// The `from … where …` of a list's estates, by each way of reading.

export async function lookupSource(
  store: Store,
  criteria: EstateCriteria,
  lookup: IndexLookup,
): Promise<RawBuilder<unknown>> {
  const conditions = all([
    ...(await lookup.conditions()),
    ...scopeConditions(criteria),
    ...criteriaConditions(store, criteria),
  ]);
  return sql`${store.estatesBy(lookup.index)} where ${conditions}`;
}

/** All estates of the scope, those that match. @param index one that begins with the scope */
export const scanSource = (store: Store, criteria: EstateCriteria, index: string): RawBuilder<unknown> =>
  sql`${store.estatesBy(index)} where ${all([...scopeConditions(criteria), ...criteriaConditions(store, criteria)])}`;

/** The matches in any order, by the cheaper way. @param matches how many of them are read */
export async function matchSource(store: Store, plan: EstatePlan, matches?: number): Promise<RawBuilder<unknown>> {
  const { criteria } = plan;
  const lookup = lookupForMatches(plan, matches);
  if (lookup) return lookupSource(store, criteria, lookup);
  return scanSource(store, criteria, criteria.province === null ? 'estates_recent' : 'estates_province_recent');
}
