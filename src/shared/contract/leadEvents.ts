import * as z from 'zod/mini';
import { alertFrequencies } from '../domain/alert.ts';
import { homeTypes, operationTypes } from '../domain/estate.ts';
import { opportunitySubjects } from '../forms/opportunity.ts';
import { ownerRequestTypes } from '../forms/ownerRequest.ts';
import { languages } from '../i18n/languages.ts';
import { resultDaySchema, resultSumsSchema } from './results.ts';

/**
 * What other systems are told of (docs/api.md#events): `data` of each event, by its type. Fields are added and never
 * change their meaning.
 */

const person = {
  email: z.string(),
  /** In which the person is written to. */
  language: z.enum(languages),
};

/** The path of the page with the form. */
const pagePath = z.optional(z.string());

const subscriber = z.object({ ...person, name: z.string(), surname: z.string() });

const alertShape = {
  ...person,
  /** The same in every event about the alert. */
  id: z.string(),
  state: z.enum(['active', 'paused', 'cancelled']),
  name: z.optional(z.string()),
  surnames: z.optional(z.string()),
  /** E.164. */
  phone: z.optional(z.string()),
  type: z.enum(operationTypes),
  frequency: z.enum(alertFrequencies),
  /** Places by their slugs and by name, as in an alert of the API; none: the whole country. */
  where: z.array(z.object({ place: z.string(), name: z.string() })),
  /** The query of a search without places. */
  filters: z.string(),
  /** Of the one listing that it is about. */
  reference: z.optional(z.string()),
  key: z.optional(z.string()),
  comments: z.string(),
};

const alert = z.object(alertShape);

const agent = z.object({ slug: z.string(), full_name: z.string() });

const listing = z.object({
  key: z.string(),
  reference: z.string(),
  url: z.string(),
  type: z.enum(operationTypes),
  estate_type: z.string(),
  title: z.string(),
  place: z.string(),
  /** Euros, a month where it is to let; absent where the public does not see it. */
  price: z.optional(z.number()),
});

const visit = { start: z.string(), minutes: z.number() };

export const leadEventSchemas = {
  'enquiry.created': z.object({
    ...person,
    id: z.string(),
    subject: z.enum(opportunitySubjects),
    name: z.string(),
    surname: z.string(),
    phone: z.optional(z.string()),
    message: z.string(),
    accepts_commercials: z.boolean(),
    page: pagePath,
    /** Who was asked; absent for an agency. */
    agent: z.optional(agent),
    /** The slug of the agency that was asked, or of the agent's; absent where the network itself was. */
    agency: z.optional(z.string()),
    listing: z.optional(listing),
    /** The visit that was asked for. With `held_until` it waits to be confirmed, and its time is free after that. */
    visit: z.optional(z.object({ ...visit, held_until: z.optional(z.string()) })),
  }),
  /** The visitor took the time by the mailed link. */
  'visit.confirmed': z.object({
    ...person,
    /** Of the enquiry. */
    id: z.string(),
    name: z.string(),
    surname: z.string(),
    phone: z.optional(z.string()),
    agent: z.optional(agent),
    agency: z.string(),
    listing: z.optional(listing),
    visit: z.object(visit),
  }),
  'owner_request.created': z.object({
    ...person,
    id: z.string(),
    type: z.enum(ownerRequestTypes),
    full_name: z.string(),
    phone: z.string(),
    address: z.optional(z.string()),
    zip_code: z.optional(z.string()),
    estate_type: z.optional(z.enum(homeTypes)),
    /** m². */
    area: z.optional(z.number()),
    rooms: z.optional(z.number()),
    more_to_know: z.optional(z.string()),
    /** With the slug of the agency that handles each; without one, the central office. An agency gets its own. */
    cities: z.array(z.object({ slug: z.string(), name: z.string(), agency: z.optional(z.string()) })),
    /** The slug of the agent whom the owner chose. */
    agent: z.optional(z.string()),
    accepts_commercials: z.boolean(),
    accepts_newsletter: z.boolean(),
    page: pagePath,
  }),
  /** Confirmed by the mailed link. */
  'newsletter.subscribed': subscriber,
  'newsletter.unsubscribed': subscriber,
  /** Accepted by the mailed link. */
  'alert.accepted': alert,
  /** Another search, another frequency; paused or resumed. */
  'alert.changed': alert,
  'alert.cancelled': z.object({
    ...alertShape,
    /** 1 this alert, 2 all of the address, 3 all communications; and the words to it. */
    reason: z.literal([1, 2, 3]),
    text: z.optional(z.string()),
  }),
  /** What listings of an agency earned in a week; those that earned nothing are left out. */
  'estate.results.weekly': z.object({
    /** Its slug. */
    agency: z.string(),
    /** Monday and Sunday. */
    from: resultDaySchema,
    to: resultDaySchema,
    listings: z.array(
      z.object({
        key: z.string(),
        reference: z.string(),
        /** Slug. */
        agent: z.string(),
        counts: resultSumsSchema,
      }),
    ),
  }),
} as const;

export type LeadEventType = keyof typeof leadEventSchemas;

export type LeadEventData<Type extends LeadEventType> = z.output<(typeof leadEventSchemas)[Type]>;

/** The body of a webhook. */
export interface LeadEventBody {
  type: LeadEventType;
  /** When it happened, ISO 8601 in UTC. */
  timestamp: string;
  data: object;
}
