import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { EnquiryProps } from './Enquiry.tsx';

/** The form stands below what shows first, and its script is larger than the page's own. */
export const enquiryPart = createDeferredPart<EnquiryProps>(
  loadable(() => import(/* webpackChunkName: "deferred-enquiry" */ './Enquiry.tsx'), {
    resolveComponent: (m) => m.Enquiry,
  }),
  ['enquiry', 'forms'],
);
