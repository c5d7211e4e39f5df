import { buildAlternates, buildUrl, routeTarget, type RouteTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { estateTarget } from '#shared/views/estate/estateTarget.ts';
import { movedTo } from '../../app/httpResponses.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';

/** The listing that is reported. */
export interface ReportAdvertData {
  key: string;
  reference: string;
  listing: RouteTarget<'Estate'>;
}

const targetOf = (ref: string): RouteTarget<'ReportAdvert'> =>
  routeTarget<'ReportAdvert'>({ to: 'ReportAdvert', params: { ref } });

/** Another spelling of its key, and the key of one that is shown in place of another, move on to its own. */
async function loadReportAdvert({
  api,
  language,
  params,
  signal,
  url,
}: LoadContext<'ReportAdvert'>): Promise<ReportAdvertData> {
  const estate = await api.estate(params.ref, { signal });
  const target = targetOf(estate.key);
  if (buildUrl(target, language) !== buildUrl({ to: 'ReportAdvert', params }, language))
    throw movedTo(target, language, url);
  return { key: estate.key, reference: estate.reference, listing: estateTarget(estate, language) };
}

export const reportAdvertLoader: RouteLoader<'ReportAdvert', ReportAdvertData> = {
  load: loadReportAdvert,
  meta: ({ key, reference }, { t, site, languages }: MetaContext<'ReportAdvert'>): PageMeta => ({
    title: t('advertReport:title', { reference }),
    description: t('advertReport:lead', { brand: site.brandName }),
    switchTo: buildAlternates(targetOf(key), languages),
    noindex: true,
  }),
};
