import loadable from '@loadable/component';
import { defineRoute } from '../../app/routeDefinition.ts';
import type { AlertFormData } from './alertFormData.ts';
import { alertFormPart } from './alertFormPart.ts';
import type { AlertUpdateData } from './alertUpdate.load.ts';

export const alertSurveyRoute = defineRoute<'AlertSurvey', AlertFormData>({
  Page: loadable(() => import(/* webpackChunkName: "alertSurvey" */ './AlertSurveyPage.tsx'), {
    resolveComponent: (m) => m.AlertSurveyPage,
  }),
  loader: async () => (await import(/* webpackChunkName: "loaders" */ './alertSurvey.load.ts')).alertSurveyLoader,
  deferredParts: [alertFormPart],
  namespaces: ['alerts'],
  layout: 'landing',
});

export const alertUpdateRoute = defineRoute<'AlertUpdate', AlertUpdateData>({
  Page: loadable(() => import(/* webpackChunkName: "alertUpdate" */ './AlertUpdatePage.tsx'), {
    resolveComponent: (m) => m.AlertUpdatePage,
  }),
  loader: async () => (await import(/* webpackChunkName: "loaders" */ './alertUpdate.load.ts')).alertUpdateLoader,
  deferredParts: [alertFormPart],
  namespaces: ['alerts', 'rgpd', 'search', 'forms'],
  layout: 'landing',
});
