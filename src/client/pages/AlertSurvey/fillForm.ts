import { offeredFilters } from '#shared/forms/alertFilterFields.ts';
import type { SaidInSentence } from '#shared/forms/formState.ts';
import type { SentFields } from '#shared/forms/sentFields.ts';
import { createBrowserApi } from '../../app/session/createBrowserApi.ts';
import { loadAlertSearch } from '../../features/alerts/alertSearch.ts';
import { fillAlert, type AlertFilling, type FilledAlert } from '#shared/views/sentences/fillAlert.ts';
import { loadAlertForm, type AlertFormData } from './alertFormData.ts';

/**
 * Fills in the form in the browser. A script of its own: it is loaded with the first sentence.
 * @param data what the form has now
 * @returns null for a sentence of which nothing is understood
 * @throws ApiError while places cannot be looked up
 */
export async function fillForm(
  fields: SentFields,
  data: AlertFormData,
  { language, isNew, travelModes }: Pick<AlertFilling, 'language' | 'travelModes'> & { isNew: boolean },
): Promise<{ data: AlertFormData; said: SaidInSentence; values: FilledAlert['values'] } | null> {
  const api = createBrowserApi();
  const { signal } = new AbortController();
  const loading = { api, language, signal };
  const filled = await fillAlert(fields, { ...loading, travelModes });
  if (!filled) return null;
  const { values, said } = filled;
  const search = await loadAlertSearch(loading, {
    ...data.search,
    type: values.type === 'rent' ? 'rent' : 'buy',
    filters: offeredFilters(data.search.filters, values),
  });
  const sent = { form: 'alert', values, problems: {} };
  return { data: await loadAlertForm({ ...loading, isNew, sent }, search), said, values };
}
