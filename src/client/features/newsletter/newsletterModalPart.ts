import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';

/** The id of the block on the page Home: the target of newsletter links without scripts. */
export const newsletterId = 'newsletter';

export const newsletterModalPart = createDeferredPart<{ opened: boolean; onClose: () => void }>(
  loadable(() => import(/* webpackChunkName: "deferred-newsletterModal" */ './NewsletterModal.tsx'), {
    resolveComponent: (m) => m.NewsletterModal,
  }),
  ['newsletter', 'forms'],
);
