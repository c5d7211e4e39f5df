import type { Obstacle } from '../base/roomFor.ts';
import type { Marker } from './pinIndex.ts';

/** What stands at a place, as names on the map see it. */
export type Standing = Pick<Marker, 'lng' | 'lat' | 'reach'>;

/** The box of a marker, which names keep clear of. */
export const obstacleOf = ({ lng, lat, reach = { half: 16, top: 16, bottom: 16 } }: Standing): Obstacle => ({
  lng,
  lat,
  ...reach,
});
