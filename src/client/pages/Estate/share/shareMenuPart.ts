import loadable from '@loadable/component';
import { createDeferredPart } from '../../../app/deferred/createDeferredPart.ts';
import type { ShareMenuProps } from './shareLinks.ts';

export const shareMenuPart = createDeferredPart<ShareMenuProps>(
  loadable(() => import(/* webpackChunkName: "deferred-share" */ './ShareMenu.tsx'), {
    resolveComponent: (m) => m.ShareMenu,
  }),
  ['estate'],
);
