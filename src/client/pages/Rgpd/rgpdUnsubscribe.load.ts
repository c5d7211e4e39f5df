import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { movedTo } from '../../app/httpResponses.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import { endedLink, statusOfLink } from '../../features/mailedLinks/endedLink.ts';

export type RgpdUnsubscribeData =
  { state: 'subscribed'; name: string } | { state: 'unsubscribed' } | { state: 'expired'; status: 404 | 410 };

/** States of a subscription that there is something to end of. */
const running: readonly string[] = ['pending', 'active'];

/** What a newsletter's link is still good for; an unknown one reads as one that has expired (PD-46). */
async function loadRgpdUnsubscribe({
  api,
  params,
  language,
  url,
  signal,
}: LoadContext<'RgpdUnsubscribe'>): Promise<RgpdUnsubscribeData> {
  try {
    const { purpose, state, name } = await api.subscriptionState(params.unsubscribeToken, { signal });
    // The link of an alert's mail, opened in a browser: its own page says what ends.
    if (purpose === 'alerts')
      throw movedTo({ to: 'RgpdCancel', params: { crossingId: params.unsubscribeToken } }, language, url);
    return running.includes(state) ? { state: 'subscribed', name } : { state: 'unsubscribed' };
  } catch (error) {
    const ended = endedLink(error);
    return ended.state === 'processed' ? { state: 'unsubscribed' } : ended;
  }
}

const titles = { subscribed: 'unsubscribe', unsubscribed: 'unsubscribed', expired: 'expired' } as const;

const rgpdUnsubscribeMeta = (
  { state }: RgpdUnsubscribeData,
  { t, site, params, languages }: MetaContext<'RgpdUnsubscribe'>,
): PageMeta => ({
  title: t(`rgpd:${titles[state]}.title`),
  description: t('rgpd:unsubscribe.description', { brand: site.brandName }),
  switchTo: buildAlternates(routeTarget<'RgpdUnsubscribe'>({ to: 'RgpdUnsubscribe', params }), languages),
  isPrivate: true,
});

export const rgpdUnsubscribeLoader: RouteLoader<'RgpdUnsubscribe', RgpdUnsubscribeData> = {
  load: loadRgpdUnsubscribe,
  status: statusOfLink,
  meta: rgpdUnsubscribeMeta,
};
