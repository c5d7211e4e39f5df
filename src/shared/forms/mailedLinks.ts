import * as z from 'zod/mini';
import { advertAnswers } from '../domain/advertAnswers.ts';
import { languages } from '../i18n/languages.ts';
import { consentVersion, email, message, pagePath, ticked } from './fields.ts';

/** What the holder of a mailed link sends, beside the secret of the link. */

/** Confirms a subscription to the newsletter: the rest of the body of `POST /web/rgpd/accept`. */
export const newsletterAcceptanceSchema = z.object({
  acceptNewsletter: ticked,
  /** Asked for by links of alerts; a newsletter's goes without. */
  acceptAlertsPolicy: z.optional(z.boolean()),
});

/** Starts an alert: the same body for the link of an alert. */
export const alertAcceptanceSchema = z.object({
  acceptAlertsPolicy: ticked,
  acceptNewsletter: z._default(z.boolean(), false),
  /** Of the page, whose texts are accepted. Absent: that of the alert. */
  language: z.optional(z.enum(languages)),
  consentVersion,
  pageUrl: z.optional(pagePath),
});

export type AlertAcceptance = z.output<typeof alertAcceptanceSchema>;

/** 1 this alert, 2 all alerts of the address, 3 all communications: alerts and newsletter. */
export const cancelReasons = [1, 2, 3] as const;
export type CancelReason = (typeof cancelReasons)[number];

/**
 * Ends alerts: the body of `POST /web/rgpd/cancel`, beside `crossingId`. A form without scripts sends the reason as
 * text.
 */
export const cancellationSchema = z.object({
  reason: z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && /^[123]$/.test(value) ? Number(value) : value)),
    z.literal(cancelReasons),
  ),
  text: z._default(message, ''),
});

export type Cancellation = z.output<typeof cancellationSchema>;

/** What the holder of a link to all alerts of an address does with one of them, or all. */
export const alertActions = ['open', 'pause', 'resume', 'delete'] as const;

/** The body of `POST /web/rgpd/alerts/{token}`. */
export const alertActionSchema = z
  .object({
    action: z.enum(alertActions),
    /** Its id; absent: all of them. */
    alert: z.optional(z.string().check(z.maxLength(100))),
  })
  .check(z.refine(({ action, alert }) => action !== 'open' || alert !== undefined, { path: ['alert'] }));

export type AlertAction = z.output<typeof alertActionSchema>;

/** Said of one home of those that a link asks about: the body of `POST /web/rgpd/adverts/{token}`. */
export const advertAnswerSchema = z
  .object({
    /** Its key. */
    home: z.string().check(z.minLength(1), z.maxLength(100)),
    answer: z.enum(advertAnswers),
    /** Euros, whole: the new one, with `price` alone. */
    price: z.optional(z.int().check(z.minimum(1), z.maximum(999_999_999))),
  })
  .check(z.refine(({ answer, price }) => (answer === 'price') === (price !== undefined), { path: ['price'] }));

export type AdvertAnswerBody = z.output<typeof advertAnswerSchema>;

/** What a new link is for: to accept what waits for it, to open all alerts, or to cancel. */
export const linkPurposes = ['accept', 'alert', 'cancel'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Asks for a new link (PD-43): the body of `POST /web/rgpd/link`. */
export const linkRequestSchema = z.object({
  email,
  purpose: z.enum(linkPurposes),
  language: z.enum(languages),
});

export type LinkRequest = z.output<typeof linkRequestSchema>;
