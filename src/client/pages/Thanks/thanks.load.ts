import { buildAlternates, routeTarget, type RouteTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import { estateTarget } from '#shared/views/estate/estateTarget.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import { byOfferNoun } from '../../features/alerts/alertNoun.ts';
import { isOfAlert, thanksKey } from './thanksKey.ts';

export interface ThanksData {
  /** The page of the listing that a price alert is of. */
  listing?: RouteTarget<'Estate'>;
}

async function loadThanks({ api, query, language, signal }: LoadContext<'Thanks'>): Promise<ThanksData> {
  const key = isOfAlert(query) ? query.offer?.key : undefined;
  const estate = key === undefined ? undefined : await api.estate(key, { signal }).catch(orEmpty(undefined));
  return estate ? { listing: estateTarget(estate, language) } : {};
}

const thanksMeta = (_: object, { t, query, languages }: MetaContext<'Thanks'>): PageMeta => {
  const key = thanksKey(query);
  return {
    title: t(`rgpd:${key}.title`),
    description: t(`rgpd:${key}.text`, byOfferNoun(query.offer)),
    switchTo: buildAlternates(routeTarget<'Thanks'>({ to: 'Thanks', params: {}, query }), languages),
    noindex: true,
  };
};

export const thanksLoader: RouteLoader<'Thanks', ThanksData> = { load: loadThanks, meta: thanksMeta };
