import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { RouteLoader } from '../../app/routeDefinition.ts';
import { loadAlertSearch, type AlertSearch } from '../../features/alerts/alertSearch.ts';
import { endedLink, statusOfLink, type EndedLink } from '../../features/mailedLinks/endedLink.ts';

export interface ListedAlert {
  id: string;
  /** Any other than these two is running. */
  state: string;
  search: AlertSearch;
}

export type RgpdAlertsData = { state: 'found'; email: string; alerts: ListedAlert[] } | EndedLink;

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
      return endedLink(error);
    }
  },
  status: statusOfLink,
  meta: (data, { t, params, languages }) => ({
    title: data.state === 'found' ? t('alerts:myAlerts.title') : t(`rgpd:${data.state}.title`),
    description: t('alerts:myAlerts.description'),
    switchTo: buildAlternates(routeTarget<'RgpdAlerts'>({ to: 'RgpdAlerts', params }), languages),
    isPrivate: true,
  }),
};
