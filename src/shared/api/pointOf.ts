import { readCircle } from '#shared/domain/circle.ts';
import { centreOf, readArea } from '#shared/domain/drawnArea.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { pathOfFound } from '#shared/filters/filtersOfFound.ts';
import { filtersOfPlaces } from '#shared/filters/placeFilters.ts';
import type { Api } from './createApi.ts';
import type { Suggestion } from './suggestion.ts';

interface Point {
  lat: number;
  lng: number;
}

/** What has a point: of other kinds none is known. */
export const hasPoint = ({ kind, near, area }: Suggestion): boolean =>
  kind === 'town' || kind === 'zone' || near !== undefined || area !== undefined;

/**
 * Where a suggestion is: a landmark where it stands, an area, town or zone in its middle.
 * @throws ApiError where the API does not answer
 */
export async function pointOf(suggestion: Suggestion, api: Api, type: OperationType): Promise<Point | undefined> {
  const { near, area } = suggestion;
  if (near !== undefined) return readCircle(near) ?? undefined;
  const outline = area === undefined ? null : readArea(area);
  if (outline) {
    const { lat, lng } = centreOf(outline);
    return { lat: lat / 1e5, lng: lng / 1e5 };
  }
  const list = await api.estates({ type, filters: filtersOfPlaces([pathOfFound(suggestion)]), qty: 1 });
  return list.centre;
}
