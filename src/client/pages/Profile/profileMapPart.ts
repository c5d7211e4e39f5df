import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { ProfileMapProps } from './ProfileMap.tsx';

/**
 * The map of what an agent or an agency offers, fetched when the visitor opens it. In one file with that of the
 * results, which it shares nearly all of: two would be divided into many.
 */
export const profileMapPart = createDeferredPart<ProfileMapProps>(
  loadable(() => import(/* webpackChunkName: "deferred-resultMap" */ './ProfileMap.tsx'), {
    resolveComponent: (m) => m.ProfileMap,
  }),
  ['map'],
);
