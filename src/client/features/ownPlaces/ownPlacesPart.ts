import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';

/** What sets the visitor's own places, below a list. */
export const ownPlacesPart = createDeferredPart<object>(
  loadable(() => import(/* webpackChunkName: "deferred-ownPlaces" */ './ListPlaces.tsx'), {
    resolveComponent: (m) => m.ListPlaces,
  }),
  ['ownPlaces'],
);
