import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { ResultMapProps } from './map/ResultMap.tsx';

/** The map of the results, fetched when the visitor opens it. */
export const resultMapPart = createDeferredPart<ResultMapProps>(
  loadable(() => import(/* webpackChunkName: "deferred-resultMap" */ './map/ResultMap.tsx'), {
    resolveComponent: (m) => m.ResultMap,
  }),
  ['map'],
);
