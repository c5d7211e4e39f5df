import loadable from '@loadable/component';
import { createDeferredPart } from '../app/deferred/createDeferredPart.ts';
import type { ErrorNoticeProps } from './ErrorNotice.tsx';

/** What stands in the place of a page that cannot be shown. Fetched before it is needed: there may be no connection. */
export const errorPart = createDeferredPart<ErrorNoticeProps>(
  loadable(() => import(/* webpackChunkName: "deferred-error" */ './ErrorNotice.tsx'), {
    resolveComponent: (m) => m.ErrorNotice,
  }),
  ['error'],
);
