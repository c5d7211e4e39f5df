import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { SearchFormProps } from './SearchForm.tsx';

/** The search field of Home and of lists: before its script, and without, a plain form (docs/decisions/015). */
export const searchFormPart = createDeferredPart<SearchFormProps>(
  loadable(() => import(/* webpackChunkName: "deferred-searchForm" */ './SearchForm.tsx'), {
    resolveComponent: (m) => m.SearchForm,
  }),
  ['find'],
);
