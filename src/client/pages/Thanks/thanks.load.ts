import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import { loadNothing } from '../../app/textPage.ts';
import { byOfferNoun } from '../../features/alerts/alertNoun.ts';
import { thanksKey } from './thanksKey.ts';

const thanksMeta = (_: object, { t, query }: MetaContext<'Thanks'>): PageMeta => {
  const key = thanksKey(query);
  return {
    title: t(`rgpd:${key}.title`),
    description: t(`rgpd:${key}.text`, byOfferNoun(query.offer)),
    switchTo: buildAlternates(routeTarget<'Thanks'>({ to: 'Thanks', params: {}, query })),
    noindex: true,
  };
};

export const thanksLoader: RouteLoader<'Thanks', object> = { load: loadNothing, meta: thanksMeta };
