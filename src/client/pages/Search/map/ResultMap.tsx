import { useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { EstateFilters } from '#shared/domain/estateFilters.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { PinsDto } from '#shared/contract/estateList.ts';
import { Basemap, groundCredit } from '../../../features/map/Basemap.tsx';
import { MapFrame } from '../../../features/map/MapFrame.tsx';
import { boxOf, maxZoom, movedBy, pixelAt, type LngLat, type Size, type View } from '../../../features/map/mercator.ts';
import { useMapView } from '../../../features/map/useMapView.ts';
import { canBeParted, clusterPins, type Marker } from './clusterPins.ts';
import { MapCards } from './MapCards.tsx';
import { Markers, type SeenMarker } from './Markers.tsx';
import styles from './ResultMap.module.css';
import { useMapMemory } from './useMapMemory.ts';
import { usePins } from './usePins.ts';

interface ResultMapProps {
  type: OperationType;
  /** The list's own, its province among them. */
  filters: EstateFilters;
  language: Language;
}

const placesOf = ({ pins = [], clusters = [] }: PinsDto): LngLat[] => [
  ...pins.map(([, lng, lat]) => ({ lng, lat })),
  ...clusters,
];

const seenOf = (markers: readonly Marker[], view: View, size: Size): SeenMarker[] =>
  markers
    .map((marker) => ({ marker, ...pixelAt(marker, view, size) }))
    .filter(({ x, y }) => x > 0 && y > 0 && x < size.width && y < size.height);

/** What cards and the marker above them take of the frame from below (MapCards.module.css). */
const cardsHeight = (count: number, { height }: Size): number => Math.min(count * 110, 0.6 * height) + 80;

/** The last one that was there: while another result is on its way, the map stays where it is. */
function useHeld<T>(value: T | undefined): T | undefined {
  const [held, setHeld] = useState(value);
  if (value !== undefined && value !== held) setHeld(value);
  return value ?? held;
}

/**
 * The whole result of a search on a map; clusters come apart on a press, homes show their cards. Everything on it is a button: it
 * can be used by keyboard, and without dragging. Where the visitor was on it is found again on the way back.
 */
export function ResultMap({ type, filters, language }: ResultMapProps) {
  const { t } = useTranslation(['common', 'search']);
  const about = JSON.stringify({ type, filters });
  const {
    memory: { view: moved, chosen, opened },
    change,
    keep,
  } = useMapMemory(about);
  const whole = usePins(about);
  const places = useHeld(useMemo(() => whole.pins && placesOf(whole.pins), [whole.pins]));
  const map = useMapView(places, [
    moved,
    (next) => {
      change({ view: next });
    },
  ]);
  const { frame, size, view, show, approach, handlers } = map;
  // Too many to be told one by one: what is seen is asked for anew.
  const inParts = whole.pins?.clusters !== undefined && size.width > 0;
  const inside = usePins(inParts ? about : '', inParts ? boxOf(view, size) : undefined);
  const pins = inside.pins ?? whole.pins;
  const markers = useMemo(() => (pins ? clusterPins(pins, view.zoom) : []), [pins, view.zoom]);
  const seen = seenOf(markers, view, size);
  /** Not after coming back: then the focus goes to the home, not to the card. */
  const [isPressed, setIsPressed] = useState(false);

  const holdsChosen = ({ pins: homes }: Marker) =>
    chosen !== undefined && homes.some(([reference]) => reference === chosen[0]);
  const focusMap = () => {
    frame.current?.focus({ preventScroll: true });
  };
  const close = () => {
    const at = seen.find(({ marker }) => holdsChosen(marker));
    const button = at && frame.current?.querySelector<HTMLElement>(`[data-marker="${CSS.escape(at.marker.key)}"]`);
    if (button) button.focus({ preventScroll: true });
    else focusMap();
    change({ chosen: undefined, opened: undefined });
  };
  const press = (marker: Marker) => {
    if (marker.count > 1 && canBeParted(marker) && view.zoom < maxZoom) {
      // The pressed button goes with its group: who uses the keyboard stays on the map.
      focusMap();
      return marker.pins.length > 0 ? show(marker.pins.map(([, lng, lat]) => ({ lng, lat }))) : approach(marker);
    }
    if (holdsChosen(marker)) return close();
    if (marker.pins.length === 0) return;
    setIsPressed(true);
    const covered = pixelAt(marker, view, size).y - (size.height - cardsHeight(marker.pins.length, size));
    if (covered > 0) map.move(movedBy(view, { x: 0, y: covered }));
    change({ chosen: marker.pins.map(([reference]) => reference), opened: undefined });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && chosen) close();
    else handlers.onKeyDown(event);
  };
  return (
    <MapFrame
      map={{ ...map, handlers: { ...handlers, onKeyDown } }}
      label={t('search:map.label')}
      nearer={t('search:map.nearer')}
      farther={t('search:map.farther')}
      ground={<Basemap view={view} size={size} markers={seen} />}
      groundCredit={groundCredit}
    >
      <Markers seen={seen} zoom={view.zoom} isChosen={holdsChosen} onPress={press} language={language} />
      <div className={styles.note} data-failed={whole.failed || undefined}>
        <p role="status">
          {whole.failed
            ? t('search:map.failed')
            : pins
              ? t('search:map.seen', { count: seen.reduce((sum, { marker }) => sum + marker.count, 0) })
              : t('common:loading')}
        </p>
        {whole.failed && (
          <button
            type="button"
            className="button"
            onClick={() => {
              focusMap();
              whole.retry();
            }}
          >
            {t('common:error.retry')}
          </button>
        )}
      </div>
      {chosen && (
        <MapCards
          key={chosen[0]}
          references={chosen}
          language={language}
          isPressed={isPressed}
          opened={opened}
          onOpen={(reference) => {
            keep({ opened: reference });
          }}
          onClose={close}
        />
      )}
    </MapFrame>
  );
}
