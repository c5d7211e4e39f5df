import { isClosed } from '#shared/domain/estate.ts';
import type { EnquiryAbout } from '../../features/enquiry/enquiryAbout.ts';
import type { EnquiryHome } from '../../features/enquiry/EnquirySheet.tsx';
import { similarOffer } from './alertOffers.ts';
import { titleIn } from '#shared/views/estate/shownTexts.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';

/** The id of the section with the homes like it. */
export const relatedId = 'related';

/** What a visitor of an estate's page asks; of a closed one, for others like it (PD-30). */
export const enquiryOf = (estate: EstateView): EnquiryAbout => ({
  subject: isClosed(estate.status) ? 'similar' : 'information',
  key: estate.key,
  reference: estate.reference,
  slots: isClosed(estate.status) ? undefined : estate.slots,
  name: estate.agent?.name,
  similar: `#${relatedId}`,
  alert: similarOffer(estate),
});

/** What a sheet with the enquiry shows of the estate. */
export const homeOf = (estate: EstateView): EnquiryHome => ({
  photo: estate.photos[0]?.thumbnail,
  title: titleIn(estate),
  reference: estate.reference,
});
