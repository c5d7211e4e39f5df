import { withoutFilters } from '#shared/filters/filterQuery.ts';
import { describeFilter, type FilterTextContext } from '#shared/filters/filterTexts.ts';
import { filtersOfPlaces } from '#shared/filters/placeFilters.ts';
import { filterNames, isFilterOfKind, type EstateFilters, type FilterName } from '#shared/filters/table.ts';

export interface FilterChip {
  key: string;
  label: string;
  /** The filters that are left when this one is removed; of several places the last one's province is among them. */
  without: EstateFilters;
}

function chipsOf(name: FilterName, filters: EstateFilters, context: FilterTextContext): FilterChip[] {
  const given: unknown = filters[name];
  return describeFilter(name, filters, context).map(({ value, text }) => {
    if (!Array.isArray(given))
      // The zones of a town go with it.
      return { key: name, label: text, without: withoutFilters(filters, name === 'town' ? ['town', 'zone'] : [name]) };
    const rest: readonly unknown[] = given.filter((other) => other !== value);
    const left: EstateFilters =
      name === 'where' ? filtersOfPlaces(rest as string[]) : rest.length > 0 ? { [name]: rest } : {};
    return {
      key: `${name}-${String(value)}`,
      label: text,
      without: { ...withoutFilters(filters, [name]), ...left },
    };
  });
}

/**
 * Every active filter as a chip that removes it. Around a point the place limits nothing, and is back without it. A
 * travel time and its outline are one.
 */
export const toFilterChips = (filters: EstateFilters, context: FilterTextContext): FilterChip[] =>
  filterNames
    .filter((name) =>
      name === 'drawn' ? !filters.travel : !((filters.near ?? filters.travel) && isFilterOfKind(name, 'place')),
    )
    .flatMap((name) => chipsOf(name, filters, context));
