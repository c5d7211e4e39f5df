import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { HomeRestProps } from './HomeRest.tsx';

/** Most of the page Home is below the first view. */
export const homeRestPart = createDeferredPart<HomeRestProps>(
  loadable(() => import(/* webpackChunkName: "deferred-home" */ './HomeRest.tsx'), {
    resolveComponent: (m) => m.HomeRest,
  }),
  ['homeRest', 'figures', 'agentCard', 'newsletter', 'forms'],
);
