import type * as z from 'zod/mini';
import type { Api } from '#shared/api/createApi.ts';
import type { alertSearchSchema } from '#shared/contract/alert.ts';
import { keyOfReference } from '#shared/domain/estateKey.ts';
import { parseAlertFilters } from '#shared/filters/alertFilters.ts';
import { loadPeopleNames, type PeopleNames } from '../search/peopleNames.ts';

/** What an alert searches for, with the names of everything in it: plain JSON. */
export interface AlertSearch extends z.output<typeof alertSearchSchema> {
  people?: PeopleNames;
}

/** With the names of the agent and the agency that its filters name. */
export async function loadAlertSearch(
  api: Api,
  search: z.output<typeof alertSearchSchema>,
  signal: AbortSignal,
): Promise<AlertSearch> {
  const people = await loadPeopleNames(api, parseAlertFilters(search.filters) ?? {}, signal);
  const { type, frequency, where, filters, reference, key } = search;
  return {
    ...{ type, frequency, where, filters },
    ...(reference === undefined ? {} : { reference, key: key ?? keyOfReference(reference) }),
    ...(people ? { people } : {}),
  };
}
