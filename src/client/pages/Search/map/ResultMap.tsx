import { useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { PinsDto } from '#shared/contract/estateList.ts';
import { areaOfBox } from '#shared/domain/drawnArea.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { AlertLink } from '../../../features/alerts/AlertLink.tsx';
import type { AlertOffer } from '../../../features/alerts/alertOffer.ts';
import { useFavourites } from '../../../features/favourites/favourites.ts';
import { MapFrame } from '../../../features/map/MapFrame.tsx';
import {
  maxZoom,
  toBoundsParameter,
  toBox,
  toPixel,
  type LngLat,
  type Size,
  type View,
} from '../../../features/map/mercator.ts';
import { createPinIndex, isSeparable, type Bounds, type Marker } from '../../../features/map/pins/pinIndex.ts';
import { holds, Pins } from '../../../features/map/pins/Pins.tsx';
import { useMapView } from '../../../features/map/useMapView.ts';
import { useVisited } from '../../../features/map/visited.ts';
import { MapCards } from './MapCards.tsx';
import { MapStatus } from './MapStatus.tsx';
import styles from './ResultMap.module.css';
import { useListLink } from './useListLink.ts';
import { useMapMemory } from './useMapMemory.ts';
import { usePins } from './usePins.ts';

export interface ResultMapProps {
  type: OperationType;
  /** The filters of the list, its province among them. */
  filters: EstateFilters;
  offer: AlertOffer | undefined;
  /** The element that the list stands in. */
  list: RefObject<HTMLElement | null>;
  language: Language;
}

const placesOf = ({ pins = [], clusters = [] }: PinsDto): LngLat[] => [
  ...pins.map(([, lng, lat]) => ({ lng, lat })),
  ...clusters,
];

/** The bounds of a view and of so much around it that pins are there when the map is dragged. */
function boundsAround(view: View, { width, height }: Size, around: number): Bounds {
  const { west, south, east, north } = toBox(view, { width: width * around, height: height * around });
  return [west, south, east, north];
}

/**
 * Height of the cards and of the marker above them, in pixels from the lower edge of the frame (MapCards.module.css).
 */
const cardsHeight = (count: number, { height }: Size): number => Math.min(count * 110, 0.6 * height) + 80;

/** The last value that was there: while another list loads, the map stays where it is. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** The markers of a view, and how many estates they stand for. */
function useMarkers(pins: PinsDto | undefined, view: View, size: Size) {
  const index = useMemo(() => pins && createPinIndex(pins), [pins]);
  const { lng, lat, zoom } = view;
  return useMemo(() => {
    if (!index || size.width === 0) return { markers: [], seen: undefined };
    const at = { lng, lat, zoom };
    const seen = index.markersIn(boundsAround(at, size, 1), zoom).reduce((sum, { count }) => sum + count, 0);
    return { markers: index.markersIn(boundsAround(at, size, 1.6), zoom), seen };
  }, [index, lng, lat, zoom, size]);
}

/**
 * All estates of a list on a map. A press on a cluster zooms to it, a press on an estate shows its card. Everything on
 * it is a button: it can be used by keyboard, and without dragging. Its state is restored on the way back.
 */
export function ResultMap({ type, filters, offer, list: listElement, language }: ResultMapProps) {
  const { t } = useTranslation('map');
  const list = JSON.stringify({ type, filters });
  const {
    memory: { view: moved, chosen, opened },
    change,
    changeNow,
  } = useMapMemory(list);
  const whole = usePins(list);
  const places = useLast(useMemo(() => whole.pins && placesOf(whole.pins), [whole.pins]));
  const map = useMapView(places, [
    moved,
    (next) => {
      change({ view: next });
    },
  ]);
  const { frame, size, view, fitBounds, zoomTo } = map;
  // The list has too many estates for single pins: those in view are requested by themselves.
  const isClustered = whole.pins?.clusters !== undefined && size.width > 0;
  const inside = usePins(isClustered ? list : '', isClustered ? toBoundsParameter(view, size) : undefined);
  const pins = inside.pins ?? whole.pins;
  const { markers, seen } = useMarkers(pins, view, size);
  const favourites = useFavourites() ?? [];
  const visited = useVisited();
  const [lit, pointAt] = useListLink(listElement);
  /** Not on the way back: then the link of the estate takes the focus, not the cards. */
  const [isPressed, setIsPressed] = useState(false);

  const isChosen = (marker: Marker) => chosen !== undefined && holds(marker, chosen[0]);
  const focusMap = () => {
    frame.current?.focus({ preventScroll: true });
  };
  const close = () => {
    const at = markers.find(isChosen);
    const button = at && frame.current?.querySelector<HTMLElement>(`[data-marker="${CSS.escape(at.key)}"]`);
    if (button) button.focus({ preventScroll: true });
    else focusMap();
    change({ chosen: undefined, opened: undefined });
  };
  const press = (marker: Marker) => {
    if (marker.count > 1 && isSeparable(marker) && view.zoom < maxZoom) {
      // The pressed button disappears with its cluster: the focus stays on the map.
      focusMap();
      return marker.pins.length > 0 ? fitBounds(marker.pins.map(([, lng, lat]) => ({ lng, lat }))) : zoomTo(marker);
    }
    if (isChosen(marker)) return close();
    if (marker.pins.length === 0) return;
    setIsPressed(true);
    const covered = toPixel(marker, view, size).y - (size.height - cardsHeight(marker.pins.length, size));
    if (covered > 0) map.panBy(0, covered);
    change({ chosen: marker.pins.map(([reference]) => reference), opened: undefined });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && chosen) close();
    else map.onKeyDown(event);
  };
  return (
    <div className={styles.whole}>
      <MapFrame map={map} label={t('label')} onKeyDown={onKeyDown}>
        {(leaflet) => (
          <>
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
            <MapStatus
              count={pins && seen}
              failed={whole.failed}
              onRetry={() => {
                focusMap();
                whole.retry();
              }}
            />
            {chosen && (
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
            )}
          </>
        )}
      </MapFrame>
      {/* Outside the frame, whose handlers would hear what is typed in the dialog. */}
      {offer && (
        <AlertLink
          className="button buttonOutline"
          offer={{
            ...offer,
            query: { ...offer.query, filters: { ...offer.query.filters, drawn: areaOfBox(toBox(view, size)) } },
          }}
        >
          {t('save')}
        </AlertLink>
      )}
    </div>
  );
}
