import type { Store } from '../db/store.ts';
import { activeCriteria, type EstateCriteria } from './estateCriteria.ts';
import { scopeOf } from './materialisedCounts.ts';

/**
 * Estates that are neither reserved nor sold nor rented, from the materialised counts.
 * @param places keys
 * @param types positions in operationTypes
 * @returns by place; one without any estates is left out
 */
export async function availableByPlace(
  { db, isOneOf }: Store,
  places: readonly number[],
  types: readonly number[],
): Promise<Map<number, number>> {
  if (places.length === 0) return new Map();
  const rows = await db
    .selectFrom('place_counts')
    .select(({ fn }) => ['place', fn.sum<number>('available').as('available')])
    .where(isOneOf('place', places))
    .where('type', 'in', types)
    .groupBy('place')
    .execute();
  return new Map(rows.map(({ place, available }) => [place, Number(available)]));
}

/**
 * Available estates of a list that is limited by its place alone; null for any other list, whose estates would have to
 * be counted one by one.
 */
export async function countAvailable(store: Store, criteria: EstateCriteria): Promise<number | null> {
  const { types, towns, zones } = criteria;
  if (activeCriteria(criteria).some((name) => name !== 'towns' && name !== 'zones')) return null;
  const counts = await availableByPlace(store, zones ?? towns ?? [scopeOf(criteria)], types);
  return [...counts.values()].reduce((all, one) => all + one, 0);
}
