import loadable from '@loadable/component';
import { defineRoute } from '../../app/routeDefinition.ts';
import type { FindPageData } from './find.load.ts';

export const findRoute = defineRoute<'Find', FindPageData>({
  Page: loadable(() => import(/* webpackChunkName: "find" */ './FindPage.tsx'), {
    resolveComponent: (m) => m.FindPage,
  }),
  loader: async () => (await import(/* webpackChunkName: "loaders" */ './find.load.ts')).findLoader,
  namespaces: ['find', 'search'],
  metaNamespaces: ['meta'],
  layout: 'default',
});
