import { operationTypes } from '#shared/domain/estate.ts';
import { sql } from 'kysely';
import { traitMask } from '../db/estateTraits.ts';
import type { Store } from '../db/store.ts';
import { countryKey } from '../db/tables.ts';
import { activeFilters, all, traitConditions, type EstateCriteria } from './estateCriteria.ts';

const typesMask = (types: readonly number[]): number => traitMask('type', types.map((type) => operationTypes[type]!));

/** The one place for which traits and features are counted: the town when there is exactly one, else the province, else the country. */
export const countedPlace = (criteria: EstateCriteria): number =>
  (criteria.towns?.length === 1 ? criteria.towns[0]! : (criteria.province ?? countryKey));

/** Homes of these types in these places, all states together. Exact. */
export async function listedIn(store: Store, places: readonly number[], types: readonly number[]): Promise<number> {
  const row = await store.db.selectFrom('place_counts').select(({ fn }) => fn.sum<number | null>('listed').as('listed'))
    .where(store.isOneOf('place', places)).where('type', 'in', types).executeTakeFirst();
  return Number(row?.listed ?? 0);
}

/** Homes at a place that match the trait filters. Exact. */
export async function listedWithTraits(store: Store, place: number, criteria: EstateCriteria): Promise<number> {
  const { rows } = await sql<{ listed: number | null }>`select sum(listed) as listed from trait_counts
    where place = ${place} and (traits & ${typesMask(criteria.types)}) <> 0 and ${all(traitConditions(criteria.traits))}`.execute(store.db);
  return Number(rows[0]?.listed ?? 0);
}

/** The combinations of traits at a place that match the trait filters. */
export async function traitCombinations(store: Store, place: number, criteria: Pick<EstateCriteria, 'types' | 'traits'>): Promise<{ traits: number; listed: number }[]> {
  const { rows } = await sql<{ traits: number; listed: number }>`select traits, listed from trait_counts
    where place = ${place} and (traits & ${typesMask(criteria.types)}) <> 0 and ${all(traitConditions(criteria.traits))}`.execute(store.db);
  return rows;
}

/** Homes by feature at a place. Exact. */
export async function featureCounts(store: Store, place: number, types: readonly number[], features: readonly number[]): Promise<Map<number, number>> {
  if (features.length === 0) return new Map();
  const rows = await store.db.selectFrom('feature_counts').select(({ fn }) => ['feature', fn.sum<number>('listed').as('listed')])
    .where('place', '=', place).where('type', 'in', types).where(store.isOneOf('feature', features)).groupBy('feature').execute();
  const counts = new Map(features.map((feature) => [feature, 0]));
  for (const row of rows) counts.set(row.feature, Number(row.listed));
  return counts;
}

/** The total when it can be read off the kept counts, else null: no filter, places alone, traits (in a place or not), one feature. */
export async function knownTotal(store: Store, criteria: EstateCriteria): Promise<number | null> {
  const active = activeFilters(criteria);
  const place = countedPlace(criteria);
  const besidesTown = criteria.towns?.length === 1 ? active.filter((name) => name !== 'towns') : active;
  if (active.includes('zones') && active.every((name) => name === 'zones' || name === 'towns')) return listedIn(store, criteria.zones!, criteria.types);
  if (besidesTown.length === 0) return listedIn(store, [place], criteria.types);
  if (active.length === 1 && active[0] === 'towns') return listedIn(store, criteria.towns!, criteria.types);
  if (besidesTown.length > 1) return null;
  if (besidesTown[0] === 'traits') return listedWithTraits(store, place, criteria);
  if (criteria.features.length === 1) return (await featureCounts(store, place, criteria.types, criteria.features)).get(criteria.features[0]!) ?? 0;
  return null;
}
