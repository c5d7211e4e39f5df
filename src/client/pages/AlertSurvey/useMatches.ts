import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { parseAlertFilters } from '#shared/filters/alertFilters.ts';
import { filtersOfForm } from '#shared/forms/alertFilterFields.ts';
import { filtersOfNewAlert } from '#shared/forms/alertOf.ts';
import { placesOf } from '#shared/forms/alertPlaces.ts';
import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import { useHydrated } from '../../app/useHydrated.ts';
import { readElements, type FormValues } from '../../forms/formValues.ts';
import type { SchemaForm } from '../../forms/useSchemaForm.ts';
import type { AlertFormData } from './alertFormData.ts';
import { countMatches, type AlertMatches, type SearchOfAlert } from './countMatches.ts';

/** Milliseconds between a change and its request: visitors tick two rooms in one go, and type a price. */
const debounceMs = 250;

/** @returns null where nobody can say, as when the script of the API cannot be loaded */
async function fetchMatches(search: SearchOfAlert, signal: AbortSignal): Promise<AlertMatches | null> {
  const loaded = await importBrowserApi().catch(() => null);
  return loaded && countMatches(loaded.createBrowserApi(), search, signal);
}

/** What the fields search for. */
function searchOf(values: FormValues, isNew: boolean): SearchOfAlert {
  const filters = filtersOfForm(values);
  return {
    type: values.type === 'rent' ? 'rent' : 'buy',
    where: placesOf(values),
    filters: isNew ? filtersOfNewAlert(filters) : filters,
  };
}

/**
 * How many listings the form's search finds now: at first what the page was loaded with, then what its elements hold. A
 * new request cancels the one before (PD-60). Undefined while a filter is not understood, null where nobody can say.
 * @returns onSearchChange is to be called when the elements may hold another search
 */
export function useMatches({ form, formProps }: SchemaForm, { data, isNew }: { data: AlertFormData; isNew: boolean }) {
  const [matches, setMatches] = useState(data.matches);
  const shown = useRef(JSON.stringify(searchOf(form.getInitialValues(), isNew)));
  const latest = useRef<{ abort: AbortController; timer: ReturnType<typeof setTimeout> }>(undefined);
  const cancel = (): void => {
    clearTimeout(latest.current?.timer);
    latest.current?.abort.abort();
  };
  useEffect(() => cancel, []);

  const onSearchChange = (): void => {
    if (data.search.key !== undefined) return;
    readElements(formProps.ref.current!, form);
    const search = searchOf(form.getValues(), isNew);
    const asked = JSON.stringify(search);
    if (shown.current === asked) return;
    shown.current = asked;
    cancel();
    const abort = new AbortController();
    const update = async (): Promise<void> => {
      const isUnderstood = parseAlertFilters(search.filters) !== null;
      const next = isUnderstood ? await fetchMatches(search, abort.signal) : undefined;
      if (!abort.signal.aborted) setMatches(next);
    };
    latest.current = { abort, timer: setTimeout(() => void update(), debounceMs) };
  };
  // What was typed before a reload, or before the scripts came.
  const isHydrated = useHydrated();
  const onHydrated = useEffectEvent(onSearchChange);
  useEffect(() => {
    if (isHydrated) onHydrated();
  }, [isHydrated]);
  return { matches, onSearchChange };
}
