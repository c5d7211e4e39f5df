import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { PlaceMapProps } from './sections/PlaceMap.tsx';

/** The map of the estate, fetched when the visitor asks for it. */
export const placeMapPart = createDeferredPart<PlaceMapProps>(
  loadable(() => import(/* webpackChunkName: "deferred-placeMap" */ './sections/PlaceMap.tsx'), {
    resolveComponent: (m) => m.PlaceMap,
  }),
  ['map'],
);
