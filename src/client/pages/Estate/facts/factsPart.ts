import loadable from '@loadable/component';
import { createDeferredPart } from '../../../app/deferred/createDeferredPart.ts';
import type { CharacteristicsProps } from './Characteristics.tsx';
import type { NearbyProps } from './Nearby.tsx';

/** Below what shows first, and nothing in it to click. */
export const factsPart = createDeferredPart<CharacteristicsProps>(
  loadable(() => import(/* webpackChunkName: "deferred-facts" */ './Characteristics.tsx'), {
    resolveComponent: (m) => m.Characteristics,
  }),
  ['facts'],
);

/** What is near the estate. */
export const nearbyPart = createDeferredPart<NearbyProps>(
  loadable(() => import(/* webpackChunkName: "deferred-nearby" */ './Nearby.tsx'), {
    resolveComponent: (m) => m.Nearby,
  }),
  ['facts'],
);
