import { offeredAlertName } from '#shared/forms/sentFields.ts';
import { parseQuery, type RouteQuery } from '#shared/routes/query.ts';

/** The search that a form hands over to its Thanks page; none that has no meaning. */
export function offerOf(fields: URLSearchParams): Pick<RouteQuery<'Thanks'>, 'offer'> {
  const search = fields.get(offeredAlertName);
  const offer = search ? parseQuery('AlertSurvey', new URLSearchParams(search)) : null;
  return offer ? { offer } : {};
}
