import { outlineOf } from '../domain/circle.ts';
import { decodeArea, type AreaPoint } from '../domain/drawnArea.ts';
import type { EstateFilters } from './table.ts';

/** The outlines that a search is limited to: a circle, a drawn area. A home lies in all of them. */
export function areasOf({ near, drawn }: EstateFilters): AreaPoint[][] {
  const areas = [near ? outlineOf(near) : null, drawn === undefined ? null : decodeArea(drawn)];
  return areas.filter((area) => area !== null);
}
