import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { OwnPlacesDialogProps } from './OwnPlacesDialog.tsx';

/** Loaded when it is opened. */
export const ownPlacesDialogPart = createDeferredPart<OwnPlacesDialogProps>(
  loadable(() => import(/* webpackChunkName: "deferred-ownPlacesDialog" */ './OwnPlacesDialog.tsx'), {
    resolveComponent: (m) => m.OwnPlacesDialog,
  }),
  ['ownPlaces', 'find'],
);
