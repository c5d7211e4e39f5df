import { offeredAlertName } from '#shared/forms/sentFields.ts';
import { buildQuery } from '#shared/routes/query.ts';
import type { AlertSearch } from './alertSearch.ts';
import { alertKinds } from './alertNoun.ts';

/** Hands operation and kinds of an alert over to the Thanks page of its form. */
export function AlertKindsField({ search }: { search: AlertSearch | undefined }) {
  return (
    search && <input type="hidden" name={offeredAlertName} value={buildQuery('AlertSurvey', alertKinds(search))} />
  );
}
