import { ApiError } from '#shared/api/ApiError.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import { byAlertNoun } from '../../features/alerts/alertNoun.ts';
import { loadAlertSearch, type AlertSearch } from '../../features/alerts/alertSearch.ts';
import { endedLink, statusOfLink, type EndedLink } from '../../features/mailedLinks/endedLink.ts';

export type RgpdAcceptData =
  | { state: 'pending'; purpose: 'newsletter'; name: string }
  | { state: 'pending'; purpose: 'alerts'; name: string; search?: AlertSearch }
  | EndedLink;

/**
 * What a mailed link is still good for (docs/product.md#alert). One that is unknown reads as one that has expired
 * (PD-46). While the API fails, a form that was sent is shown again without what the API knows of it.
 */
async function loadRgpdAccept(context: LoadContext<'RgpdAccept'>): Promise<RgpdAcceptData> {
  const { api, params, sent, signal } = context;
  try {
    const { purpose, state, name, alert } = await api.acceptance(params.assistanceId, { signal });
    if (state !== 'pending') return { state: 'processed' };
    if (purpose !== 'alerts') return { state, purpose: 'newsletter', name };
    return { state, purpose, name, ...(alert ? { search: await loadAlertSearch(context, alert) } : {}) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 0 && sent?.values.purpose === 'alerts')
      return { state: 'pending', purpose: 'alerts', name: '' };
    return endedLink(error);
  }
}

const rgpdAcceptMeta = (data: RgpdAcceptData, { t, site, params }: MetaContext<'RgpdAccept'>): PageMeta => ({
  title: t(`rgpd:${data.state === 'pending' ? 'accept' : data.state}.title`),
  description:
    data.state === 'pending' && data.purpose === 'alerts'
      ? t('rgpd:accept.alerts.description', byAlertNoun(data.search))
      : t('rgpd:accept.description', { brand: site.brandName }),
  switchTo: buildAlternates(routeTarget<'RgpdAccept'>({ to: 'RgpdAccept', params })),
  isPrivate: true,
});

export const rgpdAcceptLoader: RouteLoader<'RgpdAccept', RgpdAcceptData> = {
  load: loadRgpdAccept,
  status: statusOfLink,
  meta: rgpdAcceptMeta,
};
