import type { QueryValues } from './kinds.ts';
import { filterNames, filterOf, type EstateFilters, type FilterName } from './table.ts';

/** All query names of some filters, in the order of a normal-form URL. */
export const queryNamesOf = (names: readonly FilterName[]): string[] =>
  names.flatMap((name) => filterOf(name).queryNames(name));

/** The filter that a query name belongs to: `price` for `price_min`. */
export const filterOfQueryName = (queryName: string): FilterName | undefined =>
  filterNames.find((name) => filterOf(name).queryNames(name).includes(queryName));

export interface ParsedFilters {
  /** What the well-formed part of the query asks for, lists in normal form. */
  filters: EstateFilters;
  /** Query names with a malformed value; empty when `filters` is all that was asked for. */
  malformed: readonly string[];
}

/** Reads filters from a query. @param names those to read; others are left alone */
export function parseFilters(values: QueryValues, names: readonly FilterName[] = filterNames): ParsedFilters {
  const parsed = names.map((name) => ({ name, ...filterOf(name).parse(name, values) }));
  return {
    filters: Object.fromEntries(
      parsed.filter(({ value }) => value !== undefined).map(({ name, value }) => [name, value]),
    ),
    malformed: parsed.flatMap(({ malformed }) => malformed),
  };
}

/** The one textual form of some filters: query names and values, in the order of a normal-form URL. */
export const formatFilters = (filters: EstateFilters): [queryName: string, text: string][] =>
  filterNames.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : filterOf(name).format(name, value);
  });

/** Some of the filters. */
export const onlyFilters = (filters: EstateFilters, names: readonly FilterName[]): EstateFilters =>
  Object.fromEntries(names.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])));

/** All but some of the filters. */
export const withoutFilters = (filters: EstateFilters, names: readonly FilterName[]): EstateFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.some((removed) => removed === name)));
