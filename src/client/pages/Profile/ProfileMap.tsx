import { useMemo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { groupOfKinds } from '#shared/filters/kindGroups.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { useFavourites } from '../../features/favourites/favourites.ts';
import { MapCards } from '../../features/map/cards/MapCards.tsx';
import { useListLink } from '../../features/map/list/useListLink.ts';
import { MapFrame } from '../../features/map/MapFrame.tsx';
import { MapNote } from '../../features/map/MapNote.tsx';
import { useMapMemory } from '../../features/map/memory/useMapMemory.ts';
import { placesOf } from '../../features/map/pins/pinIndex.ts';
import { Pins } from '../../features/map/pins/Pins.tsx';
import { useMarkers } from '../../features/map/pins/useMarkers.ts';
import { usePins, usePinsInView } from '../../features/map/pins/usePins.ts';
import { usePressedMarker } from '../../features/map/pins/usePressedMarker.ts';
import { useMapView } from '../../features/map/useMapView.ts';
import { useVisited } from '../../features/map/visited.ts';

export interface ProfileMapProps {
  /** What selects all that they offer. */
  filters: EstateFilters;
  /** The element that the cards of the page stand in. */
  list: RefObject<HTMLElement | null>;
}

/**
 * What an agent or an agency offers, for sale and for rent, on one map: the prices tell them apart. Its state is restored
 * on the way back.
 */
export function ProfileMap({ filters, list: listElement }: ProfileMapProps) {
  const { t } = useTranslation('map');
  const { language } = useSite();
  const list = JSON.stringify({ type: 'all', filters });
  const { memory, change, changeNow } = useMapMemory(list, false);
  const { view: moved, chosen, opened } = memory;
  const whole = usePins(list);
  const map = useMapView(
    useMemo(() => whole.pins && placesOf(whole.pins), [whole.pins]),
    [
      moved,
      (view) => {
        change({ view });
      },
    ],
  );
  const pins = usePinsInView(list, whole.pins, map);
  const { markers, seen } = useMarkers(pins, map);
  const favourites = useFavourites() ?? [];
  const visited = useVisited();
  const { lit, pointAt } = useListLink(listElement);
  const { isChosen, press, close, focusMap, onKeyDown, isPressed } = usePressedMarker({
    map,
    markers,
    chosen,
    choose: (references) => {
      change({ chosen: references, opened: undefined });
    },
  });
  const head = (
    <MapNote
      count={pins && seen}
      noun={groupOfKinds(filters.estate_type) === 'homes' ? 'homes' : 'any'}
      failed={whole.failed}
      onRetry={() => {
        focusMap();
        whole.retry();
      }}
    />
  );
  const cards = chosen && (
    <MapCards
      key={chosen[0]}
      references={chosen}
      language={language}
      isPressed={isPressed}
      opened={opened}
      onOpen={(reference) => {
        changeNow({ opened: reference });
      }}
      onClose={close}
    />
  );
  return (
    <MapFrame map={map} label={t('label')} onKeyDown={onKeyDown} head={head} sheet={() => cards}>
      {(leaflet) => (
        <Pins
          map={leaflet}
          markers={markers}
          isChosen={isChosen}
          lit={lit}
          favourites={favourites}
          visited={visited}
          onPress={press}
          onPoint={pointAt}
          language={language}
        />
      )}
    </MapFrame>
  );
}
