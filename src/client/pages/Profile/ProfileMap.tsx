import { useMemo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { broadNounOf } from '#shared/filters/kindGroups.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { useListLink } from '../../features/map/list/useListLink.ts';
import { MapFrame } from '../../features/map/MapFrame.tsx';
import { MapNote } from '../../features/map/MapNote.tsx';
import { useMapMemory } from '../../features/map/memory/useMapMemory.ts';
import { placesOf } from '../../features/map/pins/pinIndex.ts';
import { Pins } from '../../features/map/pins/Pins.tsx';
import { useMarkers } from '../../features/map/pins/useMarkers.ts';
import { usePins, usePinsInView } from '../../features/map/pins/usePins.ts';
import { useMarkerCards } from '../../features/map/pins/useMarkerCards.tsx';
import { useMapView } from '../../features/map/useMapView.ts';

export interface ProfileMapProps {
  /** Of the agent or the agency. */
  name: string;
  /** What selects all that they offer. */
  filters: EstateFilters;
  /** The element that the cards of the page stand in. */
  list: RefObject<HTMLElement | null>;
}

/**
 * What an agent or an agency offers, for sale and for rent, on one map: the prices tell them apart. Its state is
 * restored on the way back.
 */
export function ProfileMap({ name, filters, list: listElement }: ProfileMapProps) {
  const { t } = useTranslation('map');
  const list = JSON.stringify({ type: 'all', filters });
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
  const { markers, seen } = useMarkers(pins, map);
  const { lit, light, pointAt } = useListLink(listElement);
  const { isChosen, press, focusMap, onKeyDown, cards } = useMarkerCards({ map, markers, onShow: light, ...kept });
  const head = (
    <MapNote
      count={pins && seen}
      noun={broadNounOf(filters)}
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
      label={t('label.profile', { name })}
      onKeyDown={onKeyDown}
      head={head}
      sheet={() => cards}
    >
      {(leaflet) => (
        <Pins map={leaflet} markers={markers} isChosen={isChosen} lit={lit} onPress={press} onPoint={pointAt} />
      )}
    </MapFrame>
  );
}
