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

/** The same in a closed disclosure, which is opened when the part is ready: its styles are not the document's. */
export const foldedEnquiryPart = createDeferredPart<EnquiryProps>(
  loadable(() => import(/* webpackChunkName: "deferred-foldedEnquiry" */ './Enquiry.tsx'), {
    resolveComponent: (m) => m.Enquiry,
  }),
  ['enquiry', 'forms'],
);
