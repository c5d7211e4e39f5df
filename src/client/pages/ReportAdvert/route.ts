import loadable from '@loadable/component';
import { defineRoute } from '../../app/routeDefinition.ts';
import type { ReportAdvertData } from './reportAdvert.load.ts';

export const reportAdvertRoute = defineRoute<'ReportAdvert', ReportAdvertData>({
  Page: loadable(() => import(/* webpackChunkName: "reportAdvert" */ './ReportAdvertPage.tsx'), {
    resolveComponent: (m) => m.ReportAdvertPage,
  }),
  loader: async () => (await import(/* webpackChunkName: "loaders" */ './reportAdvert.load.ts')).reportAdvertLoader,
  namespaces: ['advertReport', 'forms'],
  layout: 'landing',
});
