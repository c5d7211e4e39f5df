import loadable from '@loadable/component';
import { defineRoute } from '../../app/routeDefinition.ts';

export const manifestRoute = defineRoute<'Manifest', object>({
  Page: loadable(() => import(/* webpackChunkName: "manifest" */ './ManifestPage.tsx'), {
    resolveComponent: (m) => m.ManifestPage,
  }),
  loader: async () =>
    (await import(/* webpackChunkName: "loaders" */ '../../app/textPage.ts')).textLoader('Manifest', 'manifest'),
  namespaces: ['manifest'],
  layout: 'default',
});
