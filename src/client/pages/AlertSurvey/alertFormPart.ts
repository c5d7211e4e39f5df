import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { AlertFormProps } from './AlertForm.tsx';

/** The form, whose script is fetched when somebody begins to fill it in. */
export const alertFormPart = createDeferredPart<AlertFormProps>(
  loadable(() => import(/* webpackChunkName: "deferred-alertForm" */ './AlertForm.tsx'), {
    resolveComponent: (m) => m.AlertForm,
  }),
  ['alertSurvey', 'alerts', 'rgpd', 'search', 'forms'],
);
