import * as z from 'zod/mini';
import { cities } from '../domain/cities.ts';
import { languages } from '../i18n/languages.ts';
import {
  consentVersion,
  email,
  emptyAsAbsent,
  message,
  pagePath,
  personName,
  phone,
  ticked,
  zipCode,
} from './fields.ts';

/** What the owner wants: a sale is `BUY`, a letting `RENT` (PD-10). */
export const ownerRequestTypes = ['BUY', 'RENT'] as const;
export type OwnerRequestType = (typeof ownerRequestTypes)[number];

/** An owner's request to sell or to let (docs/product.md#owner-requests): the body of `POST /web/lead`. */
export const ownerRequestSchema = z.object({
  type: z.enum(ownerRequestTypes),
  fullName: personName,
  email,
  phone,
  zipCode: emptyAsAbsent(zipCode),
  moreToKnow: emptyAsAbsent(message),
  cities: z.array(z.enum(cities)).check(z.minLength(1), z.maxLength(cities.length)),
  /** Of the terms of use and the privacy policy. */
  acceptTerms: ticked,
  acceptCommercials: z._default(z.boolean(), false),
  acceptNewsletter: z._default(z.boolean(), false),
  language: z.enum(languages),
  consentVersion,
  pageUrl: z.optional(pagePath),
});

export type OwnerRequest = z.output<typeof ownerRequestSchema>;
