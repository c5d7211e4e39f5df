import { boundsOf, encodeArea, type AreaBounds } from '#shared/domain/drawnArea.ts';
import { parseAlertFilters } from '#shared/filters/alertFilters.ts';
import { areasOf } from '#shared/filters/areasOf.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { filteredPositions, floorPositions } from '../db/facts/estateMarks.ts';
import { storedStreet } from '../db/estates/publicAddress.ts';
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
  const areas = areasOf(filters);
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
    postcode: filters.postcode ?? null,
    street: filters.street === undefined ? null : storedStreet(filters.street),
    drawn: areas.length === 0 ? null : areas.map(encodeArea).join(' '),
    ...boundsColumns(areas.map(boundsOf)),
  };
}

/** What several bounds have in common; nothing of none. */
function boundsColumns(
  bounds: readonly AreaBounds[],
): Pick<AlertPlaceRow, 'min_lat' | 'max_lat' | 'min_lng' | 'max_lng'> {
  if (bounds.length === 0) return { min_lat: null, max_lat: null, min_lng: null, max_lng: null };
  return {
    min_lat: Math.max(...bounds.map(({ minLat }) => minLat)),
    max_lat: Math.min(...bounds.map(({ maxLat }) => maxLat)),
    min_lng: Math.max(...bounds.map(({ minLng }) => minLng)),
    max_lng: Math.min(...bounds.map(({ maxLng }) => maxLng)),
  };
}

/** The places of an alert; the country for one without. Places that are gone are left out. */
export function placeKeys(places: PlaceDirectory, where: readonly string[]): number[] {
  if (where.length === 0) return [countryKey];
  return [...new Set(where.flatMap((path) => places.byPath(path)?.key ?? []))];
}

/** `Getafe, Madrid`: a place's name, and those of what it is in. */
export function placeName(places: PlaceDirectory, path: string): string {
  const names: string[] = [];
  let place = places.byPath(path);
  while (place && place.kind !== 'country') {
    // A town and its province are often of one name.
    if (names.at(-1) !== place.name) names.push(place.name);
    place = place.parent === null ? undefined : places.byKey(place.parent);
  }
  return names.length > 0 ? names.join(', ') : path;
}
