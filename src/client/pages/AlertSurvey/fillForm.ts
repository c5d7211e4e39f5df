import { offeredFilters } from '#shared/forms/alertFilterFields.ts';
import type { SaidInSentence } from '#shared/forms/formState.ts';
import type { SentFields } from '#shared/forms/sentFields.ts';
import { createBrowserApi } from '../../app/session/createBrowserApi.ts';
import { loadAlertSearch } from '../../features/alerts/alertSearch.ts';
import { fillAlert, type AlertFilling, type FilledAlert } from '#shared/views/sentences/fillAlert.ts';
import { loadAlertForm, type AlertFormData } from './alertFormData.ts';

interface FillOptions extends Pick<AlertFilling, 'language' | 'travelModes'> {
  isNew: boolean;
  editsNow: () => FilledAlert['values'];
}

/**
 * Fills in the form in the browser. A script of its own: it is loaded with the first sentence.
 * @param data what the form has now
 * @param editsNow the fields that the visitor has changed since `fields`, as they are when it is called: they stay so
 * @returns null for a sentence of which nothing is understood
 * @throws ApiError while places cannot be looked up
 */
export async function fillForm(
  fields: SentFields,
  data: AlertFormData,
  { language, isNew, travelModes, editsNow }: FillOptions,
): Promise<{ data: AlertFormData; said: SaidInSentence; values: FilledAlert['values'] } | null> {
  const api = createBrowserApi();
  const { signal } = new AbortController();
  const loading = { api, language, signal };
  const filled = await fillAlert(fields, { ...loading, travelModes });
  if (!filled) return null;
  const dataOf = async (values: FilledAlert['values']): Promise<AlertFormData> => {
    const search = await loadAlertSearch(loading, {
      ...data.search,
      type: values.type === 'rent' ? 'rent' : 'buy',
      filters: offeredFilters(data.search.filters, values),
    });
    const sent = { form: 'alert', values, problems: {} };
    return loadAlertForm({ ...loading, isNew, sent }, search);
  };
  for (;;) {
    const edits = editsNow();
    const values = { ...filled.values, ...edits };
    const next = await dataOf(values);
    if (JSON.stringify(editsNow()) === JSON.stringify(edits)) return { data: next, said: filled.said, values };
  }
}
