import { ApiError } from '#shared/api/ApiError.ts';
import type { AlertDto } from '#shared/contract/alert.ts';
import { alertFrequencies } from '#shared/domain/alert.ts';
import { filtersOfForm, offeredFilters } from '#shared/forms/alertFilterFields.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { FormState } from '#shared/forms/formState.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import { loadAlertSearch } from '../../features/alerts/alertSearch.ts';
import { endedLink, statusOfLink, type EndedLink } from '../../features/mailedLinks/endedLink.ts';
import { loadAlertForm, type AlertFormData, type AlertPerson } from './alertFormData.ts';

export type AlertUpdateData =
  | {
      state: 'live';
      /** Nothing is mailed: its mailed link was not accepted yet, or its owner paused it. */
      rest?: 'pending' | 'paused';
      person: AlertPerson;
      form: AlertFormData;
    }
  | { state: 'cancelled' }
  | EndedLink;

type Live = NonNullable<AlertDto['alert']>;

const textOf = (value: FormState['values'][string] | undefined): string => (typeof value === 'string' ? value : '');

/** The alert as it was typed: while the API fails, that is all there is to show again. */
const alertOfSent = ({ values }: FormState): Omit<Live, 'email' | 'language'> => ({
  type: values.type === 'rent' ? 'rent' : 'buy',
  frequency: alertFrequencies.find((name) => name === values.frequency) ?? 'daily',
  where: [],
  filters: filtersOfForm(values),
  name: textOf(values.name),
  surnames: textOf(values.surnames),
  phone: textOf(values.phone),
  comments: textOf(values.comments),
  ...(textOf(values.reference) === '' ? {} : { reference: textOf(values.reference), key: textOf(values.reference) }),
});

async function toLive(
  context: LoadContext<'AlertUpdate'>,
  state: string,
  alert: Omit<Live, 'email' | 'language'> & { email?: string },
): Promise<AlertUpdateData> {
  const { name, surnames, email, phone = '', comments } = alert;
  const { sent } = context;
  const search = await loadAlertSearch(context, {
    ...alert,
    ...(sent ? { filters: offeredFilters(alert.filters, sent.values) } : {}),
  });
  return {
    state: 'live',
    ...(state === 'pending' || state === 'paused' ? { rest: state } : {}),
    person: { name, surnames, phone, comments, ...(email === undefined ? {} : { email }) },
    form: await loadAlertForm(context, search),
  };
}

/** An alert for the holder of a link from one of its mails; an unknown link reads as one that has expired (PD-46). */
async function loadAlertUpdate(context: LoadContext<'AlertUpdate'>): Promise<AlertUpdateData> {
  const { api, params, sent, signal } = context;
  try {
    const { state, alert } = await api.alert(params.alertToken, { signal });
    if (!alert) return state === 'expired' ? { state, status: 410 } : { state: 'cancelled' };
    return await toLive(context, state, alert);
  } catch (error) {
    if (error instanceof ApiError && error.status === 0 && sent && sent.values.intent !== 'delete')
      return toLive(context, 'active', alertOfSent(sent));
    return endedLink(error);
  }
}

export const alertUpdateLoader: RouteLoader<'AlertUpdate', AlertUpdateData> = {
  load: loadAlertUpdate,
  status: statusOfLink,
  meta: (data, { t, params, query, languages }: MetaContext<'AlertUpdate'>) => {
    const titles = { live: t('alerts:update.title'), cancelled: t('rgpd:thanks.cancelled1.title') };
    return {
      title:
        data.state === 'expired' || data.state === 'processed' ? t(`rgpd:${data.state}.title`) : titles[data.state],
      description: t('alerts:update.lead'),
      switchTo: buildAlternates(routeTarget<'AlertUpdate'>({ to: 'AlertUpdate', params, query }), languages),
      isPrivate: true,
    };
  },
};
