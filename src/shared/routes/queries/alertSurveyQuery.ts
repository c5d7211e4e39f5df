import { isKey } from '#shared/domain/estateKey.ts';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import { isPlacePath } from '#shared/domain/placePaths.ts';
import { formatFilters, parseFilters, queryNamesOf, withoutFilters } from '#shared/filters/filterQuery.ts';
import { placesOfFilters } from '#shared/filters/placeFilters.ts';
import { alertFilterNames, noAlertFilterNames, type EstateFilters } from '#shared/filters/table.ts';
import { lastValue, pair, type QueryCodec } from './QueryCodec.ts';

/** A search that is handed over to the survey of alerts: what its form begins with. */
export interface AlertSurveyQuery {
  type?: OperationType;
  /** By the slugs of their paths: `madrid`, `madrid/getafe`, `madrid/madrid/chamberi`. */
  where?: string[];
  /** Without places. Whether a drawn area is one, the page's loader checks. */
  filters?: EstateFilters;
  /** The key of one listing: its price alert. Places and filters then have no meaning. */
  key?: string;
}

const parseKey = (raw: string | undefined): string | null | undefined => (raw === undefined || isKey(raw) ? raw : null);

export const alertSurveyQuery: QueryCodec<AlertSurveyQuery> = {
  names: ['type', 'where', ...queryNamesOf(alertFilterNames), 'reference'],
  parse: (query) => {
    const given = lastValue(query, 'type');
    const type = operationTypes.find((name) => name === given);
    const key = parseKey(lastValue(query, 'reference'));
    if ((given !== undefined && type === undefined) || key === null) return null;
    const ofType = type === undefined ? {} : { type };
    if (key !== undefined) return { ...ofType, key };
    const { filters, malformed } = parseFilters((name) => query.getAll(name), alertFilterNames);
    const where = query.getAll('where').flatMap((value) => value.toLowerCase().split(',').filter(Boolean));
    const isReachKnown = filters.travel === undefined || filters.drawn !== undefined;
    if (malformed.length > 0 || !isReachKnown || !where.every(isPlacePath)) return null;
    return {
      ...ofType,
      ...(where.length > 0 ? { where: [...new Set(where)].sort() } : {}),
      ...(Object.keys(filters).length > 0 ? { filters } : {}),
    };
  },
  format: ({ type, where = [], filters = {}, key }) => [
    ...pair('type', type),
    ...pair('where', where.length === 0 ? undefined : where.toSorted().join(',')),
    ...formatFilters(withoutFilters(filters, noAlertFilterNames)),
    ...pair('reference', key),
  ],
};

/** Places of one alert (shared/forms/alert.ts); a search may name more zones. */
const maxZones = 20;

/** The places of a search, none of one around a point; null where they are not known by their paths. */
function placesOf(filters: EstateFilters): string[] | null {
  if (filters.near ?? filters.travel) return [];
  const places = placesOfFilters(filters);
  return places && places.length > maxZones ? placesOfFilters(withoutFilters(filters, ['zone'])) : places;
}

/**
 * A search as the query of the survey of alerts: the one form of what pages hand over and the survey begins with.
 * @param filters the province among them
 * @returns null for a search whose place no alert can have: a town without its province
 */
export function toAlertQuery(type: OperationType, filters: EstateFilters): AlertSurveyQuery | null {
  const where = placesOf(filters);
  if (!where) return null;
  const others = withoutFilters(filters, noAlertFilterNames);
  return {
    type,
    ...(where.length > 0 ? { where } : {}),
    ...(Object.keys(others).length > 0 ? { filters: others } : {}),
  };
}
