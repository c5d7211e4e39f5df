import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { ReportFormProps } from './ReportForm.tsx';

/** The form, whose script is fetched when somebody begins to fill it in. */
export const reportFormPart = createDeferredPart<ReportFormProps>(
  loadable(() => import(/* webpackChunkName: "deferred-reportForm" */ './ReportForm.tsx'), {
    resolveComponent: (m) => m.ReportForm,
  }),
  ['advertReport', 'forms'],
);
