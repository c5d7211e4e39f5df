import type { EstateCriteria } from '../criteria/estateCriteria.ts';
import type { EstateQuery } from '../criteria/estateQuery.ts';
import type { PlaceDirectory } from '../../directory/placeDirectory.ts';
import { resolveCriteria, type Resolved } from '../criteria/resolveCriteria.ts';
import type { Db } from '../../db/tables.ts';

/** Zones counted at most: a visitor cannot choose from more, and the answer would grow with the place. */
const maxZones = 400;

export interface ZonesToCount {
  /** The list's, as if no zone had been chosen. */
  criteria: EstateCriteria;
  /** Keys of the zones by slug: towns may have zones of one name. */
  zones: ReadonlyMap<string, readonly number[]>;
}

/**
 * The zones that a list can be narrowed to: those of its town, else of its province. Null for the country, several
 * places, around a point, or when there are too many.
 */
export async function zonesToCount(
  db: Db,
  places: PlaceDirectory,
  query: EstateQuery,
  criteria: EstateCriteria,
): Promise<ZonesToCount | null> {
  const { zone, ...filters } = query.filters;
  const { province, town, where, near } = filters;
  if (near || where || (province === undefined && town === undefined)) return null;
  const resolved: Resolved =
    zone === undefined ? { criteria } : await resolveCriteria(db, places, { ...query, filters });
  if ('unknown' in resolved) return null;
  const { since } = criteria;
  const towns = resolved.criteria.towns ?? places.children(resolved.criteria.province!).map(({ key }) => key);
  const zones = towns.flatMap((town) => places.children(town));
  if (zones.length > maxZones) return null;
  const bySlug = Map.groupBy(zones, ({ slug }) => slug);
  return {
    criteria: zone === undefined ? criteria : { ...resolved.criteria, since },
    zones: new Map([...bySlug].map(([slug, rows]) => [slug, rows.map(({ key }) => key)])),
  };
}
