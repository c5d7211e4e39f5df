import { formatAlertFilters, parseAlertFilters } from '#shared/filters/alertFilters.ts';
import { offeredFilters } from '#shared/forms/alertFilterFields.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { RouteQuery } from '#shared/routes/query.ts';
import { httpError } from '../../app/httpResponses.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import { byAlertNoun } from '../../features/alerts/alertNoun.ts';
import { loadAlertSearch } from '../../features/alerts/alertSearch.ts';
import { loadAlertForm, type AlertFormData } from './alertFormData.ts';

/** The filters of the query as an alert has them. @throws Response 404 for an area that is none (PD-23) */
function filtersOf({ filters = {} }: RouteQuery<'AlertSurvey'>): string {
  const parsed = parseAlertFilters(formatAlertFilters(filters));
  if (!parsed) throw httpError(404);
  return formatAlertFilters(parsed);
}

/** What the listing is called; its key where the API cannot say. */
const referenceOf = ({ api, signal }: LoadContext<'AlertSurvey'>, key: string): Promise<string> =>
  api.estate(key, { signal }).then(({ reference }) => reference, orEmpty(key));

/** Places of one alert (shared/forms/alert.ts); a URL may name more. */
const maxPlaces = 20;

async function loadAlertSurvey(context: LoadContext<'AlertSurvey'>): Promise<AlertFormData> {
  const { query, sent } = context;
  const { type = 'buy', where = [], key } = query;
  const asked = {
    type: sent?.values.type === 'rent' || sent?.values.type === 'buy' ? sent.values.type : type,
    frequency: 'daily' as const,
    where: where.slice(0, maxPlaces).map((place) => ({ place, name: '' })),
    filters: sent ? offeredFilters(filtersOf(query), sent.values) : filtersOf(query),
    ...(key === undefined ? {} : { key, reference: await referenceOf(context, key) }),
  };
  return loadAlertForm({ ...context, isNew: true }, await loadAlertSearch(context, asked));
}

export const alertSurveyLoader: RouteLoader<'AlertSurvey', AlertFormData> = {
  load: loadAlertSurvey,
  meta: ({ search }, { t, query, languages }: MetaContext<'AlertSurvey'>) => ({
    title: t('alerts:survey.title', byAlertNoun(search)),
    description: t('alerts:survey.lead', byAlertNoun(search)),
    switchTo: buildAlternates(routeTarget<'AlertSurvey'>({ to: 'AlertSurvey', params: {}, query }), languages),
    noindex: true,
  }),
};
