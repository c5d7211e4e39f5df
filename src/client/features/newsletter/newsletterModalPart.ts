import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';

export const newsletterModalPart = createDeferredPart<{ onClose: () => void }>(
  loadable(() => import(/* webpackChunkName: "newsletterModal" */ './NewsletterModal.tsx'), {
    resolveComponent: (m) => m.NewsletterModal,
  }),
  ['newsletter'],
);
