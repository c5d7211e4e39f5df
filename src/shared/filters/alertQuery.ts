import type { OperationType } from '../domain/estate.ts';
import type { AlertSurveyQuery } from '../routes/query.ts';
import { withoutFilters } from './filterQuery.ts';
import { noAlertFilterNames, type EstateFilters } from './table.ts';

/** Places of one alert (shared/forms/alert.ts); a search may name more zones. */
const maxZones = 20;

/** The places of a search by the slugs of their paths; null where a town or a zone lacks what it lies in. */
function placesOf({ province, town, zone = [] }: EstateFilters): string[] | null {
  if (!province) return town || zone.length > 0 ? null : [];
  if (!town) return zone.length > 0 ? null : [province];
  const path = `${province}/${town}`;
  return zone.length === 0 || zone.length > maxZones ? [path] : zone.map((slug) => `${path}/${slug}`);
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
