import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { movedTo } from '../../app/httpResponses.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import { endedLink, statusOfLink } from '../../features/mailedLinks/endedLink.ts';

/** Of what: the mails about an agent's adverts, or what they earned, else the newsletter. */
const contexts = ['adverts', 'results', 'newsletter'] as const;
type Context = (typeof contexts)[number];

export type RgpdUnsubscribeData =
  | { state: 'subscribed'; name: string; context: Context }
  | { state: 'unsubscribed'; context: Context }
  | { state: 'expired'; status: 404 | 410 };

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
    const context = contexts.find((one) => one === purpose) ?? 'newsletter';
    return running.includes(state) ? { state: 'subscribed', name, context } : { state: 'unsubscribed', context };
  } catch (error) {
    const ended = endedLink(error);
    return ended.state === 'processed' ? { state: 'unsubscribed', context: 'newsletter' } : ended;
  }
}

const titles = { subscribed: 'unsubscribe', unsubscribed: 'unsubscribed' } as const;

const rgpdUnsubscribeMeta = (
  data: RgpdUnsubscribeData,
  { t, site, params, languages }: MetaContext<'RgpdUnsubscribe'>,
): PageMeta => ({
  title:
    data.state === 'expired'
      ? t('rgpd:expired.title')
      : t(`rgpd:${titles[data.state]}.title`, { context: data.context }),
  description: t('rgpd:unsubscribe.description', { brand: site.brandName }),
  switchTo: buildAlternates(routeTarget<'RgpdUnsubscribe'>({ to: 'RgpdUnsubscribe', params }), languages),
  isPrivate: true,
});

export const rgpdUnsubscribeLoader: RouteLoader<'RgpdUnsubscribe', RgpdUnsubscribeData> = {
  load: loadRgpdUnsubscribe,
  status: statusOfLink,
  meta: rgpdUnsubscribeMeta,
};
