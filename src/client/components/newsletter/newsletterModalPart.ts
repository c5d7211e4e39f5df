import loadable from '@loadable/component';
import { laterPart } from '../../later/laterPart.ts';

export const newsletterModalPart = laterPart<{ onClose: () => void }>(
  loadable(() => import(/* webpackChunkName: "newsletterModal" */ './NewsletterModal.tsx'), {
    resolveComponent: (m) => m.NewsletterModal,
  }),
  ['newsletter'],
);
