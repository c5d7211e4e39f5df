import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { EmptyListProps } from './EmptyList.tsx';

/** Few lists are empty: their page alone loads the form that saves the search. */
export const emptyListPart = createDeferredPart<EmptyListProps>(
  loadable(() => import(/* webpackChunkName: "deferred-emptyList" */ './EmptyList.tsx'), {
    resolveComponent: (m) => m.EmptyList,
  }),
  ['emptyList', 'search', 'saveSearch', 'alerts', 'forms', 'meta'],
);
