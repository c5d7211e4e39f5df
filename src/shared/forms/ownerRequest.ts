import * as z from 'zod/mini';
import { homeTypes } from '../domain/estate.ts';
import { languages } from '../i18n/languages.ts';
import {
  consentVersion,
  email,
  emptyAsAbsent,
  message,
  pagePath,
  personName,
  phone,
  streetAddress,
  ticked,
  wholeNumber,
  zipCode,
} from './fields.ts';

/** What the owner wants: a sale is `BUY`, a letting `RENT` (PD-10). */
export const ownerRequestTypes = ['BUY', 'RENT'] as const;
export type OwnerRequestType = (typeof ownerRequestTypes)[number];

/** Of a province or an agent; whether the network has them is checked where requests are stored. */
const slug = z.string().check(z.maxLength(60), z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/));

/** Provinces of Spain, and a few to spare. */
const maxCities = 60;

/** An owner's request to sell or to let (docs/product.md#owner-requests): the body of `POST /web/lead`. */
export const ownerRequestSchema = z.object({
  type: z.enum(ownerRequestTypes),
  fullName: personName,
  email,
  phone,
  /** Of the home. */
  address: emptyAsAbsent(streetAddress),
  zipCode: emptyAsAbsent(zipCode),
  estateType: emptyAsAbsent(z.enum(homeTypes)),
  /** m². */
  area: emptyAsAbsent(wholeNumber(10, 100_000)),
  rooms: emptyAsAbsent(wholeNumber(0, 200)),
  moreToKnow: emptyAsAbsent(message),
  cities: z.array(slug).check(z.minLength(1), z.maxLength(maxCities)),
  /** The agent who is asked, of one of the provinces; absent: whom the network names. */
  agent: emptyAsAbsent(slug),
  /** Of the terms of use and the privacy policy. */
  acceptTerms: ticked,
  acceptCommercials: z._default(z.boolean(), false),
  acceptNewsletter: z._default(z.boolean(), false),
  language: z.enum(languages),
  consentVersion,
  pageUrl: z.optional(pagePath),
});

export type OwnerRequest = z.output<typeof ownerRequestSchema>;

/** What it may say of the home. */
export type OwnedHomeField = 'address' | 'zipCode' | 'estateType' | 'area' | 'rooms';
