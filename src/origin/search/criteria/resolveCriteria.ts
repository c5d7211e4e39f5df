import { operationTypes } from '#shared/domain/estate.ts';
import { areasOf } from '#shared/filters/areasOf.ts';
import { filteredPositions, floorPositions } from '../../db/facts/estateMarks.ts';
import { traitFilters, traitMask, type TraitFilter } from '../../db/facts/estateTraits.ts';
import { storedStreet } from '../../db/estates/publicAddress.ts';
import { day, hour } from '#shared/times.ts';
import type { Db } from '../../db/tables.ts';
import type { EstateCriteria } from './estateCriteria.ts';
import type { EstateQuery } from './estateQuery.ts';
import type { PlaceDirectory } from '../../directory/placeDirectory.ts';

export type Resolved = { criteria: EstateCriteria } | { unknown: string[] };

type ResolvableQuery = Pick<EstateQuery, 'type' | 'filters' | 'box' | 'keys'> &
  Partial<Pick<EstateCriteria, 'maxRank'>>;

/** @returns the criteria of a list in the store's numbers, or the filters whose value the network does not have */
export async function resolveCriteria(
  db: Db,
  places: PlaceDirectory,
  { type, filters, maxRank = 2, box, keys }: ResolvableQuery,
  now = Date.now(),
): Promise<Resolved> {
  const unknown: string[] = [];
  const place = filters.where ? resolvePlaces(places, filters.where, unknown) : resolvePlace(places, filters, unknown);
  const holder = await resolveHolder(db, filters, unknown);
  if (unknown.length > 0) return { unknown };
  return {
    criteria: {
      types: type === 'all' ? operationTypes.map((_, position) => position) : [operationTypes.indexOf(type)],
      maxRank,
      ...(filters.near ? anywhere : place),
      ...holder,
      postcode: filters.postcode ?? null,
      street: filters.street === undefined ? null : storedStreet(filters.street),
      ranges: { price: filters.price, area: filters.area },
      traits: traitMasks(filters),
      facts: filteredPositions(filters),
      floors: filters.floor?.map((level) => floorPositions[level]) ?? null,
      since: filters.since === undefined ? null : publishedSince(filters.since, now),
      box,
      areas: areasOf(filters),
      keys,
    },
  };
}

type PlaceCriteria = Pick<EstateCriteria, 'province' | 'towns' | 'zones'>;

/** Around a point, borders do not count. */
const anywhere: PlaceCriteria = { province: null, towns: null, zones: null };

function resolvePlace(places: PlaceDirectory, filters: EstateQuery['filters'], unknown: string[]): PlaceCriteria {
  let province: number | null = null;
  if (filters.province !== undefined) {
    province = places.province(filters.province)?.key ?? null;
    if (province === null) {
      unknown.push('province');
      return anywhere;
    }
  }
  let towns: number[] | null = null;
  if (filters.town !== undefined) {
    towns = places.towns(filters.town, province).map(({ key }) => key);
    if (towns.length === 0) unknown.push('town');
  }
  let zones: number[] | null = null;
  if (filters.zone !== undefined) {
    const found = filters.zone.map((slug) => places.zones(slug, province, towns));
    if (found.some((zone) => zone.length === 0)) unknown.push('zone');
    zones = found.flat().map(({ key }) => key);
    // A zone implies its town, and a town its province: both narrow what has to be read.
    towns = [...new Set(zones.map((zone) => places.byKey(zone)!.parent!))];
  }
  const provinces = new Set(towns?.map((town) => places.byKey(town)!.parent));
  return { province: provinces.size === 1 ? [...provinces][0]! : province, towns, zones };
}

/** Several places: towns, the provinces as all of theirs, and zones beside those. */
function resolvePlaces(places: PlaceDirectory, paths: readonly string[], unknown: string[]): PlaceCriteria {
  const found = paths.map((path) => places.byPath(path));
  if (found.includes(undefined)) unknown.push('where');
  const rows = found.filter((row) => row !== undefined);
  const whole = rows.flatMap(({ key, kind }) =>
    kind === 'province' ? places.children(key).map((town) => town.key) : kind === 'town' ? [key] : [],
  );
  const zones = rows.filter(({ kind }) => kind === 'zone');
  const towns = [...new Set([...whole, ...zones.map(({ parent }) => parent!)])];
  const provinces = new Set(towns.map((town) => places.byKey(town)!.parent));
  return {
    province: provinces.size === 1 ? [...provinces][0]! : null,
    towns,
    zones: zones.length === 0 ? null : [...whole, ...zones.map(({ key }) => key)],
  };
}

export async function resolveHolder(
  db: Db,
  filters: EstateQuery['filters'],
  unknown: string[],
): Promise<Pick<EstateCriteria, 'agency' | 'agent'>> {
  const agency =
    filters.agency === undefined
      ? undefined
      : await db.selectFrom('agencies').select('key').where('slug', '=', filters.agency).executeTakeFirst();
  const agent =
    filters.agent === undefined
      ? undefined
      : await db.selectFrom('agents').select(['key', 'agency']).where('slug', '=', filters.agent).executeTakeFirst();
  if (filters.agency !== undefined && !agency) unknown.push('agency');
  if (filters.agent !== undefined && !agent) unknown.push('agent');
  return { agency: agency?.key ?? agent?.agency ?? null, agent: agent?.key ?? null };
}

/** To the hour, so that what was read for a list serves the next one too. */
const publishedSince = (days: number, now: number): number => Math.floor(now / hour) * hour - days * day;

function traitMasks(filters: EstateQuery['filters']): EstateCriteria['traits'] {
  const masks: Partial<Record<TraitFilter, number>> = {};
  for (const name of traitFilters) {
    const value = filters[name];
    if (value !== undefined) masks[name] = traitMask(name, Array.isArray(value) ? value : [value]);
  }
  return masks;
}
