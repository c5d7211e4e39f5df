import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { SeenEstatesProps } from './SeenEstates.tsx';

/** Loaded where the browser knows of listings that the visitor opened. */
export const seenEstatesPart = createDeferredPart<SeenEstatesProps>(
  loadable(() => import(/* webpackChunkName: "deferred-seenEstates" */ './SeenEstates.tsx'), {
    resolveComponent: (m) => m.SeenEstates,
  }),
  ['cardExtras'],
);
