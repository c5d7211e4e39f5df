import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/i18n/languages.ts';
import type { EstateStatus } from '#shared/domain/estate.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { useFavourites } from '../../favourites/favourites.ts';
import { toolsWidth, toPixel, type Point, type Size, type View } from '../mercator.ts';
import { labelBoxes, numberBox, type LabelLook } from './labelBoxes.ts';
import { createMeasure, readRem } from './markerSizes.ts';
import { holds, isCluster, type Marker } from './pinIndex.ts';
import { placeLabels, type Box } from './placeLabels.ts';
import { shortPrice } from './shortNumbers.ts';

/** What a pin says in place of a price. */
const states = ['reserved', 'sold', 'rented'] as const satisfies readonly EstateStatus[];

/** The state that a pin says in place of its price. */
export const stateOf = ({ pins }: Marker) => states.find((state) => state === pins[0]?.status);

/** What a marker says: the price of an estate or its state, of a cluster its lowest price. */
export function useLabelText(language: Language): (marker: Marker) => string {
  const { t } = useTranslation(['map', 'common']);
  return useCallback(
    (marker) => {
      const from = (price: number) => t('common:card.from', { price: shortPrice(price, language) });
      if (isCluster(marker)) return marker.lowest === undefined ? '' : from(marker.lowest);
      const state = stateOf(marker);
      if (state) return t(`common:card.status.${state}`);
      const { price, isLowest } = marker.pins[0]!;
      if (typeof price !== 'number') return t('onRequest');
      return isLowest ? from(price) : shortPrice(price, language);
    },
    [t, language],
  );
}

/** The chosen one first, then favourites, then the lowest prices. */
function rankOf(marker: Marker, chosen: string | undefined, favourites: readonly string[]): number {
  if (holds(marker, chosen)) return -2;
  if (favourites.some((key) => holds(marker, key))) return -1;
  return marker.lowest ?? marker.pins[0]?.price ?? Number.MAX_VALUE;
}

/** What a marker covers: half its width, and from its place to its top and bottom. */
function reachOf({ x, y }: Point, boxes: readonly Box[]): Marker['reach'] {
  return {
    half: Math.max(...boxes.flatMap(({ left, right }) => [x - left, right - x])),
    top: y - Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) - y,
  };
}

interface Labels {
  view: View;
  size: Size;
  favourites: readonly string[];
  chosen: string | undefined;
  textOf: (marker: Marker) => string;
  look: Pick<LabelLook, 'rem' | 'measure'>;
}

/** Markers with where their prices stand, so that none covers another; what has no room is its number alone. */
export function labelled(
  markers: readonly Marker[],
  { view, size, favourites, chosen, textOf, look }: Labels,
): Marker[] {
  const free = { left: 0, right: size.width - toolsWidth };
  const drawn = markers.map((marker) => {
    const at = toPixel(marker, view, size);
    const isFavourite = !isCluster(marker) && favourites.includes(marker.pins[0]!.key);
    return {
      marker,
      at,
      number: numberBox(marker, at, look.rem),
      keepsNumber: isCluster(marker),
      rank: rankOf(marker, chosen, favourites),
      ...labelBoxes(marker, at, { ...look, text: textOf(marker), isFavourite, free }),
    };
  });
  const placed = placeLabels(drawn, size.height);
  return drawn.map(({ marker, at, number, keepsNumber, places, shift }, index) => {
    const place = places[placed[index]!];
    const reach = reachOf(at, [...(keepsNumber || !place ? [number] : []), ...(place ? [place] : [])]);
    return { ...marker, label: (['none', 'first', 'second'] as const)[placed[index]! + 1], shift, reach };
  });
}

/** The markers of a view with their labels. @param chosen the key of an estate whose cards are shown */
export function useLabels(
  markers: readonly Marker[],
  { view: { lng, lat, zoom }, size }: { view: View; size: Size },
  chosen: string | undefined,
): Marker[] {
  const { language } = useSite();
  const textOf = useLabelText(language);
  const favourites = useFavourites();
  const [look] = useState(() => ({ rem: readRem(), measure: createMeasure() }));
  return useMemo(
    () => labelled(markers, { view: { lng, lat, zoom }, size, favourites: favourites ?? [], chosen, textOf, look }),
    [markers, lng, lat, zoom, size, favourites, chosen, textOf, look],
  );
}
