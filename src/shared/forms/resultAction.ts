import * as z from 'zod/mini';
import { languages } from '../i18n/languages.ts';
import { email, emptyAsAbsent, estateKey, message } from './fields.ts';

/** Names what is made: a repeat of the same makes nothing more. */
const id = z.string().check(z.regex(/^[\w-]{16,64}$/));

/** A few words, on one line or some. */
const words = message.check(z.maxLength(300));

/** A link that its agent, or an operator (`POST /operators/results/owner-link`), mails to the owner of a home. */
export const ownerLinkSchema = z.object({
  id,
  home: estateKey,
  email,
  /** Of the mail and the page. */
  language: z.enum(languages),
  message: z._default(words, ''),
});

/**
 * What an agent does on the page of what their homes earned: the body of `POST /web/rgpd/results/{token}`. `send` mails
 * the owner of a home a link to what it earned, `link` answers with one.
 */
export const resultActionSchema = z.discriminatedUnion('action', [
  z.extend(ownerLinkSchema, { action: z.literal('send') }),
  z.object({ action: z.literal('link'), id, home: estateKey }),
  z.object({ action: z.literal('revoke'), link: id }),
  z.object({
    action: z.literal('note'),
    id,
    home: estateKey,
    note: words.check(z.minLength(1)),
    /** The day when it was done; absent: today. */
    day: emptyAsAbsent(z.iso.date()),
  }),
  z.object({ action: z.literal('removeNote'), note: id }),
]);
export type ResultAction = z.output<typeof resultActionSchema>;
