import { isClosed } from '#shared/domain/estate.ts';
import type { EnquiryAbout } from '../../features/enquiry/enquiryAbout.ts';
import type { EstateView } from './toEstateView.ts';

/** The id of the section with the homes like it. */
export const relatedId = 'related';

/** What a visitor of an estate's page asks; of a closed one, for others like it (PD-30). */
export const enquiryOf = ({ reference, status, agent }: EstateView): EnquiryAbout => ({
  subject: isClosed(status) ? 'similar' : 'information',
  reference,
  name: agent?.name,
  similar: `#${relatedId}`,
});
