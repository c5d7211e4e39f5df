import type { Map as LeafletMap } from 'leaflet';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './DoorPin.module.css';
import type { LngLat } from './mercator.ts';
import { keepAt } from './useLeaflet.ts';

/** A drop on a map whose point is an exact place: the door of a home or of an office. */
export function DoorPin({ map, place: { lat, lng } }: { map: LeafletMap; place: LngLat }) {
  const pin = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepAt(map, pin.current!, [lat, lng]), [map, lat, lng]);
  return createPortal(
    <div ref={pin} className={`leaflet-zoom-animated ${styles.place}`}>
      <span className={styles.pin} />
    </div>,
    map.getPanes().markerPane,
  );
}
