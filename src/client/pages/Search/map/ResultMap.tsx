import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EstateFilters } from '#shared/domain/estateFilters.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { WirePins } from '#shared/api/wire.ts';
import { MapFrame } from '../../../components/map/MapFrame.tsx';
import { boxOf, circleWidth, maxZoom, pixelAt, type LngLat, type Size, type View } from '../../../components/map/mercator.ts';
import { useMapView } from '../../../components/map/useMapView.ts';
import { canBeParted, clusterPins, type Marker } from './clusterPins.ts';
import { MapCards } from './MapCards.tsx';
import styles from './ResultMap.module.css';
import { usePins } from './usePins.ts';

interface ResultMapProps {
  type: OperationType;
  /** The list's own, its province among them. */
  filters: EstateFilters;
  language: Language;
}

const placesOf = ({ pins = [], clusters = [] }: WirePins): LngLat[] => [...pins.map(([, lng, lat]) => ({ lng, lat })), ...clusters];

/** Where a marker is drawn, and whether it is seen at all. */
function positionOf(marker: Marker, view: View, size: Size): { x: number; y: number; seen: boolean } {
  const { x, y } = pixelAt(marker, view, size);
  return { x, y, seen: x > 0 && y > 0 && x < size.width && y < size.height };
}

/** A home's place is drawn as a point only when the answer says that it is exact; else as the circle that it lies in. */
const isExact = ({ pins }: Marker): boolean => pins.length === 1 && pins[0]![4] === 1;

/** A circle as wide as what it leaves open. */
function circleStyle(marker: Marker, zoom: number) {
  const width = circleWidth(marker.lat, zoom);
  return { width, height: width, margin: -width / 2 };
}

/**
 * The whole result of a search on a map: homes as points, or as circles where their place is told to 500 m only; many as clusters
 * that come apart on a press. Everything on it is a button: it can be used by keyboard, and without dragging.
 * Without a tile server the places stand on a plain ground.
 */
export function ResultMap({ type, filters, language }: ResultMapProps) {
  const { t } = useTranslation(['common', 'search']);
  const whole = usePins({ type, filters });
  const places = useMemo(() => whole?.pins && placesOf(whole.pins), [whole]);
  const map = useMapView(places);
  const { frame, size, view, show, approach } = map;
  // Too many to be told one by one: what is seen is asked for anew.
  const inParts = whole?.pins?.clusters !== undefined && size.width > 0;
  const pins = usePins(inParts ? { type, filters } : null, inParts ? boxOf(view, size) : undefined)?.pins ?? whole?.pins;
  const [chosen, setChosen] = useState<Marker | null>(null);
  const markers = useMemo(() => (pins ? clusterPins(pins, view.zoom) : []), [pins, view.zoom]);
  const seen = markers.map((marker) => ({ marker, ...positionOf(marker, view, size) })).filter((place) => place.seen);

  const press = (marker: Marker) => {
    if (marker.count > 1 && canBeParted(marker) && view.zoom < maxZoom) {
      // The pressed button goes with its group: who uses the keyboard stays on the map.
      frame.current?.focus({ preventScroll: true });
      return marker.pins.length > 0 ? show(marker.pins.map(([, lng, lat]) => ({ lng, lat }))) : approach(marker);
    }
    setChosen(marker);
  };
  const lookOf = (marker: Marker) => {
    if (marker.count > 1) return styles.cluster;
    return isExact(marker) ? styles.point : styles.circle;
  };
  const nameOf = ({ count, pins: homes }: Marker): string => {
    if (count > 1) return t('search:map.cluster', { count, total: formatNumber(count, language) });
    const price = homes[0]?.[3];
    return price === null || price === undefined ? t('search:map.home') : t('search:map.homeAt', { price: formatEuros(price, language) });
  };

  return (
    <MapFrame map={map} label={t('search:map.label')} nearer={t('search:map.nearer')} farther={t('search:map.farther')}>
      <ul className={styles.markers}>
        {seen.map(({ marker, x, y }) => (
          <li key={marker.key}>
            <button
              type="button" className={lookOf(marker)}
              style={{ translate: `${x}px ${y}px`, ...(marker.count === 1 && !isExact(marker) ? circleStyle(marker, view.zoom) : {}) }}
              aria-label={nameOf(marker)} aria-pressed={marker.count > 1 ? undefined : chosen?.key === marker.key} onClick={() => { press(marker); }}
            >
              {marker.count > 1 && formatNumber(marker.count, language)}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note} role="status">
        {whole && !whole.pins ? t('search:map.failed') : pins ? t('search:map.seen', { count: seen.reduce((sum, { marker }) => sum + marker.count, 0) }) : t('common:loading')}
      </p>
      {chosen && <MapCards references={chosen.pins.map(([reference]) => reference)} language={language} onClose={() => { setChosen(null); }} />}
    </MapFrame>
  );
}
