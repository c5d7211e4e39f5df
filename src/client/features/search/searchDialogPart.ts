import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { SearchDialogProps } from './SearchDialog.tsx';

/** Loaded when it is opened. */
export const searchDialogPart = createDeferredPart<SearchDialogProps>(
  loadable(() => import(/* webpackChunkName: "deferred-searchDialog" */ './SearchDialog.tsx'), {
    resolveComponent: (m) => m.SearchDialog,
  }),
  ['find'],
);
