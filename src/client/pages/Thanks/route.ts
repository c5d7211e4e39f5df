import loadable from '@loadable/component';
import { defineRoute } from '../../app/routeDefinition.ts';

export const thanksRoute = defineRoute<'Thanks', object>({
  Page: loadable(() => import(/* webpackChunkName: "thanks" */ './ThanksPage.tsx'), {
    resolveComponent: (m) => m.ThanksPage,
  }),
  loader: async () => (await import(/* webpackChunkName: "loaders" */ './thanks.load.ts')).thanksLoader,
  namespaces: ['rgpd'],
  layout: 'landing',
});
