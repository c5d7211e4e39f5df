import { filterNames, isFilterOfKind, type EstateFilters, type FilterNameOf } from '#shared/filters/table.ts';

export interface CrossedRange {
  name: FilterNameOf<{ kind: 'range' }>;
  min: number;
  max: number;
}

/** Ranges whose minimum is above their maximum: no estate matches. */
export const crossedRanges = (filters: EstateFilters): CrossedRange[] =>
  filterNames
    .filter((name) => isFilterOfKind(name, 'range'))
    .flatMap((name) => {
      const { min, max } = filters[name] ?? {};
      return min !== undefined && max !== undefined && min > max ? [{ name, min, max }] : [];
    });
