import loadable from '@loadable/component';
import { defineRoute } from '../../app/routeDefinition.ts';
import type { HomePageData } from './home.load.ts';
import { searchFormPart } from '../../features/search/searchFormPart.ts';
import { heroPicturePart } from './heroPicturePart.ts';
import { homeRestPart } from './homeRestPart.ts';

export const homeRoute = defineRoute<'Home', HomePageData>({
  Page: loadable(() => import(/* webpackChunkName: "home" */ './HomePage.tsx'), {
    resolveComponent: (m) => m.HomePage,
  }),
  loader: async () => (await import(/* webpackChunkName: "loaders" */ './home.load.ts')).homeLoader,
  deferredParts: [searchFormPart, heroPicturePart, homeRestPart],
  namespaces: ['home'],
  layout: 'default',
});
