import { polygon, type Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import type { LngLat } from '../mercator.ts';
import { toLatLng } from '../useLeaflet.ts';
import styles from './Drawing.module.css';

/** Beyond every map. */
const world: [number, number][] = [
  [-85, -400],
  [-85, 400],
  [85, 400],
  [85, -400],
];

/** The area that a list is limited to. */
export function DrawnArea({ map, corners }: { map: LeafletMap; corners: readonly LngLat[] }) {
  useEffect(() => {
    const veil = polygon([world, corners.map(toLatLng)], { className: styles.veil!, interactive: false }).addTo(map);
    return () => {
      veil.remove();
    };
  }, [map, corners]);
  return null;
}
