import loadable from '@loadable/component';
import { defineRoute } from '../../app/routeDefinition.ts';

export const manifestRoute = defineRoute<'Manifest', object>({
  Page: loadable(() => import(/* webpackChunkName: "manifest" */ './ManifestPage.tsx'), {
    resolveComponent: (m) => m.ManifestPage,
  }),
  loader: async () => (await import(/* webpackChunkName: "loaders" */ './manifest.load.ts')).manifestLoader,
  namespaces: ['manifest'],
  layout: 'default',
});
