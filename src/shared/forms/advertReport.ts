import * as z from 'zod/mini';
import { advertReportReasons } from '../domain/advertReport.ts';
import { languages } from '../i18n/languages.ts';
import { consentVersion, email, emptyAsAbsent, estateKey, message, pagePath } from './fields.ts';
import { isBlank } from './typedText.ts';

/**
 * A visitor's report of an advert (docs/product.md#reports-of-adverts): the body of `POST /web/report`. Whoever leaves
 * an address is told what came of it, and agrees to that; any other report is anonymous.
 */
export const advertReportSchema = z
  .object({
    /** The listing's key. */
    reference: estateKey,
    reason: z.enum(advertReportReasons),
    message,
    email: emptyAsAbsent(email),
    /** Of the privacy policy. */
    acceptPrivacy: z._default(z.boolean(), false),
    language: z.enum(languages),
    consentVersion,
    pageUrl: z.optional(pagePath),
  })
  .check(
    // "Something else" says nothing by itself.
    z.refine(({ reason, message: typed }) => reason !== 'other' || !isBlank(typed), { path: ['message'] }),
    z.refine(({ email: address, acceptPrivacy }) => address === undefined || acceptPrivacy, {
      path: ['acceptPrivacy'],
    }),
  );

export type AdvertReport = z.output<typeof advertReportSchema>;
