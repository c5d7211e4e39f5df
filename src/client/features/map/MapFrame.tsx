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
  /** Below the tiles, and its attribution. */
  basemap?: ReactNode;
  basemapAttribution?: string;
  /** Markers and controls. */
  children: ReactNode;
}

const gridStep = 64;

/** The background's grid moves with the map. */
function gridStyle(view: View, { width, height }: Size) {
  const { x, y } = project(view, view.zoom);
  return { backgroundPosition: `${Math.round(width / 2 - x) % gridStep}px ${Math.round(height / 2 - y) % gridStep}px` };
}

/** A map with zoom buttons: the operator's tiles over a basemap. */
export function MapFrame({
  map: { frame, size, view, zoomBy, handlers },
  label,
  nearer,
  farther,
  basemap,
  basemapAttribution,
  children,
}: MapFrameProps) {
  const { mapTiles } = useSite();
  const attribution = [mapTiles?.credit, basemapAttribution].filter(Boolean).join(' · ');
  return (
    <div
      ref={frame}
      className={styles.map}
      role="group"
      aria-label={label}
      tabIndex={0}
      style={gridStyle(view, size)}
      onErrorCapture={hideFailed}
      {...handlers}
    >
      {basemap}
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
      {attribution && <p className={styles.attribution}>{attribution}</p>}
    </div>
  );
}
