import { operationTypes } from '#shared/domain/estate.ts';
import { offeredAlertName } from '#shared/forms/sentFields.ts';
import { parseQuery, type RouteQuery } from '#shared/routes/query.ts';

/**
 * The search that a form hands over to its Thanks page; none that has no meaning. The form of an alert also has a field
 * for the operation, which a visitor may have changed since.
 */
export function offerOf(fields: URLSearchParams): Pick<RouteQuery<'Thanks'>, 'offer'> {
  const search = fields.get(offeredAlertName);
  const offer = search ? parseQuery('AlertSurvey', new URLSearchParams(search)) : null;
  if (!offer) return {};
  const type = operationTypes.find((operation) => operation === fields.get('type'));
  return { offer: { ...offer, ...(type ? { type } : {}) } };
}
