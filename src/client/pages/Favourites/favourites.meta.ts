import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext } from '../../app/page.ts';
import type { FavouritesPageData } from './favourites.load.ts';

/** For whoever made the list, or was sent it: nothing for search engines. */
export function favouritesMeta({ shared }: FavouritesPageData, { t, query }: MetaContext<'Favourites'>): PageMeta {
  const whose = shared ? 'shared' : 'own';
  return {
    title: t(`favourites:meta.title.${whose}`),
    description: t(`favourites:meta.description.${whose}`),
    alternates: buildAlternates(routeTarget<'Favourites'>({ to: 'Favourites', params: {}, query })),
    noindex: true,
  };
}
