import type { VisitSlots } from '#shared/domain/visitSlots.ts';
import type { OpportunitySubject } from '#shared/forms/opportunity.ts';

import type { AlertOffer } from '../alerts/alertOffer.ts';

/** What an enquiry is about, and who answers it (docs/product.md#enquiries). */
export interface EnquiryAbout {
  subject: OpportunitySubject;
  /** The key of a listing, an agent or an agency: one of the three. */
  key?: string;
  agent?: string;
  agency?: string;
  /** Of that listing. */
  reference?: string;
  /** When it can be visited; absent where that is agreed upon. */
  slots?: VisitSlots | undefined;
  /** Of who answers; absent where the network itself does. */
  name?: string | undefined;
  /** Where more of the kind is: an anchor or a page. */
  similar?: string | undefined;
  /** Offered to whom the enquiry was sent. */
  alert?: AlertOffer | undefined;
}

/** The identity of an enquiry: the draft of one is not taken over by another. */
export const keyOf = ({ subject, key, agent, agency }: EnquiryAbout): string =>
  [subject, key, agent, agency].filter(Boolean).join(':');
