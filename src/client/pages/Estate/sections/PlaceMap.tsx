import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapFrame } from '../../../features/map/MapFrame.tsx';
import { circleWidth, toPixel, type View } from '../../../features/map/mercator.ts';
import { useMapView } from '../../../features/map/useMapView.ts';
import type { MapLocation } from '../toEstateView.ts';
import styles from './PlaceMap.module.css';

/** Where one home stands: a pin at its door, or the circle of 500 m that it lies in (PD-34). */
export function PlaceMap({ spot }: { spot: MapLocation }) {
  const { t } = useTranslation('estate');
  const places = useMemo(() => [spot], [spot]);
  const map = useMapView(places, useState<View>());
  const { frame, view, size } = map;
  // What opened it is gone: the keyboard goes on here.
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
  }, [frame]);
  const { x, y } = toPixel(spot, view, size);
  const width = circleWidth(spot.lat, view.zoom);
  return (
    <MapFrame
      map={map}
      label={t(spot.exact ? 'location.map.door' : 'location.map.area')}
      nearer={t('location.map.nearer')}
      farther={t('location.map.farther')}
    >
      {spot.exact ? (
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
