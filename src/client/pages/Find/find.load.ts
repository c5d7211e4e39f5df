import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { loadNothing, type MetaContext, type RouteLoader } from '../../app/routeDefinition.ts';

export type FindPageData = object;

/** For whoever typed it: neither search engines nor caches keep it. */
const findMeta = (_: FindPageData, { t, query }: MetaContext<'Find'>): PageMeta => ({
  title: t('find:meta.title'),
  description: t('find:meta.description'),
  switchTo: buildAlternates(routeTarget<'Find'>({ to: 'Find', params: {}, query })),
  isPrivate: true,
});

export const findLoader: RouteLoader<'Find', FindPageData> = { load: loadNothing, meta: findMeta };
