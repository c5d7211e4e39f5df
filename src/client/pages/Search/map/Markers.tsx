import { useTranslation } from 'react-i18next';
import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { circleWidth } from '../../../features/map/mercator.ts';
import type { Marker } from './clusterPins.ts';
import styles from './ResultMap.module.css';

/** A marker and where it is drawn in the frame. */
export interface SeenMarker {
  marker: Marker;
  x: number;
  y: number;
}

interface MarkersProps {
  seen: readonly SeenMarker[];
  zoom: number;
  /** Whether its cards are shown. */
  isChosen: (marker: Marker) => boolean;
  onPress: (marker: Marker) => void;
  language: Language;
}

/** An exact place is drawn as a point, an approximate one as the circle that it lies in. */
const isExact = ({ pins }: Marker): boolean => pins.length === 1 && pins[0]![4] === 1;

/** A circle as wide as the place is uncertain. */
function circleStyle(marker: Marker, zoom: number) {
  const width = circleWidth(marker.lat, zoom);
  return { width, height: width, margin: -width / 2 };
}

function classOf(marker: Marker) {
  if (marker.count > 1) return styles.cluster;
  return isExact(marker) ? styles.point : styles.circle;
}

/**
 * Estates as points, or as circles where their place is known to 500 m only; several at one place as clusters. All are
 * buttons.
 */
export function Markers({ seen, zoom, isChosen, onPress, language }: MarkersProps) {
  const { t } = useTranslation('search');
  const nameOf = ({ count, pins: estates }: Marker): string => {
    if (count > 1) return t('map.cluster', { count, total: formatNumber(count, language) });
    const price = estates[0]?.[3];
    return price === null || price === undefined
      ? t('map.home')
      : t('map.homeAt', { price: formatEuros(price, language) });
  };
  return (
    <ul className={styles.markers}>
      {seen.map(({ marker, x, y }) => (
        <li key={marker.key}>
          <button
            type="button"
            className={classOf(marker)}
            data-marker={marker.key}
            style={{
              translate: `${x}px ${y}px`,
              ...(marker.count === 1 && !isExact(marker) ? circleStyle(marker, zoom) : {}),
            }}
            aria-label={nameOf(marker)}
            aria-pressed={marker.count > 1 ? undefined : isChosen(marker)}
            onClick={() => {
              onPress(marker);
            }}
          >
            {marker.count > 1 && formatNumber(marker.count, language)}
          </button>
        </li>
      ))}
    </ul>
  );
}
