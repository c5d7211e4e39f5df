import { decodeArea, encodeArea, type AreaPoint } from '../domain/drawnArea.ts';
import { formatFilters, parseFilters, queryNamesOf } from './filterQuery.ts';
import { alertFilterNames, type EstateFilters } from './table.ts';

/** The query name of a drawn area. */
export const areaName = 'area';

const knownNames: ReadonlySet<string> = new Set([...queryNamesOf(alertFilterNames), areaName]);

export interface AlertFilters {
  filters: EstateFilters;
  area?: AreaPoint[];
}

/**
 * Reads the `filters` of an alert: the query of a search without places, page and sort, and with `area`, an encoded
 * polyline.
 * @returns null when a name or a value has no meaning: a filter that is ignored would mail homes that nobody wants
 */
export function parseAlertFilters(text: string): AlertFilters | null {
  const query = new URLSearchParams(text);
  if ([...query.keys()].some((name) => !knownNames.has(name))) return null;
  const { filters, malformed } = parseFilters((name) => query.getAll(name), alertFilterNames);
  if (malformed.length > 0) return null;
  const drawn = query.getAll(areaName).findLast(Boolean);
  if (drawn === undefined) return { filters };
  const area = decodeArea(drawn);
  return area && { filters, area };
}

/** The normal form of an alert's filters, without `?`. */
export function formatAlertFilters({ filters, area }: AlertFilters): string {
  const pairs = [...formatFilters(filters), ...(area ? [[areaName, encodeArea(area)] as const] : [])];
  return pairs.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`).join('&');
}
