import { formatAlertFilters, parseAlertFilters } from '../filters/alertFilters.ts';
import { withDefaultKinds } from '../filters/kindGroups.ts';
import { filtersOfForm } from './alertFilterFields.ts';
import { placesOf } from './alertPlaces.ts';
import { consents } from './consents.ts';
import { isTicked, type FormPage, type SentFields } from './sentFields.ts';

/**
 * The body of `PUT /web/rgpd/alert/{token}` from a form's fields, unchecked. Each place is a value of `where`, each
 * filter a field of its own or one of `filters` (alertFilterFields.ts).
 */
export const alertUpdateOf = (fields: SentFields, { language }: Pick<FormPage, 'language'>) => ({
  name: fields.name ?? '',
  surnames: fields.surnames ?? '',
  phone: fields.phone,
  type: fields.type,
  frequency: fields.frequency,
  where: placesOf(fields),
  filters: filtersOfForm(fields),
  reference: fields.reference,
  comments: fields.comments ?? '',
  language,
});

/**
 * The filters of a new alert, unchecked: it is for homes unless its search names kinds, as the list is that it was made
 * of (PD-64).
 */
export function filtersOfNewAlert(text: string): string {
  const parsed = parseAlertFilters(text);
  return parsed ? formatAlertFilters(withDefaultKinds(parsed)) : text;
}

/** The body of `POST /web/rgpd/alert` from a form's fields, unchecked. */
export const alertOf = (fields: SentFields, page: FormPage) => ({
  ...alertUpdateOf(fields, page),
  ...(fields.reference ? {} : { filters: filtersOfNewAlert(filtersOfForm(fields)) }),
  email: fields.email ?? '',
  acceptPrivacy: isTicked(fields.acceptPrivacy),
  consentVersion: consents.alert.version,
  pageUrl: page.path,
});
