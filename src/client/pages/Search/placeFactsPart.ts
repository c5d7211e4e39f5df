import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { PlaceFactsProps } from './PlaceFacts.tsx';

/** What stands below a list. */
export const placeFactsPart = createDeferredPart<PlaceFactsProps>(
  loadable(() => import(/* webpackChunkName: "deferred-place" */ './PlaceFacts.tsx'), {
    resolveComponent: (m) => m.PlaceFacts,
  }),
  ['meta', 'ownPlaces'],
);
