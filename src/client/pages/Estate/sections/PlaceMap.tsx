import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapFrame } from '../../../features/map/MapFrame.tsx';
import { circleWidth, toPixel, type View } from '../../../features/map/mercator.ts';
import { useMapView } from '../../../features/map/useMapView.ts';
import type { MapLocation } from '../toEstateView.ts';
import styles from './PlaceMap.module.css';

/** A map of one estate: a pin at its exact location, or a circle of 500 m (PD-34). */
export function PlaceMap({ mapLocation }: { mapLocation: MapLocation }) {
  const { t } = useTranslation('estate');
  const places = useMemo(() => [mapLocation], [mapLocation]);
  const map = useMapView(places, useState<View>());
  const { frame, view, size } = map;
  // Moves focus into the map, since the link that opened it is removed.
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
  }, [frame]);
  const { x, y } = toPixel(mapLocation, view, size);
  const width = circleWidth(mapLocation.lat, view.zoom);
  return (
    <MapFrame
      map={map}
      label={t(mapLocation.exact ? 'location.map.door' : 'location.map.area')}
      nearer={t('location.map.nearer')}
      farther={t('location.map.farther')}
    >
      {mapLocation.exact ? (
        <span className={styles.pin} style={{ translate: `${x}px ${y}px` }} />
      ) : (
        <span
          className={styles.area}
          style={{ translate: `${x}px ${y}px`, width, height: width, margin: -width / 2 }}
        />
      )}
    </MapFrame>
  );
}
