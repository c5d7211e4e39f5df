import type { EstateFilters } from '../filters/table.ts';

/**
 * Available estates from which the page of a town, or of one of its zones, is indexed (docs/product.md#search-engines).
 */
export const minAvailable = 3;

/** Whether a list is that of a town, or of one of its zones, and narrowed by nothing else. */
export const isTownAlone = ({ town, zone = [], province: _, ...others }: EstateFilters): boolean =>
  town !== undefined && zone.length <= 1 && Object.keys(others).length === 0;
