import type { OperationType } from '../domain/estate.ts';
import { withoutNested } from '../domain/placePaths.ts';
import { parseAlertFilters } from '../filters/alertFilters.ts';
import { withEveryKind } from '../filters/kindGroups.ts';
import { maxPlaces } from '../filters/kinds.ts';
import { filtersOfPlaces } from '../filters/placeFilters.ts';
import type { EstateFilters } from '../filters/table.ts';
import { routeTarget, type RouteTarget } from './build.ts';
import type { AlertSurveyQuery } from './queries/alertSurveyQuery.ts';

interface SearchOfAlert {
  type: OperationType;
  where: string[];
  /** In normal form. */
  filters: string;
  /** The key of the listing of a price alert. */
  reference?: string | undefined;
}

/** What an alert searches for, as the survey and the Thanks page have it in their queries. */
export const alertQueryOf = ({ type, where, filters, reference }: SearchOfAlert): AlertSurveyQuery =>
  reference === undefined ? { type, where, filters: parseAlertFilters(filters) ?? {} } : { type, key: reference };

/** Some places; of more than a list can have, what they have in common. @param where none: the country */
function listedPlaces(where: readonly string[]): EstateFilters {
  const places = withoutNested(where);
  const filters = filtersOfPlaces(places);
  if (!filters.where || filters.where.length <= maxPlaces) return filters;
  const [first = [], ...others] = places.map((path) => path.split('/'));
  const different = first.findIndex((slug, position) => others.some((slugs) => slugs[position] !== slug));
  return different === 0 ? {} : filtersOfPlaces([first.slice(0, different).join('/')]);
}

/**
 * The list with everything that an alert looks for. An alert that names no kinds is from before searches were of homes,
 * and of every kind.
 */
export function alertSearchTarget({ type = 'buy', where = [], filters = {} }: AlertSurveyQuery): RouteTarget<'Search'> {
  const { province, ...within } = listedPlaces(where);
  return routeTarget<'Search'>({
    to: 'Search',
    params: { type, ...(province ? { province } : {}) },
    query: { filters: withEveryKind({ ...filters, ...within }) },
  });
}
