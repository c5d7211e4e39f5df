import type { Language } from '#shared/i18n/languages.ts';
import type { RouteTarget } from './build.ts';
import type { RouteParams } from './params.ts';
import { parseParams } from './pattern.ts';
import { parsePathParams, parseQuery, repairQuery, type RouteQuery } from './query.ts';
import type { RouteName } from './table.ts';

/** What a page is reached with: the meaning of its URL. */
export interface PageAddress<Name extends RouteName> {
  language: Language;
  params: RouteParams<Name>;
  query: RouteQuery<Name>;
}

/** A parsed URL of one route. */
export interface AddressOf<Name extends RouteName> extends PageAddress<Name> {
  route: Name;
}

/** A parsed URL: plain JSON, its parameters typed by its route. */
export type Address = { [Name in RouteName]: AddressOf<Name> }[RouteName];

/** A search without the filters that have no meaning. */
export type SearchInstead = Pick<RouteTarget<'Search'>, 'params' | 'query'>;

/**
 * What a URL that a route's pattern matches means: an address, or a search with a filter that has no meaning (PD-23),
 * or nothing.
 */
export type AddressReading =
  { kind: 'address'; address: Address } | { kind: 'unknownFilter'; instead: SearchInstead } | { kind: 'none' };

const none: AddressReading = { kind: 'none' };

/**
 * Reads a URL as one of a route's.
 * @param segments what React Router matched
 * @param given the whole query
 */
export function readAddress(
  route: RouteName,
  language: Language,
  segments: Readonly<Record<string, string | undefined>>,
  given: URLSearchParams,
): AddressReading {
  const inPath = parseParams(route, language, segments);
  if (inPath === null) return none;
  const inQuery = parsePathParams(route, given);
  const query = parseQuery(route, given);
  const params = { ...inPath, ...inQuery };
  // The types of the four belong together, which TypeScript cannot see of a name that is known at run time only.
  if (inQuery !== null && query !== null)
    return { kind: 'address', address: { route, language, params, query } as Address };
  const repaired = route === 'Search' ? repairQuery('Search', given) : null;
  return repaired === null
    ? none
    : { kind: 'unknownFilter', instead: { params: params as RouteParams<'Search'>, query: repaired } };
}
