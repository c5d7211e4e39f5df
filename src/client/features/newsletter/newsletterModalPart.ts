import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';

export const newsletterModalPart = createDeferredPart<{ opened: boolean; onClose: () => void }>(
  loadable(() => import(/* webpackChunkName: "deferred-newsletterModal" */ './NewsletterModal.tsx'), {
    resolveComponent: (m) => m.NewsletterModal,
  }),
  ['newsletter', 'forms'],
);
