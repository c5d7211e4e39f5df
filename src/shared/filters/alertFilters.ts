import { isTravelTime } from '../domain/travelTime.ts';
import { encodeArea, readArea } from '../domain/drawnArea.ts';
import { formatFilters, parseFilters, queryNamesOf } from './filterQuery.ts';
import { alertFilterNames, type EstateFilters } from './table.ts';

const knownNames: ReadonlySet<string> = new Set(queryNamesOf(alertFilterNames));

/**
 * Reads the `filters` of an alert: the query of a search without places, page and sort.
 * @returns null when a name or a value has no meaning, and for a travel time without its outline: a filter that is
 * ignored would mail homes that nobody wants
 */
export function parseAlertFilters(text: string): EstateFilters | null {
  const query = new URLSearchParams(text);
  if ([...query.keys()].some((name) => !knownNames.has(name))) return null;
  const { filters, malformed } = parseFilters((name) => query.getAll(name), alertFilterNames);
  const { travel } = filters;
  if (malformed.length > 0 || (travel !== undefined && !isTravelTime(travel))) return null;
  if (filters.drawn === undefined) return travel === undefined ? filters : null;
  const area = readArea(filters.drawn);
  return area && { ...filters, drawn: encodeArea(area) };
}

/** The normal form of an alert's filters, without `?`. */
export const formatAlertFilters = (filters: EstateFilters): string =>
  formatFilters(filters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&');

/** Each value of an alert's filters by itself. */
export const eachFilter = (filters: EstateFilters): EstateFilters[] =>
  alertFilterNames.flatMap((name): EstateFilters[] => {
    const value = filters[name];
    // A travel time and its outline are one.
    if (value === undefined || (name === 'drawn' && filters.travel !== undefined)) return [];
    if (name === 'travel') return [{ travel: filters.travel!, ...(filters.drawn && { drawn: filters.drawn }) }];
    return Array.isArray(value) ? value.map((item) => ({ [name]: [item] })) : [{ [name]: value }];
  });
