import loadable from '@loadable/component';
import { defineRoute } from '../../app/routeDefinition.ts';
import type { RgpdAcceptData } from './rgpdAccept.load.ts';

export const rgpdAcceptRoute = defineRoute<'RgpdAccept', RgpdAcceptData>({
  Page: loadable(() => import(/* webpackChunkName: "rgpdAccept" */ './RgpdAcceptPage.tsx'), {
    resolveComponent: (m) => m.RgpdAcceptPage,
  }),
  loader: async () => (await import(/* webpackChunkName: "loaders" */ './rgpdAccept.load.ts')).rgpdAcceptLoader,
  namespaces: ['rgpd'],
  layout: 'landing',
});
