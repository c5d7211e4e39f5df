import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { OfficesMapProps } from './OfficesMap.tsx';

/** The map of the offices, fetched when the visitor asks for it. */
export const officesMapPart = createDeferredPart<OfficesMapProps>(
  loadable(() => import(/* webpackChunkName: "deferred-officesMap" */ './OfficesMap.tsx'), {
    resolveComponent: (m) => m.OfficesMap,
  }),
  ['map'],
);
