import { toEstateCard, type EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import { loadFavouriteEstates } from './loadFavouriteEstates.ts';

export interface FavouritesPageData {
  /**
   * The estates of a shared link that are still published. Absent for the visitor's own list, which is in their browser
   * only.
   */
  shared?: EstateCardData[];
}

/**
 * A shared list has its estates in the HTML; the visitor's own list is the same page for everybody, without estates.
 */
async function loadFavourites({
  api,
  language,
  query: { keys },
  signal,
}: LoadContext<'Favourites'>): Promise<FavouritesPageData> {
  if (!keys) return {};
  const estates = await loadFavouriteEstates(keys, { api, language, signal, show: toEstateCard });
  return { shared: [...estates.values()].filter((estate) => estate !== null) };
}

/** Lists of favourites are kept out of search engines. */
function favouritesMeta({ shared }: FavouritesPageData, { t, query, languages }: MetaContext<'Favourites'>): PageMeta {
  const whose = shared ? 'shared' : 'own';
  return {
    title: t(`favourites:meta.title.${whose}`),
    description: t(`favourites:meta.description.${whose}`),
    alternates: buildAlternates(routeTarget<'Favourites'>({ to: 'Favourites', params: {}, query }), languages),
    noindex: true,
  };
}

export const favouritesLoader: RouteLoader<'Favourites', FavouritesPageData> = {
  load: loadFavourites,
  meta: favouritesMeta,
};
