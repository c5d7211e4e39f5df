import loadable from '@loadable/component';
import { createDeferredPart } from '../../../app/deferred/createDeferredPart.ts';
import type { TravelChoiceProps } from './TravelChoice.tsx';

/** Few installations have it (ISOCHRONES_URL). */
export const travelPart = createDeferredPart<TravelChoiceProps>(
  loadable(() => import(/* webpackChunkName: "deferred-travel" */ './TravelChoice.tsx'), {
    resolveComponent: (m) => m.TravelChoice,
  }),
  ['search'],
);
