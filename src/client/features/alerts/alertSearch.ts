import type * as z from 'zod/mini';
import type { Api } from '#shared/api/createApi.ts';
import type { alertSearchSchema } from '#shared/contract/alert.ts';
import { keyOfReference } from '#shared/domain/estateKey.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import { middleText } from '#shared/domain/circle.ts';
import { middleOf } from '#shared/filters/middleOf.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { readTravelTime } from '#shared/domain/travelTime.ts';
import { placeNameIn } from '#shared/i18n/placeNames.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { travelFilterText } from '#shared/domain/travelWords.ts';
import { parseAlertFilters } from '#shared/filters/alertFilters.ts';
import { alertQueryOf } from '#shared/routes/alertSearchTarget.ts';
import type { AlertSurveyQuery } from '#shared/routes/queries/alertSurveyQuery.ts';
import { loadPeopleNames, type PeopleNames } from '#shared/views/search/peopleNames.ts';

/** What an alert searches for, with the names of everything in it: plain JSON. */
export interface AlertSearch extends z.output<typeof alertSearchSchema> {
  people?: PeopleNames;
  /** What it is around (filterTexts.ts), where that is known. */
  places?: Record<string, string>;
}

/** What an alert is loaded with. */
export interface AlertLoading {
  api: Api;
  language: Language;
  signal: AbortSignal;
}

/** The name of what lies in the middle of a circle or of a travel time, as a list around it has it. */
async function nameMiddle(
  { api, language, signal }: AlertLoading,
  filters: EstateFilters,
): Promise<Record<string, string>> {
  const middle = middleOf(filters);
  if (!middle) return {};
  const near = { lat: middle.lat, lng: middle.lng, km: 1 };
  const list = await api.estates({ type: 'all', filters: { near }, qty: 1 }, { signal }).catch(orEmpty(null));
  const name = list?.centre?.name;
  const { travel } = filters;
  return {
    ...(name === undefined ? {} : { [middleText(middle)]: name }),
    ...(travel && {
      [travel]: travelFilterText(readTravelTime(travel), name && placeNameIn(name, language), language),
    }),
  };
}

/** The same as the Thanks page has it. */
export const toAlertQuery = ({ type, where, filters, key }: AlertSearch): AlertSurveyQuery =>
  alertQueryOf({ type, where: where.map(({ place }) => place), filters, reference: key });

/** With the names of the agent and the agency that its filters name, and of what they are around. */
export async function loadAlertSearch(
  loading: AlertLoading,
  search: z.output<typeof alertSearchSchema>,
): Promise<AlertSearch> {
  const { api, signal } = loading;
  const asked = parseAlertFilters(search.filters) ?? {};
  const [people, places] = await Promise.all([loadPeopleNames(api, asked, signal), nameMiddle(loading, asked)]);
  const { type, frequency, where, filters, reference, key } = search;
  return {
    ...{ type, frequency, where, filters },
    ...(reference === undefined ? {} : { reference, key: key ?? keyOfReference(reference) }),
    ...(people ? { people } : {}),
    ...(middleOf(asked) ? { places } : {}),
  };
}
