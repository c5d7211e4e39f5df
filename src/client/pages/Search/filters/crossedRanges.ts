import type { EstateFilters } from '#shared/domain/estateFilters.ts';

/** Filters that ask for a least above the most: nothing can lie between. */
export const crossedRanges = (filters: EstateFilters): ('price' | 'area')[] =>
  (['price', 'area'] as const).filter((name) => (filters[`${name}_min`] ?? 0) > (filters[`${name}_max`] ?? Infinity));
