import { areasOf } from '#shared/filters/areasOf.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { toBox, type LngLat, type Size, type View } from '../../../features/map/mercator.ts';

/** Decimals of a degree in the URL: as exact as a pixel needs at a zoom, so that small moves give the same list. */
const digitsAt = (zoom: number): number => (zoom < 9 ? 2 : zoom < 13 ? 3 : 4);

/** What a view shows, as the filter `bbox`: widened to whole steps. */
export function boxOfView(view: View, size: Size): string {
  const { west, south, east, north } = toBox(view, size);
  const step = 10 ** digitsAt(view.zoom);
  const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return [
    clamp(Math.floor(west * step) / step, 180),
    clamp(Math.floor(south * step) / step, 85),
    clamp(Math.ceil(east * step) / step, 180),
    clamp(Math.ceil(north * step) / step, 85),
  ].join(',');
}

/** Whether a view is beyond some places, to one side of all of them; never where there are none. */
export function isBeyond(view: View, size: Size, places: readonly LngLat[]): boolean {
  const { west, south, east, north } = toBox(view, size);
  return (
    places.length > 0 &&
    (places.every(({ lng }) => lng < west) ||
      places.every(({ lng }) => lng > east) ||
      places.every(({ lat }) => lat < south) ||
      places.every(({ lat }) => lat > north))
  );
}

/** The corners of a `bbox`. */
export function cornersOfBox(bbox: string): LngLat[] {
  const [west, south, east, north] = bbox.split(',').map(Number) as [number, number, number, number];
  return [
    { lng: west, lat: south },
    { lng: east, lat: north },
  ];
}

/**
 * The corners of the area that a list is limited to, what was drawn first; undefined without one.
 * @param filters with the outline of a travel time as what was drawn
 */
export const cornersOfArea = (filters: Pick<EstateFilters, 'drawn' | 'near'>): LngLat[] | undefined =>
  areasOf(filters)
    .at(-1)
    ?.map(({ lat, lng }) => ({ lat: lat / 1e5, lng: lng / 1e5 }));
