import loadable from '@loadable/component';
import { defineRoute } from '../../app/routeDefinition.ts';
import { searchFormPart } from '../../features/search/searchFormPart.ts';
import { placeFactsPart } from './placeFactsPart.ts';
import type { SearchPageData } from './searchPageData.ts';

export const searchRoute = defineRoute<'Search', SearchPageData>({
  Page: loadable(() => import(/* webpackChunkName: "search" */ './SearchPage.tsx'), {
    resolveComponent: (m) => m.SearchPage,
  }),
  loader: async () => (await import(/* webpackChunkName: "loaders" */ './search.load.ts')).searchLoader,
  deferredParts: [searchFormPart, placeFactsPart],
  namespaces: ['search'],
  metaNamespaces: ['meta'],
  layout: 'default',
  estatesType: (_, { params }) => params.type,
});
