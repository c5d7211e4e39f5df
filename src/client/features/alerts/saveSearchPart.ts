import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { SaveSearchProps } from './SaveSearch.tsx';

/** The form inside a page. */
export const saveSearchPart = createDeferredPart<SaveSearchProps>(
  loadable(() => import(/* webpackChunkName: "deferred-saveSearch" */ './SaveSearch.tsx'), {
    resolveComponent: (m) => m.SaveSearch,
  }),
  ['saveSearch', 'alerts', 'search', 'forms', 'meta'],
);
