import { circle, type Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { locationPrecision, type LngLat } from '../mercator.ts';
import styles from './Pins.module.css';

/** From this zoom on a circle of 500 m is wider than a pin. */
export const minAroundZoom = 13;

export interface Around extends LngLat {
  /** Whether the visitor points at an estate in it. */
  isLit?: boolean;
  /** Whether all estates in it are sold or rented. */
  isOver?: boolean;
}

/** Draws the circles that estates lie in whose place is known to 500 m only. */
export function useAround(map: LeafletMap, places: readonly Around[]): void {
  useEffect(() => {
    const circles = places.map(({ lat, lng, isLit, isOver }) =>
      circle([lat, lng], {
        radius: locationPrecision / 2,
        className: [styles.around, isOver && styles.faded, isLit && styles.lit].filter(Boolean).join(' '),
        interactive: false,
      }).addTo(map),
    );
    return () => {
      for (const drawn of circles) drawn.remove();
    };
  }, [map, places]);
}
