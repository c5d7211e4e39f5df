import { boxOf, touches, type Box, type FreeArea, type Obstacle } from '../basemap/roomFor.ts';

/** Whether a name is whole within what of a map is free. @param name in pixels of the world at a zoom */
export function isClear(name: Box, zoom: number, obstacles: readonly Obstacle[], free?: FreeArea): boolean {
  const covers = obstacles.map((obstacle) => boxOf(obstacle, zoom));
  if (free?.zoom !== zoom) return !covers.some(touches(name));
  const { left, right, top, bottom } = free.frame;
  const isWhole = name.left >= left && name.right <= right && name.top >= top && name.bottom <= bottom;
  return isWhole && ![...covers, ...free.covers].some(touches(name));
}
