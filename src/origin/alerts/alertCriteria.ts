import { boundsOf, decodeArea } from '#shared/domain/drawnArea.ts';
import { parseAlertFilters } from '#shared/filters/alertFilters.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { filteredPositions, floorPositions } from '../db/facts/estateMarks.ts';
import { masksOf } from '../db/facts/maskColumns.ts';
import { traitFilters, traitMask } from '../db/facts/estateTraits.ts';
import { countryKey, type AlertPlaceRow, type Db } from '../db/tables.ts';
import type { PlaceDirectory } from '../directory/placeDirectory.ts';
import { resolveHolder } from '../search/index.ts';

/** More than any price or area that can be asked for. */
export const noMaximum = 2_147_483_647;

/** What an alert looks for beside type and place, in the store's numbers. */
export type AlertCriteria = Omit<AlertPlaceRow, 'type' | 'place' | 'alert' | 'frequency'>;

const traitsOf = (filters: EstateFilters): number =>
  traitFilters.reduce((traits, name) => {
    const value = filters[name];
    return value === undefined ? traits : traits + traitMask(name, [value].flat());
  }, 0);

/**
 * @param text the alert's filters in normal form
 * @returns null when nothing can match them: a filter's value that the network does not have (any more)
 */
export async function alertCriteria(db: Db, text: string): Promise<AlertCriteria | null> {
  const filters = parseAlertFilters(text);
  if (!filters) return null;
  const unknown: string[] = [];
  const { agent, agency } = await resolveHolder(db, filters, unknown);
  if (unknown.length > 0) return null;
  const area = filters.drawn === undefined ? null : decodeArea(filters.drawn);
  const bounds = area && boundsOf(area);
  return {
    min_price: filters.price?.min ?? 0,
    max_price: filters.price?.max ?? noMaximum,
    min_area: filters.area?.min ?? 0,
    max_area: filters.area?.max ?? noMaximum,
    traits: traitsOf(filters),
    ...masksOf(filteredPositions(filters)),
    floors: masksOf((filters.floor ?? []).map((level) => floorPositions[level])).features,
    agent,
    agency,
    drawn: filters.drawn ?? null,
    min_lat: bounds?.minLat ?? null,
    max_lat: bounds?.maxLat ?? null,
    min_lng: bounds?.minLng ?? null,
    max_lng: bounds?.maxLng ?? null,
  };
}

/**
 * The key of a place by its path (`madrid/getafe`), null for one that the network does not have.
 * @param path province, town and zone by their slugs
 */
export function placeKey(places: PlaceDirectory, path: string): number | null {
  const [provinceSlug = '', townSlug, zoneSlug] = path.split('/');
  const province = places.province(provinceSlug);
  if (!province || townSlug === undefined) return province?.key ?? null;
  const town = places.towns(townSlug, province.key)[0];
  if (!town || zoneSlug === undefined) return town?.key ?? null;
  return places.zones(zoneSlug, province.key, [town.key])[0]?.key ?? null;
}

/** The places of an alert; the country for one without. Places that are gone are left out. */
export function placeKeys(places: PlaceDirectory, where: readonly string[]): number[] {
  if (where.length === 0) return [countryKey];
  return [...new Set(where.flatMap((path) => placeKey(places, path) ?? []))];
}

/** `Getafe, Madrid`: a place's name, and those of what it is in. */
export function placeName(places: PlaceDirectory, path: string): string {
  const names: string[] = [];
  let place = places.byKey(placeKey(places, path) ?? -1);
  while (place && place.kind !== 'country') {
    // A town and its province are often of one name.
    if (names.at(-1) !== place.name) names.push(place.name);
    place = place.parent === null ? undefined : places.byKey(place.parent);
  }
  return names.length > 0 ? names.join(', ') : path;
}
