import * as z from 'zod/mini';
import { ticked } from './fields.ts';

/**
 * What confirms a subscription, beside the `assistanceId` of its link: the rest of the body of `POST /web/rgpd/accept`.
 */
export const newsletterAcceptanceSchema = z.object({
  acceptNewsletter: ticked,
  /** Asked for by links of alerts; a newsletter's goes without. */
  acceptAlertsPolicy: z.optional(z.boolean()),
});
