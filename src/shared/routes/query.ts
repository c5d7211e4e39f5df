import type { QueryCodec } from './queries/QueryCodec.ts';
import { routeTable, type RouteName } from './table.ts';

type QueryOf<Row> = Row extends { query: { parse: (query: URLSearchParams) => infer Query } }
  ? NonNullable<Query>
  : object;

/** What the query of a route's URL means; of several routes, that of one of them. */
export type RouteQuery<Name extends RouteName> = { [One in RouteName]: QueryOf<(typeof routeTable)[One]> }[Name];

/** Of a route whose URLs have no query. */
const noQuery: QueryCodec<object> = { names: [], parse: () => ({}), format: () => [] };

function codecOf<Name extends RouteName>(name: Name): QueryCodec<RouteQuery<Name>> {
  const row = routeTable[name];
  return ('query' in row ? row.query : noQuery) as QueryCodec<RouteQuery<Name>>;
}

/**
 * What a name means: `ROOMS`, `rooms[]` and `rooms[0]` are other spellings of `rooms`, of which the normal form makes
 * one.
 */
function knownName(names: readonly string[], given: string): string {
  const plain = given.toLowerCase().replace(/\[\d*\]$/, '');
  return names.includes(plain) ? plain : given;
}

/** The query with its known names as we spell them. */
function respelled(names: readonly string[], query: URLSearchParams): URLSearchParams {
  const given = [...query];
  return given.every(([name]) => knownName(names, name) === name)
    ? query
    : new URLSearchParams(given.map(([name, value]) => [knownName(names, name), value]));
}

/** @returns null when a part of it is malformed */
export function parseQuery<Name extends RouteName>(name: Name, query: URLSearchParams): RouteQuery<Name> | null {
  const { names, parse } = codecOf(name);
  return parse(respelled(names, query));
}

/** The query without its malformed filters; null if something else in it is malformed. */
export function repairQuery<Name extends RouteName>(
  name: Name,
  query: URLSearchParams,
): Partial<RouteQuery<Name>> | null {
  const { names, repair } = codecOf(name);
  return repair ? repair(respelled(names, query)) : null;
}

/** The parameters that a form sent in the query instead of the path (see QueryCodec.pathParams). */
export const parsePathParams = (name: RouteName, query: URLSearchParams) => {
  const { names, pathParams } = codecOf(name);
  return pathParams ? pathParams(respelled(names, query)) : {};
};

/** The known query in normal form, with its `?`, or nothing. */
export function buildQuery<Name extends RouteName>(name: Name, query: Partial<RouteQuery<Name>>): string {
  const pairs = codecOf(name)
    .format(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%2F', '/')}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/**
 * The pairs of a query that the route does not know, untouched. In normal form they follow the known ones (tracking,
 * `newsletter`), for they are not ours to change (PD-15, docs/product.md#search-engines).
 */
export function unknownQuery(name: RouteName, search: string): string {
  const { names } = codecOf(name);
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !names.includes(knownName(names, nameOf(pair))))
    .join('&');
}

const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';
