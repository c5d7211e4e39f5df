import { offeredAlertName } from '#shared/forms/sentFields.ts';
import type { AlertSurveyQuery } from '#shared/routes/queries/alertSurveyQuery.ts';
import { buildQuery } from '#shared/routes/query.ts';

/** Hands what an alert is about over to the Thanks page of its form. */
export const OfferedAlertField = ({ alert }: { alert: AlertSurveyQuery }) => (
  <input type="hidden" name={offeredAlertName} value={buildQuery('AlertSurvey', alert)} />
);
