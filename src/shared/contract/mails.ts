import * as z from 'zod/mini';

/**
 * The mails of the bundled origin as it shows them to the site's operators. Not a part of the API: an upstream that
 * replaces it keeps its mails to itself.
 */
const listedMailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.enum(['waiting', 'sent', 'caught', 'replaced', 'given_up']),
  /** Epoch ms. */
  madeAt: z.number(),
  /** Of the next attempt of a waiting mail, epoch ms. */
  tryAt: z.number(),
  attempts: z.number(),
  /** What the mail server answered to the latest attempt. */
  problem: z.optional(z.string()),
  /** The recipient, masked; absent once it is deleted. */
  to: z.optional(z.string()),
});
export type ListedMailDto = z.output<typeof listedMailSchema>;

/** The answer of `GET /operators/mails`: the newest mails, at most 200. */
export const mailListSchema = z.object({
  /** Where mails go: to a mail server, to a catcher that sends none on, or into files. */
  delivery: z.enum(['smtp', 'catcher', 'files']),
  waiting: z.number(),
  givenUp: z.number(),
  mails: z.array(listedMailSchema),
});
export type MailListDto = z.output<typeof mailListSchema>;

/** The answer of `GET /operators/mails/{id}`. */
export const shownMailSchema = z.extend(listedMailSchema, {
  /** Absent once the content is deleted, which is when the mail was sent to a mail server. */
  content: z.optional(z.object({ subject: z.string(), text: z.string(), html: z.string() })),
});
export type ShownMailDto = z.output<typeof shownMailSchema>;
