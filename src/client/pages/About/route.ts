import loadable from '@loadable/component';
import { defineRoute } from '../../app/routeDefinition.ts';
import type { AboutData } from './about.load.ts';

export const aboutRoute = defineRoute<'About', AboutData>({
  Page: loadable(() => import(/* webpackChunkName: "about" */ './AboutPage.tsx'), {
    resolveComponent: (m) => m.AboutPage,
  }),
  loader: async () => (await import(/* webpackChunkName: "loaders" */ './about.load.ts')).aboutLoader,
  namespaces: ['about', 'figures'],
  layout: 'default',
});
