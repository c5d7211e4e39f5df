import type { Obstacle } from '../base/roomFor.ts';
import type { Marker } from './pinIndex.ts';

/** The box of a marker, which names keep clear of. */
export const obstacleOf = ({ lng, lat, reach = { half: 16, top: 16, bottom: 16 } }: Marker): Obstacle => ({
  lng,
  lat,
  ...reach,
});
