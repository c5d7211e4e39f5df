import { useMemo } from 'react';
import type { PinList } from '#shared/api/estate.ts';
import { toBox, toolsWidth, toPixel, type Size, type View } from '../mercator.ts';
import { halfLowest } from './obstacleOf.ts';
import { createPinIndex, type Bounds, type Marker, type Shown } from './pinIndex.ts';

function boundsOf(view: View, size: Size): Bounds {
  const { west, south, east, north } = toBox(view, size);
  return [west, south, east, north];
}

/** Moves what the frame would cut, or the buttons at the right would cover. */
function withShift(marker: Marker, view: View, size: Size): Marker {
  if (marker.lowest === undefined) return marker;
  const { x } = toPixel(marker, view, size);
  const right = size.width - toolsWidth - x;
  return { ...marker, shift: Math.max(0, halfLowest - x) + (right > 0 ? Math.min(0, right - halfLowest) : 0) };
}

/**
 * The markers of a view, how many estates they stand for, and how many there are; undefined until there are pins. They
 * go from north to south: the number of one lies over the price of another above it.
 */
export function useMarkers(
  pins: PinList | undefined,
  { view: { lng, lat, zoom }, size }: { view: View; size: Size },
  { closed, known, hasLowest }: Shown = {},
): { markers: Marker[]; seen: number | undefined; total: number | undefined } {
  const index = useMemo(
    () => pins && createPinIndex(pins, { closed, known, hasLowest }),
    [pins, closed, known, hasLowest],
  );
  return useMemo(() => {
    if (!index || size.width === 0) return { markers: [], seen: undefined, total: undefined };
    const view = { lng, lat, zoom };
    const markers = index
      .markersIn(boundsOf(view, size), zoom)
      .map((marker) => withShift(marker, view, size))
      .sort((a, b) => b.lat - a.lat);
    return { markers, seen: markers.reduce((sum, { count }) => sum + count, 0), total: index.total };
  }, [index, lng, lat, zoom, size]);
}
