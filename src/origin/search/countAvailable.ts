import { sql } from 'kysely';
import { operationTypes } from '#shared/domain/estate.ts';
import { traitMask } from '../db/estateTraits.ts';
import type { Store } from '../db/store.ts';
import { activeCriteria, type EstateCriteria } from './estateCriteria.ts';
import { typeCondition } from './filterConditions.ts';

const readCounts = (rows: readonly { place: number; available: number }[]): Map<number, number> =>
  new Map(rows.map(({ place, available }) => [Number(place), Number(available)]));

/**
 * Estates that are neither reserved nor sold nor rented, from the materialised counts.
 * @param places keys of provinces or towns
 * @param types positions in operationTypes
 * @returns by place; one without any is left out
 */
export async function availableByPlace(
  store: Store,
  places: readonly number[],
  types: readonly number[],
): Promise<Map<number, number>> {
  if (places.length === 0) return new Map();
  const typeMask = traitMask(
    'type',
    types.map((type) => operationTypes[type]!),
  );
  const { rows } = await sql<{ place: number; available: number }>`select place, sum(listed) as available
    from trait_counts where ${store.isOneOf('place', places)} and (traits & ${typeMask}) <> 0
    and (traits & ${traitMask('availability', [0])}) <> 0 group by place`.execute(store.db);
  return readCounts(rows);
}

/**
 * The same for the zones of towns, which have no such counts: counted within the index by town.
 * @param zones keys; null: every zone of the towns
 */
export async function availableByZone(
  store: Store,
  towns: readonly number[],
  types: readonly number[],
  zones: readonly number[] | null = null,
): Promise<Map<number, number>> {
  const limits = [store.isOneOf('town', towns), ...(zones ? [store.isOneOf('zone', zones)] : [])];
  const { rows } = await sql<{ place: number; available: number }>`select zone as place, count(*) as available
    ${store.estatesBy('estates_town')} where ${sql.join(limits, sql` and `)} and zone is not null and ${typeCondition(types)}
    and availability_rank = 0 group by zone`.execute(store.db);
  return readCounts(rows);
}

const sum = (counts: ReadonlyMap<number, number>): number => [...counts.values()].reduce((all, one) => all + one, 0);

/**
 * Available estates of a list that is limited by its place alone, as long as that is not the whole country; null for
 * any other list, whose estates would have to be counted one by one.
 */
export async function countAvailable(store: Store, criteria: EstateCriteria): Promise<number | null> {
  const { types, province, towns, zones } = criteria;
  if (activeCriteria(criteria).some((name) => name !== 'towns' && name !== 'zones')) return null;
  if (zones) return towns ? sum(await availableByZone(store, towns, types, zones)) : null;
  const places = towns ?? (province === null ? [] : [province]);
  return places.length === 0 ? null : sum(await availableByPlace(store, places, types));
}
