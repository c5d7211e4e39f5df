import type { Map as LeafletMap } from 'leaflet';
import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/i18n/formats.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { BaseLayer, MapCredit } from '../base/BaseLayer.tsx';
import { FullScreenButton } from './FullScreenButton.tsx';
import '../leaflet.css';
import icons from '../mapIcons.module.css';
import styles from '../MapFrame.module.css';
import { minZoom, scaleOf, type View } from '../mercator.ts';
import { LocateButton } from './LocateButton.tsx';
import { obstacleOf, type Standing } from '../pins/obstacleOf.ts';
import type { MapView } from '../view/useMapView.ts';
import { usePassingGestures } from '../usePassingGestures.ts';

interface MapFrameProps {
  map: MapView;
  /** What the map shows. */
  label: string;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** What stands on it: names keep clear of them. */
  markers?: readonly Standing[];
  /** More buttons below those of the zoom: then a phone shows those of the zoom on request. */
  tools?: ReactNode;
  /** In the upper left corner. */
  head?: ReactNode;
  /** What lies on the map once it is there. */
  children?: (map: LeafletMap) => ReactNode;
  /** Cards or a form at the lower edge. */
  sheet?: ((map: LeafletMap) => ReactNode) | undefined;
  /** What the map does next is loading: until then it takes no click. */
  isBusy?: boolean;
  /** It stands in a page that is scrolled past it. */
  isInPage?: boolean;
}

const noMarkers: readonly Standing[] = [];

/** Pixels that the scale may take. */
const scaleWidth = 85;
const kilometre = 1_000;

function Scale({ view }: { view: View }) {
  const { language } = useSite();
  const { metres, width } = scaleOf(view, scaleWidth);
  const text =
    metres < kilometre
      ? `${formatNumber(metres, language)}\u00a0m`
      : `${formatNumber(metres / kilometre, language)}\u00a0km`;
  return (
    <span className={styles.scale} style={{ width }}>
      {text}
    </span>
  );
}

function ZoomButtons({ map: { view, limit, zoomBy } }: { map: MapView }) {
  const { t } = useTranslation('map');
  return (
    <div className={styles.group}>
      <button
        type="button"
        aria-label={t('nearer')}
        disabled={view.zoom >= limit.zoom}
        onClick={() => {
          zoomBy(1);
        }}
      >
        <span className={icons.plus} />
      </button>
      <button
        type="button"
        aria-label={t('farther')}
        disabled={view.zoom <= minZoom}
        onClick={() => {
          zoomBy(-1);
        }}
      >
        <span className={icons.minus} />
      </button>
    </div>
  );
}

/**
 * A map with its controls, scale and attribution. In the code the controls come first, so that the keyboard need not
 * pass every pin to get to them.
 */
export function MapFrame({
  map,
  label,
  onKeyDown = map.onKeyDown,
  markers = noMarkers,
  tools,
  head,
  children,
  sheet,
  isBusy,
  isInPage = false,
}: MapFrameProps) {
  const { t } = useTranslation('map');
  const { frame, canvas, map: leaflet, view, limit } = map;
  const [hasAll, setHasAll] = useState(false);
  usePassingGestures(frame, leaflet, isInPage);
  const hasEnd = limit.hasStreets === false && view.zoom >= limit.zoom;
  const obstacles = useMemo(() => markers.map(obstacleOf), [markers]);
  return (
    <div
      ref={frame}
      className={isInPage ? `${styles.map} ${styles.inPage}` : styles.map}
      role="group"
      aria-label={label}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {head && (
        <div className={styles.head} data-covers="">
          {head}
        </div>
      )}
      <div className={styles.controls} data-covers="">
        {tools && (
          <div className={`${styles.group} ${styles.more}`}>
            <button
              type="button"
              aria-label={t('tools')}
              aria-expanded={hasAll}
              onClick={() => {
                setHasAll(!hasAll);
              }}
            >
              <span className={icons.more} />
            </button>
          </div>
        )}
        <div className={styles.rest} data-folded={(tools !== undefined && !hasAll) || undefined}>
          <ZoomButtons map={map} />
          <FullScreenButton frame={frame} />
        </div>
        <LocateButton map={map} />
        {tools}
      </div>
      <div ref={canvas} className={styles.canvas} inert={isBusy} />
      {leaflet && children?.(leaflet)}
      <div className={styles.lower}>
        {leaflet && sheet && (
          <div className={styles.stack} data-covers="">
            {sheet(leaflet)}
          </div>
        )}
        {leaflet && map.isPlaced && <BaseLayer leaflet={leaflet} obstacles={obstacles} />}
        {hasEnd && (
          <p className={styles.end} data-covers="">
            <span>{t('base.noStreets')}</span>
          </p>
        )}
        <div className={styles.foot} data-covers="">
          {view.zoom <= limit.zoom && <Scale view={view} />}
          <p className={styles.attribution}>
            <MapCredit />
          </p>
        </div>
      </div>
    </div>
  );
}
