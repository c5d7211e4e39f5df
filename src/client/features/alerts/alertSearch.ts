import type * as z from 'zod/mini';
import type { Api } from '#shared/api/createApi.ts';
import type { alertSearchSchema } from '#shared/contract/alert.ts';
import { keyOfReference } from '#shared/domain/estateKey.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import { middleText } from '#shared/domain/circle.ts';
import { middleOf } from '#shared/filters/middleOf.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { parseAlertFilters } from '#shared/filters/alertFilters.ts';
import { alertQueryOf } from '#shared/routes/alertSearchTarget.ts';
import type { AlertSurveyQuery } from '#shared/routes/queries/alertSurveyQuery.ts';
import { loadPeopleNames, type PeopleNames } from '../search/peopleNames.ts';

/** What an alert searches for, with the names of everything in it: plain JSON. */
export interface AlertSearch extends z.output<typeof alertSearchSchema> {
  people?: PeopleNames;
  /** What its circle is around (filterTexts.ts), where that is known. */
  places?: Record<string, string>;
}

/** The name of what lies in the middle of a circle, as a list around it has it. */
async function nameMiddle(api: Api, filters: EstateFilters, signal: AbortSignal): Promise<Record<string, string>> {
  const middle = middleOf(filters);
  if (!middle) return {};
  const near = { lat: middle.lat, lng: middle.lng, km: 1 };
  const list = await api.estates({ type: 'all', filters: { near }, qty: 1 }, { signal }).catch(orEmpty(null));
  return list?.centre?.name === undefined ? {} : { [middleText(middle)]: list.centre.name };
}

/** The same as the Thanks page has it. */
export const toAlertQuery = ({ type, where, filters, key }: AlertSearch): AlertSurveyQuery =>
  alertQueryOf({ type, where: where.map(({ place }) => place), filters, reference: key });

/** With the names of the agent and the agency that its filters name, and of what they are around. */
export async function loadAlertSearch(
  api: Api,
  search: z.output<typeof alertSearchSchema>,
  signal: AbortSignal,
): Promise<AlertSearch> {
  const asked = parseAlertFilters(search.filters) ?? {};
  const [people, places] = await Promise.all([loadPeopleNames(api, asked, signal), nameMiddle(api, asked, signal)]);
  const { type, frequency, where, filters, reference, key } = search;
  return {
    ...{ type, frequency, where, filters },
    ...(reference === undefined ? {} : { reference, key: key ?? keyOfReference(reference) }),
    ...(people ? { people } : {}),
    ...(middleOf(asked) ? { places } : {}),
  };
}
