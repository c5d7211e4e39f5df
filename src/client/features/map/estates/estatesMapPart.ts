import loadable from '@loadable/component';
import { createDeferredPart } from '../../../app/deferred/createDeferredPart.ts';
import type { EstatesMapProps } from './EstatesMap.tsx';

/**
 * The map of some estates, fetched when the visitor opens it. In one file with that of the results, which it shares
 * nearly all of: two would be divided into many.
 */
export const estatesMapPart = createDeferredPart<EstatesMapProps>(
  loadable(() => import(/* webpackChunkName: "deferred-resultMap" */ './EstatesMap.tsx'), {
    resolveComponent: (m) => m.EstatesMap,
  }),
  ['map'],
);
