import loadable from '@loadable/component';
import { defineRoute } from '../../app/routeDefinition.ts';
import type { ThanksData } from './thanks.load.ts';

export const thanksRoute = defineRoute<'Thanks', ThanksData>({
  Page: loadable(() => import(/* webpackChunkName: "thanks" */ './ThanksPage.tsx'), {
    resolveComponent: (m) => m.ThanksPage,
  }),
  loader: async () => (await import(/* webpackChunkName: "loaders" */ './thanks.load.ts')).thanksLoader,
  namespaces: ['rgpd'],
  layout: 'landing',
});
