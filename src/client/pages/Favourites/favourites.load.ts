import type { EstateCardData } from '../../components/estateCard/toEstateCard.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import { loadHomes } from './loadHomes.ts';

export interface FavouritesPageData {
  /** The homes of a shared link, those that are still published. Absent for the visitor's own list, which their browser alone knows. */
  shared?: EstateCardData[];
}

/** A shared list has its homes in the HTML; one's own is the same page for everybody, and without homes. */
async function loadFavourites({
  api,
  language,
  query: { references },
  signal,
}: LoadContext<'Favourites'>): Promise<FavouritesPageData> {
  if (!references) return {};
  const homes = await loadHomes(references, { api, language, signal });
  return { shared: [...homes.values()].filter((home) => home !== null) };
}

/** For whoever made the list, or was sent it: nothing for search engines. */
function favouritesMeta({ shared }: FavouritesPageData, { t, query }: MetaContext<'Favourites'>): PageMeta {
  const whose = shared ? 'shared' : 'own';
  return {
    title: t(`favourites:meta.title.${whose}`),
    description: t(`favourites:meta.description.${whose}`),
    alternates: buildAlternates(routeTarget<'Favourites'>({ to: 'Favourites', params: {}, query })),
    noindex: true,
  };
}

export const favouritesLoader: RouteLoader<'Favourites', FavouritesPageData> = {
  load: loadFavourites,
  meta: favouritesMeta,
};
