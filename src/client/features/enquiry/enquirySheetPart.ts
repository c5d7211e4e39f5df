import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { EnquirySheetProps } from './EnquirySheet.tsx';

/** Loaded when it is opened. */
export const enquirySheetPart = createDeferredPart<EnquirySheetProps>(
  loadable(() => import(/* webpackChunkName: "deferred-enquirySheet" */ './EnquirySheet.tsx'), {
    resolveComponent: (m) => m.EnquirySheet,
  }),
  ['enquiry', 'forms'],
);
