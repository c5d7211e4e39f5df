import type { ReactNode } from 'react';
import { useSite } from '../../app/session/SiteContext.ts';
import { hideFailed } from '../../components/ui/hideFailed.ts';
import styles from './MapFrame.module.css';
import { maxZoom, minZoom, project, type Size, type View } from './mercator.ts';
import { Tiles } from './Tiles.tsx';
import type { MapView } from './useMapView.ts';

interface MapFrameProps {
  map: MapView;
  /** What the map shows, and the names of its buttons. */
  label: string;
  nearer: string;
  farther: string;
  /** What lies under all, and under the tiles where there are some; and whom it is owed to. */
  ground?: ReactNode;
  groundCredit?: string;
  /** What is drawn on it. */
  children: ReactNode;
}

const gridStep = 64;

/** The ground's grid moves with the map. */
function groundStyle(view: View, { width, height }: Size) {
  const { x, y } = project(view, view.zoom);
  return { backgroundPosition: `${Math.round(width / 2 - x) % gridStep}px ${Math.round(height / 2 - y) % gridStep}px` };
}

/** A map to be moved by pointer and keyboard, nearer and farther by buttons: the operator's tiles, over the ground that it is given. */
export function MapFrame({
  map: { frame, size, view, zoomBy, handlers },
  label,
  nearer,
  farther,
  ground,
  groundCredit,
  children,
}: MapFrameProps) {
  const { mapTiles } = useSite();
  const credit = [mapTiles?.credit, groundCredit].filter(Boolean).join(' · ');
  return (
    <div
      ref={frame}
      className={styles.map}
      role="group"
      aria-label={label}
      tabIndex={0}
      style={groundStyle(view, size)}
      onErrorCapture={hideFailed}
      {...handlers}
    >
      {ground}
      {mapTiles && <Tiles url={mapTiles.url} view={view} size={size} />}
      <div className={styles.zoom}>
        <button
          type="button"
          aria-label={nearer}
          disabled={view.zoom >= maxZoom}
          onClick={() => {
            zoomBy(1);
          }}
        >
          +
        </button>
        <button
          type="button"
          aria-label={farther}
          disabled={view.zoom <= minZoom}
          onClick={() => {
            zoomBy(-1);
          }}
        >
          −
        </button>
      </div>
      {children}
      {credit && <p className={styles.credit}>{credit}</p>}
    </div>
  );
}
