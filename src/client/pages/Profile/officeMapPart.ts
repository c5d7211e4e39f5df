import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { OfficeMapProps } from './OfficeMap.tsx';

/** The map of an office, fetched when the visitor asks for it. */
export const officeMapPart = createDeferredPart<OfficeMapProps>(
  loadable(() => import(/* webpackChunkName: "deferred-officeMap" */ './OfficeMap.tsx'), {
    resolveComponent: (m) => m.OfficeMap,
  }),
  ['map'],
);
