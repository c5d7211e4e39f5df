import type * as z from 'zod/mini';
import type { Api } from '#shared/api/createApi.ts';
import type { alertSearchSchema } from '#shared/contract/alert.ts';
import { keyOfReference } from '#shared/domain/estateKey.ts';
import { parseAlertFilters } from '#shared/filters/alertFilters.ts';
import { alertQueryOf } from '#shared/routes/alertSearchTarget.ts';
import type { AlertSurveyQuery } from '#shared/routes/queries/alertSurveyQuery.ts';
import { loadPeopleNames, type PeopleNames } from '../search/peopleNames.ts';

/** What an alert searches for, with the names of everything in it: plain JSON. */
export interface AlertSearch extends z.output<typeof alertSearchSchema> {
  people?: PeopleNames;
}

/** The same as the Thanks page has it. */
export const toAlertQuery = ({ type, where, filters, key }: AlertSearch): AlertSurveyQuery =>
  alertQueryOf({ type, where: where.map(({ place }) => place), filters, reference: key });

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
