import { useMemo, useState } from 'react';
import type { PinList } from '#shared/api/estate.ts';
import { toBox, type Size, type View } from '../mercator.ts';
import { countPins, type SeenEstates } from './countPins.ts';
import { growthOf, readRem } from './markerSizes.ts';
import { createPinIndex, type Bounds, type Marker, type Shown } from './pinIndex.ts';
import { useLabels } from './useLabels.ts';

function boundsOf(view: View, size: Size): Bounds {
  const { west, south, east, north } = toBox(view, size);
  return [west, south, east, north];
}

interface Markers {
  markers: Marker[];
  /** The estates in view; undefined until there are pins. */
  seen: SeenEstates | undefined;
  /** All that there are, in view or not. */
  total: SeenEstates | undefined;
}

interface Options extends Omit<Shown, 'growth'> {
  /** The key of an estate whose cards are shown. */
  chosen?: string | undefined;
}

/** The markers of a view, from north to south. */
export function useMarkers(
  pins: PinList | undefined,
  { view, size }: { view: View; size: Size },
  { closed, known, hasLowest, chosen }: Options = {},
): Markers {
  const [growth] = useState(() => growthOf(readRem()));
  const index = useMemo(
    () => pins && createPinIndex(pins, { closed, known, hasLowest, growth }),
    [pins, closed, known, hasLowest, growth],
  );
  const { lng, lat, zoom } = view;
  const found = useMemo(
    () =>
      index && size.width > 0
        ? index.markersIn(boundsOf({ lng, lat, zoom }, size), zoom).sort((a, b) => b.lat - a.lat)
        : undefined,
    [index, lng, lat, zoom, size],
  );
  const markers = useLabels(found ?? none, { view, size }, chosen);
  const seen = useMemo(() => {
    if (!found) return undefined;
    if (!index?.pins)
      return countPins(
        found.reduce((sum, { count }) => sum + count, 0),
        undefined,
      );
    // Each at its own place, as the list of this part counts them: some of a marker at the edge lie outside.
    const { west, south, east, north } = toBox({ lng, lat, zoom }, size);
    const inside = index.pins.filter(
      (pin) => pin.lng >= west && pin.lng <= east && pin.lat >= south && pin.lat <= north,
    );
    return countPins(inside.length, inside);
  }, [found, index, lng, lat, zoom, size]);
  const total = useMemo(() => index && countPins(index.total, index.pins), [index]);
  return { markers, seen, total: found && total };
}

const none: readonly Marker[] = [];
