import { formatFilters, parseFilters, queryNamesOf, withoutFilters } from '#shared/filters/filterQuery.ts';
import { withoutDefaultKinds } from '#shared/filters/kindGroups.ts';
import { filtersOfPlaces } from '#shared/filters/placeFilters.ts';
import { filterNames, isFilterOfKind, aroundFilterNames, type EstateFilters } from '#shared/filters/table.ts';
import { plainNumber } from '#shared/filters/typedNumber.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { defaultEstateSort, estateSortQuery, parseEstateSort, type EstateSort } from '#shared/domain/sorts.ts';
import { operationOf } from '../operationWords.ts';
import { formatPage, lastValue, pair, parsePage, type QueryCodec } from './QueryCodec.ts';

export interface SearchQuery {
  filters: EstateFilters;
  sort: EstateSort;
  /** From 1. */
  page: number;
}

/** What visitors type as they write numbers. */
const typedNames = queryNamesOf(filterNames.filter((name) => isFilterOfKind(name, 'range')));

/** Filters that a Search URL carries in its query; the province stands in its path. */
const searchFilterNames = filterNames.filter((name) => name !== 'province');

/**
 * Towns belong to a province and zones to a town. A plain form that offers them names in `listed` the place that they
 * are of (`barcelona/sitges`): another province or town in the same form makes its towns or zones, and what lies
 * around them, void.
 */
function withoutForeignPlaces(filters: EstateFilters, query: URLSearchParams): EstateFilters {
  const listed = query.get('listed');
  if (listed === null) return filters;
  const [province = '', town = ''] = listed.split('/');
  const { town: chosen, zone: _, where: __, ...others } = filters;
  if ((lastValue(query, 'province') ?? '') !== province) return withoutFilters(others, aroundFilterNames);
  return (chosen ?? '') === town
    ? filters
    : {
        ...withoutFilters(others, ['postcode', 'street', 'near', 'travel']),
        ...(chosen === undefined ? {} : { town: chosen }),
      };
}

/** Of several places the one form: one of them, or zones of one town, are written as ever. */
function withPlainPlaces(filters: EstateFilters): EstateFilters {
  if (!filters.where) return filters;
  const { province: _, ...places } = filtersOfPlaces(filters.where);
  return { ...withoutFilters(filters, ['town', 'zone', 'where']), ...places };
}

/** A travel time takes the place of a distance, and has an outline of its own, which an alert names beside it. */
const withOneArea = (filters: EstateFilters): EstateFilters =>
  filters.travel === undefined ? filters : withoutFilters(filters, ['near', 'drawn']);

function parseSearchFilters(query: URLSearchParams): { filters: EstateFilters; isWellFormed: boolean } {
  const valuesOf = (name: string) =>
    typedNames.includes(name) ? query.getAll(name).map(plainNumber) : query.getAll(name);
  const { filters, malformed } = parseFilters(valuesOf, searchFilterNames);
  const ownFilters = withPlainPlaces(withoutForeignPlaces(filters, query));
  return { filters: withoutDefaultKinds(ownFilters), isWellFormed: malformed.length === 0 };
}

const parseSort = (query: URLSearchParams): EstateSort | null =>
  parseEstateSort(lastValue(query, 'sort') ?? defaultEstateSort);

export const searchQuery: QueryCodec<SearchQuery> = {
  names: ['operation', 'province', 'listed', ...queryNamesOf(searchFilterNames), 'sort', 'page'],
  pathParams: (query) => {
    // Of a name its slug, as in the path.
    const provinces = query.getAll('province').map((name) => slugify(name) || name);
    const { filters, malformed } = parseFilters(() => provinces, ['province']);
    const { where } = parseFilters((name) => query.getAll(name), ['where']).filters;
    const province = (where && filtersOfPlaces(where).province) ?? filters.province;
    const operation = lastValue(query, 'operation');
    const type = operation === undefined ? undefined : operationOf(operation);
    if (malformed.length > 0 || (operation !== undefined && type === undefined)) return null;
    return {
      ...(province === undefined ? {} : { province }),
      ...(type === undefined ? {} : { type }),
    };
  },
  parse: (query) => {
    const { filters, isWellFormed } = parseSearchFilters(query);
    const sort = parseSort(query);
    const page = parsePage(query);
    return !isWellFormed || sort === null || page === null ? null : { filters, sort, page };
  },
  repair: (query) => {
    const { filters, isWellFormed } = parseSearchFilters(query);
    const sort = parseSort(query);
    // With filters and sort in order it is the page that does not exist: a plain 404.
    return sort !== null && isWellFormed ? null : { filters, sort: sort ?? defaultEstateSort };
  },
  format: ({ filters = {}, sort = defaultEstateSort, page = 1 }) => [
    ...formatFilters(withoutDefaultKinds(withOneArea(filters))).filter(([name]) => name !== 'province'),
    ...pair('sort', sort === defaultEstateSort ? undefined : estateSortQuery(sort)),
    ...formatPage(page),
  ],
};
