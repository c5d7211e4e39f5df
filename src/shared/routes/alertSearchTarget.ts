import type { OperationType } from '../domain/estate.ts';
import { parseAlertFilters } from '../filters/alertFilters.ts';
import { withEveryKind } from '../filters/kindGroups.ts';
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

/** What all of some places have in common, by slugs. @param where `madrid/getafe`; none: the country */
function commonPlace(where: readonly string[]): { province?: string; town?: string; zone?: [string] } {
  const [first = [], ...others] = where.map((path) => path.split('/'));
  const different = first.findIndex((slug, position) => others.some((slugs) => slugs[position] !== slug));
  const [province, town, zone] = different === -1 ? first : first.slice(0, different);
  return { ...(province ? { province } : {}), ...(town ? { town } : {}), ...(zone ? { zone: [zone] } : {}) };
}

/**
 * The list with everything that an alert looks for: of its one place, or of what its places have in common. An alert
 * that names no kinds is from before searches were of homes, and of every kind.
 */
export function alertSearchTarget({ type = 'buy', where = [], filters = {} }: AlertSurveyQuery): RouteTarget<'Search'> {
  const { province, ...within } = commonPlace(where);
  return routeTarget<'Search'>({
    to: 'Search',
    params: { type, ...(province ? { province } : {}) },
    query: { filters: withEveryKind({ ...filters, ...within }) },
  });
}
