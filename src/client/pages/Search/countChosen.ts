import type { EstateFilters, FilterName } from '#shared/filters/table.ts';

/** How many values of these filters are chosen; a range counts as one. */
export const countChosen = (filters: EstateFilters, names: readonly FilterName[]): number =>
  names.reduce((sum, name) => {
    const value: unknown = filters[name];
    if (value === undefined) return sum;
    return sum + (Array.isArray(value) ? value.length : 1);
  }, 0);
