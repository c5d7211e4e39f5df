import { byNoun } from '#shared/i18n/byNoun.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { loadNothing, type MetaContext, type RouteLoader } from '../../app/routeDefinition.ts';
import { thanksKey } from './thanksKey.ts';

const thanksMeta = (_: object, { t, query }: MetaContext<'Thanks'>): PageMeta => {
  const key = thanksKey(query);
  return {
    title: t(`rgpd:${key}.title`),
    description: t(`rgpd:${key}.text`, byNoun(query.offer?.filters)),
    switchTo: buildAlternates(routeTarget<'Thanks'>({ to: 'Thanks', params: {}, query })),
    noindex: true,
  };
};

export const thanksLoader: RouteLoader<'Thanks', object> = { load: loadNothing, meta: thanksMeta };
