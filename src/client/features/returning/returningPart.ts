import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { ReturningProps } from './Returning.tsx';

/** Loaded where the browser holds a search or favourites. */
export const returningPart = createDeferredPart<ReturningProps>(
  loadable(() => import(/* webpackChunkName: "deferred-returning" */ './Returning.tsx'), {
    resolveComponent: (m) => m.Returning,
  }),
  ['cardExtras'],
);
