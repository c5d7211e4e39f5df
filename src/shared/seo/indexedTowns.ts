import type { EstateFilters } from '../filters/table.ts';

/** Whether a list is that of a town, or of one of its zones, and narrowed by nothing else. */
export const isTownAlone = ({ town, zone = [], province: _, ...others }: EstateFilters): boolean =>
  town !== undefined && zone.length <= 1 && Object.keys(others).length === 0;
