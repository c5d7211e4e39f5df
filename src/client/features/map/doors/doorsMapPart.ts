import loadable from '@loadable/component';
import { createDeferredPart } from '../../../app/deferred/createDeferredPart.ts';
import type { DoorsMapProps } from './DoorsMap.tsx';

/** A map of doors, fetched when the visitor asks for it. */
export const doorsMapPart = createDeferredPart<DoorsMapProps>(
  loadable(() => import(/* webpackChunkName: "deferred-doorsMap" */ './DoorsMap.tsx'), {
    resolveComponent: (m) => m.DoorsMap,
  }),
  ['map'],
);
