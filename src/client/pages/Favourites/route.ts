import loadable from '@loadable/component';
import { defineRoute } from '../../app/routeDefinition.ts';
import { listLoadingPart } from '../../components/ui/listLoading/ListLoading.tsx';
import type { FavouritesPageData } from './favourites.load.ts';

export const favouritesRoute = defineRoute<'Favourites', FavouritesPageData>({
  Page: loadable(() => import(/* webpackChunkName: "favourites" */ './FavouritesPage.tsx'), {
    resolveComponent: (m) => m.FavouritesPage,
  }),
  loader: async () => (await import(/* webpackChunkName: "loaders" */ './favourites.load.ts')).favouritesLoader,
  deferredParts: [listLoadingPart],
  namespaces: ['favourites'],
  layout: 'default',
});
