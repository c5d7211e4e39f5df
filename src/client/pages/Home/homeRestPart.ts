import loadable from '@loadable/component';
import { laterPart } from '../../later/laterPart.ts';
import type { HomeRestProps } from './HomeRest.tsx';

/** Most of the home page stands below what a visitor sees first. */
export const homeRestPart = laterPart<HomeRestProps>(
  loadable(() => import(/* webpackChunkName: "later-home" */ './HomeRest.tsx'), {
    resolveComponent: (m) => m.HomeRest,
  }),
  ['homeRest', 'agentCard', 'newsletter'],
);
