import { ApiError } from '#shared/api/ApiError.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import { loadAlertSearch, type AlertSearch } from '../../features/alerts/alertSearch.ts';
import { endedLink, statusOfLink, type EndedLink } from '../../features/mailedLinks/endedLink.ts';

export type RgpdCancelData =
  | {
      state: 'active';
      purpose: 'alerts' | 'communications';
      name: string;
      search?: AlertSearch;
      /** Active alerts of the address; absent while the API fails. */
      alerts?: number;
    }
  | EndedLink;

const purposeOf = (purpose: unknown) => (purpose === 'communications' ? purpose : 'alerts');

/** What the holder of a link can cancel by it; otherwise as of a link to accept (rgpdAccept.load.ts). */
async function loadRgpdCancel(context: LoadContext<'RgpdCancel'>): Promise<RgpdCancelData> {
  const { api, params, sent, signal } = context;
  try {
    const { purpose, state, name, alert, alerts } = await api.cancellation(params.crossingId, { signal });
    if (state !== 'active') return { state: 'processed' };
    return {
      state,
      purpose: purposeOf(purpose),
      name,
      alerts,
      ...(alert ? { search: await loadAlertSearch(context, alert) } : {}),
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 0 && sent?.form === 'cancel')
      return { state: 'active', purpose: purposeOf(sent.values.purpose), name: '' };
    return endedLink(error);
  }
}

export const rgpdCancelLoader: RouteLoader<'RgpdCancel', RgpdCancelData> = {
  load: loadRgpdCancel,
  status: statusOfLink,
  meta: (data, { t, params, languages }: MetaContext<'RgpdCancel'>) => ({
    title:
      data.state === 'active'
        ? t(`alerts:${data.purpose === 'alerts' ? 'cancel' : 'cancelRGPD'}.title`)
        : t(`rgpd:${data.state}.title`),
    description: t('alerts:cancel.lead'),
    switchTo: buildAlternates(routeTarget<'RgpdCancel'>({ to: 'RgpdCancel', params }), languages),
    isPrivate: true,
  }),
};
