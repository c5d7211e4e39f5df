import type { Map as LeafletMap } from 'leaflet';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './DoorPin.module.css';
import type { LngLat } from './mercator.ts';
import { keepAt } from './useLeaflet.ts';

interface DoorPinProps {
  map: LeafletMap;
  place: LngLat;
  /** Where it leads, and what is there. */
  link?: { url: string; name: string };
}

/** A drop on a map whose point is an exact place: the door of a home or of an office. */
export function DoorPin({ map, place: { lat, lng }, link }: DoorPinProps) {
  const pin = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepAt(map, pin.current!, [lat, lng]), [map, lat, lng]);
  return createPortal(
    <div ref={pin} className={`leaflet-zoom-animated ${styles.place}`}>
      {link ? (
        <a className={`${styles.pin} ${styles.link}`} href={link.url} title={link.name} aria-label={link.name} />
      ) : (
        <span className={styles.pin} />
      )}
    </div>,
    map.getPanes().markerPane,
  );
}
