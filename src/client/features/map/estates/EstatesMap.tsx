import { useMemo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { broadNounOf } from '#shared/filters/kindGroups.ts';
import type { PinsQuery } from '#shared/api/estateCalls.ts';
import { useListLink } from '../list/useListLink.ts';
import { MapFrame } from '../frame/MapFrame.tsx';
import { MapNote } from '../frame/MapNote.tsx';
import { useMapMemory } from '../memory/useMapMemory.ts';
import { placesOf } from '../pins/pinIndex.ts';
import { Pins } from '../pins/Pins.tsx';
import { useMarkers } from '../pins/useMarkers.ts';
import { usePins, usePinsInView } from '../pins/usePins.ts';
import { useMarkerCards } from '../pins/useMarkerCards.tsx';
import { useMapView } from '../view/useMapView.ts';

export interface EstatesMapProps {
  /** The agent or the agency that offers them; absent for the visitor's favourites. */
  name?: string;
  /** What selects them. */
  query: PinsQuery;
  /** The element that the cards of the page stand in. */
  list: RefObject<HTMLElement | null>;
}

/**
 * Estates for sale and for rent on one map: what an agent or an agency offers, or the visitor's favourites. The prices
 * tell them apart. Its state is restored on the way back.
 */
export function EstatesMap({ name, query, list: listElement }: EstatesMapProps) {
  const { t } = useTranslation('map');
  const list = JSON.stringify(query);
  const kept = useMapMemory(list, false);
  const whole = usePins(list);
  const map = useMapView(
    useMemo(() => whole.pins && placesOf(whole.pins), [whole.pins]),
    [
      kept.memory.view,
      (view) => {
        kept.change({ view });
      },
    ],
  );
  const pins = usePinsInView(list, whole.pins, map);
  const { markers, seen } = useMarkers(pins, map, { chosen: kept.memory.chosen?.[0] });
  const { lit, light, pointAt } = useListLink(listElement);
  const { isChosen, press, focusMap, onKeyDown, cards } = useMarkerCards({
    map,
    markers,
    isLoaded: seen !== undefined,
    onShow: light,
    ...kept,
  });
  const head = (
    <MapNote
      seen={pins && seen}
      noun={broadNounOf(query.filters)}
      failed={whole.failed}
      onReturn={() => {
        focusMap();
        if (whole.pins) map.showAll(placesOf(whole.pins));
      }}
      onRetry={() => {
        focusMap();
        whole.retry();
      }}
    />
  );
  return (
    <MapFrame
      map={map}
      markers={markers}
      label={name === undefined ? t('label.favourites') : t('label.profile', { name })}
      onKeyDown={onKeyDown}
      head={head}
      sheet={() => cards}
      isInPage
    >
      {(leaflet) => (
        <Pins map={leaflet} markers={markers} isChosen={isChosen} lit={lit} onPress={press} onPoint={pointAt} />
      )}
    </MapFrame>
  );
}
