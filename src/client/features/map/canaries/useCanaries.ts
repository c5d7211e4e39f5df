import { useMemo } from 'react';
import type { PinsDto } from '#shared/contract/estateList.ts';
import { isInCanaries, toBox, type LngLat } from '../mercator.ts';
import type { MapView } from '../useMapView.ts';

/** Up to this zoom a map shows more than a region. */
const countryZoom = 7;

/**
 * What a list has in the Canaries, while a map of the country does not show them.
 * @param pins the whole list
 * @returns undefined while they are in view, and where the list has nothing there
 */
export function useCanaries(
  pins: PinsDto | undefined,
  { view, size }: Pick<MapView, 'view' | 'size'>,
): { places: readonly LngLat[]; count: number } | undefined {
  const canaries = useMemo(() => {
    const there = [
      ...(pins?.pins ?? []).map(([, lng, lat]) => ({ lng, lat, count: 1 })),
      ...(pins?.clusters ?? []),
    ].filter(isInCanaries);
    return { places: there, count: there.reduce((sum, { count }) => sum + count, 0) };
  }, [pins]);
  const { west, east, south, north } = toBox(view, size);
  const isInView = canaries.places.some(({ lng, lat }) => lng >= west && lng <= east && lat >= south && lat <= north);
  return canaries.count === 0 || isInView || view.zoom > countryZoom ? undefined : canaries;
}
