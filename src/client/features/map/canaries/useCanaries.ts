import { useMemo } from 'react';
import type { PinList } from '#shared/api/estate.ts';
import { isInCanaries, toBox, type LngLat } from '../mercator.ts';
import type { MapView } from '../view/useMapView.ts';

/** Up to this zoom a map shows more than a region. */
const countryZoom = 7;

/**
 * What a list has in the Canaries and a map of the country does not show.
 * @param pins the whole list
 * @returns undefined where that is nothing
 */
export function useCanaries(
  pins: PinList | undefined,
  { view, size }: Pick<MapView, 'view' | 'size'>,
): { places: readonly LngLat[]; count: number } | undefined {
  const canaries = useMemo(
    () =>
      [...(pins?.pins ?? []).map(({ lng, lat }) => ({ lng, lat, count: 1 })), ...(pins?.clusters ?? [])].filter(
        isInCanaries,
      ),
    [pins],
  );
  const { west, east, south, north } = toBox(view, size);
  const places = canaries.filter(({ lng, lat }) => lng < west || lng > east || lat < south || lat > north);
  if (places.length === 0 || view.zoom > countryZoom) return undefined;
  return { places, count: places.reduce((sum, { count }) => sum + count, 0) };
}
