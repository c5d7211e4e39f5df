import type { Obstacle } from '../base/roomFor.ts';
import { isCluster, type Marker } from './pinIndex.ts';

/** Half of what a cluster says of its lowest price (Pins.module.css), with a gap, in pixels. */
export const halfLowest = 36;

/** The box of a marker, as Pins.module.css draws it; a name may touch its edge. */
export function obstacleOf(marker: Marker): Obstacle {
  const { lng, lat, pins, lowest } = marker;
  if (lowest !== undefined) return { lng, lat, half: halfLowest, top: 16, bottom: 28 };
  if (isCluster(marker)) return { lng, lat, half: 16, top: 16, bottom: 16 };
  // An exact place is at the tip of its pin.
  return pins[0]?.[4] === 1 ? { lng, lat, half: 26, top: 34, bottom: 0 } : { lng, lat, half: 26, top: 14, bottom: 14 };
}
