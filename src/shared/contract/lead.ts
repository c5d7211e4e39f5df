import * as z from 'zod/mini';
import { operationTypes } from '#shared/domain/estate.ts';
import {
  amount,
  count,
  estateKey,
  filledLine,
  imageSchema,
  isFields,
  line,
  listOf,
  localisedLine,
  lowerCase,
  optional,
  reference,
  respelled,
  slug,
  webUrl,
  withFallback,
  word,
  localisedSlug,
} from './fields.ts';
import { respellEstateType, respellFeature } from './estate.ts';
import { hidePrice } from './hiddenPrice.ts';
import { dropImplausible } from './implausible.ts';

/** How soon the agent answers, and whether a visit can be booked (docs/product.md#lead-confirmation). */
export const leadVariants = ['automatic', 'automaticWithCalendar', 'highDemand', 'highDemandWithCalendar'] as const;
export type LeadVariant = (typeof leadVariants)[number];

/** The answer of `POST /web/opportunity`. */
export const opportunityAnswerSchema = z.object({
  /** Absent when the site keeps the request (202), because the API is down. */
  lead_id: optional(word),
  variant: withFallback(z.enum(leadVariants), 'automatic'),
  /** The time of the visit, where one was asked for: taken, or held. */
  slot: optional(z.iso.datetime({ offset: true })),
  /** Until when it is held for the visitor to take by a mailed link; absent: it is taken. */
  held_until: optional(z.iso.datetime({ offset: true })),
});
export type OpportunityAnswerDto = z.output<typeof opportunityAnswerSchema>;

/** The answer of `POST /web/lead`. */
export const ownerRequestAnswerSchema = z.object({
  id: optional(word),
  /** Who gets it, each for some of its provinces; absent where the API names nobody. */
  contacts: optional(
    listOf(
      z.object({
        full_name: filledLine,
        /** Of the agent's page. */
        slug: optional(slug),
        /** The agency's brand. */
        agency: optional(line),
        phone: optional(line),
        avatar: optional(imageSchema),
        /** Slugs of provinces. */
        cities: withFallback(listOf(slug), []),
      }),
    ),
  ),
  /** The home's, by its postcode in the first of the cities, where that is known. */
  town: optional(z.object({ slug, name: filledLine })),
});
export type OwnerRequestAnswerDto = z.output<typeof ownerRequestAnswerSchema>;

/** Without a price that the status hides, where the network's API sends one (PD-27), or that is none. */
function respellListing(value: unknown): unknown {
  if (!isFields(value)) return value;
  const listing = { ...value };
  hidePrice(listing);
  dropImplausible(listing);
  return listing;
}

const linkedListing = {
  type: z.enum(operationTypes),
  reference,
  /** Absent where it follows from the reference. */
  key: optional(estateKey),
  /** Of the listing's URL. */
  url_slug: optional(localisedSlug),
  province_slug: optional(slug),
};

/** A listing, as far as it takes for a link to its page. */
export const linkedListingSchema = z.object(linkedListing);
export type LinkedListingDto = z.output<typeof linkedListingSchema>;

/** A listing, as a page for the holder of a mailed link shows it. */
export const listingInfoSchema = respelled(
  respellListing,
  z.object({
    ...linkedListing,
    /** Where it is, as the site writes places. */
    place: optional(line),
    /** m². */
    area: optional(amount),
    description: optional(localisedLine),
    rooms: optional(count),
    bathrooms: optional(count),
    /** Euros; absent where it is hidden, and where it is on request. */
    price: optional(amount),
    /** Says which of the two an absent price is. */
    status: optional(respelled(lowerCase, word)),
    features: optional(listOf(respelled(respellFeature, word))),
    /** Its cover. */
    image: optional(imageSchema),
    agent: optional(line),
  }),
);

/** The answer of `GET /web/lead/{leadId}`: what the holder of the mailed link is shown. */
export const leadConfirmationSchema = z.object({
  /** The visitor's first name. */
  name: withFallback(line, ''),
  /** How the agent answers: `email`, `phone` or a messaging app. */
  contact_channel: withFallback(word, 'email'),
  /** Kind of the listing, as an estate's `estate_type`; absent when an agent was asked without a listing. */
  property_type: optional(respelled(respellEstateType, word)),
  reference: optional(reference),
  agent: withFallback(
    z.object({
      /** Of the agent's page. */
      slug: optional(slug),
      full_name: withFallback(line, ''),
      name: withFallback(line, ''),
      phone: optional(line),
      email: optional(line),
    }),
    { full_name: '', name: '' },
  ),
  /** Where a visit is booked. */
  calendar_url: optional(webUrl),
  info: optional(listingInfoSchema),
  support_mail: withFallback(line, ''),
  /** Whether a quick answer can be promised; said by the variant, where there is one. */
  high_demand: optional(z.boolean()),
  variant: optional(z.enum(leadVariants)),
});
export type LeadConfirmationDto = z.output<typeof leadConfirmationSchema>;
