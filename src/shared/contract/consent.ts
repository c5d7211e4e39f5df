import * as z from 'zod/mini';
import { line, word } from './fields.ts';

/** What the holder of a mailed link is asked to accept: the answer of `GET /web/rgpd/accept/{assistanceId}`. */
export const acceptanceSchema = z.object({ purpose: word, state: word, name: line });
export type AcceptanceDto = z.output<typeof acceptanceSchema>;

/** Whom a newsletter's link is of, and whether they still get it: of `GET /web/rgpd/unsubscribe/{token}`. */
export const subscriptionStateSchema = z.object({ purpose: word, state: word, name: line });
export type SubscriptionStateDto = z.output<typeof subscriptionStateSchema>;

/** The body of `POST /web/rgpd/accept`. */
export const acceptBodySchema = z.object({
  assistanceId: word,
  acceptAlertsPolicy: z.boolean(),
  acceptNewsletter: z.boolean(),
});
export type AcceptBody = z.output<typeof acceptBodySchema>;
