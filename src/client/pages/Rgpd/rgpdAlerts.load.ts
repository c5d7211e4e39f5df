import { ApiError } from '#shared/api/ApiError.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { RouteLoader } from '../../app/routeDefinition.ts';
import { loadAlertSearch, type AlertSearch } from '../../features/alerts/alertSearch.ts';

export interface ListedAlert {
  id: string;
  /** Any other than these two is running. */
  state: string;
  search: AlertSearch;
}

export type RgpdAlertsData =
  { state: 'found'; email: string; alerts: ListedAlert[] } | { state: 'expired'; status: 404 | 410 };

/** All alerts of the address that a link was mailed to; an unknown link reads as one that has expired (PD-46). */
export const rgpdAlertsLoader: RouteLoader<'RgpdAlerts', RgpdAlertsData> = {
  load: async (context) => {
    const { api, params, signal } = context;
    try {
      const { email, alerts } = await api.alerts(params.alertsToken, { signal });
      const listed = alerts.map(async ({ id, state, ...search }) => ({
        ...{ id, state },
        search: await loadAlertSearch(context, search),
      }));
      return { state: 'found', email, alerts: await Promise.all(listed) };
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 410))
        return { state: 'expired', status: error.status };
      throw error;
    }
  },
  status: (data) => (data.state === 'expired' ? data.status : 200),
  meta: (data, { t, params }) => ({
    title: data.state === 'found' ? t('alerts:myAlerts.title') : t('rgpd:expired.title'),
    description: t('alerts:myAlerts.description'),
    switchTo: buildAlternates(routeTarget<'RgpdAlerts'>({ to: 'RgpdAlerts', params })),
    isPrivate: true,
  }),
};
