import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { AlertModalProps } from './AlertModal.tsx';

/** Loaded when it is opened. */
export const alertModalPart = createDeferredPart<AlertModalProps>(
  loadable(() => import(/* webpackChunkName: "deferred-alertModal" */ './AlertModal.tsx'), {
    resolveComponent: (m) => m.AlertModal,
  }),
  ['saveSearch', 'alerts', 'search', 'forms', 'meta'],
);
