import * as z from 'zod/mini';
import { languages } from '#shared/i18n/languages.ts';
import { alertSearchSchema } from './alert.ts';
import { line, optional, withFallback, word } from './fields.ts';
import { linkedListingSchema } from './lead.ts';
import { spanishZones } from '../domain/visitSlots.ts';

/** The time of a visit that a mailed link takes. */
const acceptedVisitSchema = z.object({
  start: z.iso.datetime({ offset: true }),
  minutes: withFallback(z.int().check(z.minimum(5), z.maximum(480)), 30),
  zone: withFallback(z.enum(spanishZones), 'Europe/Madrid'),
  held_until: optional(z.iso.datetime({ offset: true })),
  /** Whose home it is of, as far as its page is there. */
  listing: optional(linkedListingSchema),
});

/**
 * What the holder of a mailed link is asked to accept: the answer of `GET /web/rgpd/accept/{assistanceId}`. `purpose`
 * is `newsletter`, `alerts` or `visit`, `state` `pending` or `processed`, of a visit also `expired`, when its time is
 * free again, and `unavailable`, when it is not.
 */
export const acceptanceSchema = z.object({
  purpose: word,
  state: word,
  name: line,
  alert: optional(alertSearchSchema),
  visit: optional(acceptedVisitSchema),
});
export type AcceptanceDto = z.output<typeof acceptanceSchema>;

/**
 * Whom the link of a newsletter, of an alert's mail or of the mails about an agent's adverts and what they earned is
 * of, and whether they still get it: of `GET /web/rgpd/unsubscribe/{token}`. `purpose` is `newsletter`, `alerts`,
 * `adverts` or `results`.
 */
export const subscriptionStateSchema = z.object({ purpose: word, state: word, name: line });
export type SubscriptionStateDto = z.output<typeof subscriptionStateSchema>;

/** The body of `POST /web/rgpd/accept`. */
export const acceptBodySchema = z.object({
  assistanceId: word,
  acceptAlertsPolicy: z.boolean(),
  acceptNewsletter: z.boolean(),
  /** Of the page and its texts, for the proof of the consent to an alert. */
  language: z.optional(z.enum(languages)),
  consentVersion: z.optional(word),
  pageUrl: z.optional(line),
});
export type AcceptBody = z.output<typeof acceptBodySchema>;
