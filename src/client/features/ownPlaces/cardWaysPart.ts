import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';

/** Loaded where the browser keeps places of the visitor's own. */
export const cardWaysPart = createDeferredPart<{ estateKey: string }>(
  loadable(() => import(/* webpackChunkName: "deferred-cardWays" */ './CardWays.tsx'), {
    resolveComponent: (m) => m.CardWays,
  }),
  ['ownPlaces'],
);
