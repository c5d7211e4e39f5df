import { useMemo } from 'react';
import type { PinsDto } from '#shared/contract/estateList.ts';
import { toBox, type Size, type View } from '../mercator.ts';
import { createPinIndex, type Bounds, type Marker, type Shown } from './pinIndex.ts';

function boundsOf(view: View, size: Size): Bounds {
  const { west, south, east, north } = toBox(view, size);
  return [west, south, east, north];
}

/** The markers of a view, and how many estates they stand for; undefined until the pins are there. */
export function useMarkers(
  pins: PinsDto | undefined,
  { view: { lng, lat, zoom }, size }: { view: View; size: Size },
  { closed, known }: Shown = {},
): { markers: Marker[]; seen: number | undefined } {
  const index = useMemo(() => pins && createPinIndex(pins, { closed, known }), [pins, closed, known]);
  return useMemo(() => {
    if (!index || size.width === 0) return { markers: [], seen: undefined };
    const markers = index.markersIn(boundsOf({ lng, lat, zoom }, size), zoom);
    return { markers, seen: markers.reduce((sum, { count }) => sum + count, 0) };
  }, [index, lng, lat, zoom, size]);
}
