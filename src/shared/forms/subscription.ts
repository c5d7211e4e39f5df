import * as z from 'zod/mini';
import { languages } from '../i18n/languages.ts';
import { consentVersion, email, pagePath, personName, surname, ticked } from './fields.ts';

/**
 * What asks for the newsletter (docs/product.md#newsletter, docs/product.md#validation): the body of `POST
 * /web/subscribe`.
 */
export const subscriptionSchema = z.object({
  name: personName,
  surname,
  email,
  language: z.enum(languages),
  /** Of the legal notice and the privacy policy. */
  acceptConditions: ticked,
  /** To get the newsletter and other commercial mail. */
  acceptCommercials: ticked,
  consentVersion,
  pageUrl: z.optional(pagePath),
});

export type Subscription = z.infer<typeof subscriptionSchema>;
