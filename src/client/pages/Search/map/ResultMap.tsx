import { useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { areaOfBox } from '#shared/domain/drawnArea.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { PinsDto } from '#shared/contract/estateList.ts';
import { Basemap, basemapAttribution } from '../../../features/map/Basemap.tsx';
import { AlertLink } from '../../../features/alerts/AlertLink.tsx';
import type { AlertOffer } from '../../../features/alerts/alertOffer.ts';
import { MapFrame } from '../../../features/map/MapFrame.tsx';
import {
  toBoundsParameter,
  toBox,
  maxZoom,
  panBy,
  toPixel,
  type LngLat,
  type Size,
  type View,
} from '../../../features/map/mercator.ts';
import { useMapView } from '../../../features/map/useMapView.ts';
import { isSeparable, clusterPins, type Marker } from './clusterPins.ts';
import { MapCards } from './MapCards.tsx';
import { MapStatus } from './MapStatus.tsx';
import { Markers, type SeenMarker } from './Markers.tsx';
import styles from './ResultMap.module.css';
import { useMapMemory } from './useMapMemory.ts';
import { usePins } from './usePins.ts';

interface ResultMapProps {
  type: OperationType;
  /** The filters of the list, its province among them. */
  filters: EstateFilters;
  offer: AlertOffer | undefined;
  language: Language;
}

const placesOf = ({ pins = [], clusters = [] }: PinsDto): LngLat[] => [
  ...pins.map(([, lng, lat]) => ({ lng, lat })),
  ...clusters,
];

/** The markers in view, with their place in the frame in pixels. */
const seenOf = (markers: readonly Marker[], view: View, size: Size): SeenMarker[] =>
  markers
    .map((marker) => ({ marker, ...toPixel(marker, view, size) }))
    .filter(({ x, y }) => x > 0 && y > 0 && x < size.width && y < size.height);

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

/**
 * All estates of a list on a map. A press on a cluster zooms to it, a press on an estate shows its card. Everything on
 * it is a button: it can be used by keyboard, and without dragging. Its state is restored on the way back.
 */
export function ResultMap({ type, filters, offer, language }: ResultMapProps) {
  const { t } = useTranslation('search');
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
  const { frame, size, view, fitBounds, zoomTo, handlers } = map;
  // The list has too many estates for single pins: those in view are requested by themselves.
  const isClustered = whole.pins?.clusters !== undefined && size.width > 0;
  const inside = usePins(isClustered ? list : '', isClustered ? toBoundsParameter(view, size) : undefined);
  const pins = inside.pins ?? whole.pins;
  const markers = useMemo(() => (pins ? clusterPins(pins, view.zoom) : []), [pins, view.zoom]);
  const seen = seenOf(markers, view, size);
  /** Not on the way back: then the link of the estate takes the focus, not the cards. */
  const [isPressed, setIsPressed] = useState(false);

  const isChosen = ({ pins: estates }: Marker) =>
    chosen !== undefined && estates.some(([reference]) => reference === chosen[0]);
  const focusMap = () => {
    frame.current?.focus({ preventScroll: true });
  };
  const close = () => {
    const at = seen.find(({ marker }) => isChosen(marker));
    const button = at && frame.current?.querySelector<HTMLElement>(`[data-marker="${CSS.escape(at.marker.key)}"]`);
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
    if (covered > 0) map.setView(panBy(view, { x: 0, y: covered }));
    change({ chosen: marker.pins.map(([reference]) => reference), opened: undefined });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && chosen) close();
    else handlers.onKeyDown(event);
  };
  return (
    <div className={styles.whole}>
      <MapFrame
        map={{ ...map, handlers: { ...handlers, onKeyDown } }}
        label={t('map.label')}
        nearer={t('map.nearer')}
        farther={t('map.farther')}
        basemap={<Basemap view={view} size={size} markers={seen} />}
        basemapAttribution={basemapAttribution}
      >
        <Markers seen={seen} zoom={view.zoom} isChosen={isChosen} onPress={press} language={language} />
        <MapStatus
          count={pins && seen.reduce((sum, { marker }) => sum + marker.count, 0)}
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
          {t('map.save')}
        </AlertLink>
      )}
    </div>
  );
}
