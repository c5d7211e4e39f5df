import * as z from 'zod/mini';
import { agentSchema, reviewSchema } from './agent.ts';
import { respellAgentNames } from './agentBrief.ts';
import {
  count,
  filledLine,
  id,
  imageSchema,
  integer,
  line,
  listOf,
  localisedLine,
  localisedList,
  localisedText,
  optional,
  renameFields,
  respelled,
  slug,
  webUrl,
  withFallback,
} from './fields.ts';
import { phone } from './phone.ts';

export const agencyAddressSchema = z.object({
  street_type: optional(line),
  street_name: optional(line),
  street_number: optional(line),
  postal_code: optional(line),
  town: optional(line),
});

const agentNameSchema = respelled(respellAgentNames, z.object({ id, slug: optional(slug), full_name: filledLine }));

const commonShape = {
  id,
  slug,
  kind: optional(z.literal('agency')),
  commercial_brand: filledLine,
  /** True where an agent works alone: the agent's own page is the agency's. */
  independent: withFallback(z.boolean(), false),
  logo: optional(imageSchema),
  address: withFallback(agencyAddressSchema, {}),
  city: optional(localisedLine),
  province: optional(line),
  province_slug: optional(slug),
  email: optional(line),
  phone: optional(phone),
  web: optional(webUrl),
};

/** An agency as directories show it, with the names of its agents. */
export const agencyShape = { ...commonShape, agents: withFallback(listOf(agentNameSchema), []) };

/** An agency as its own page shows it. Its estates are `/web/estates/{type}?agency={slug}`. */
export const agencyProfileShape = {
  ...commonShape,
  agents: withFallback(listOf(agentSchema), []),
  about: optional(localisedText),
  /** The year. */
  founded: optional(integer),
  zones: withFallback(listOf(line), []),
  languages: withFallback(listOf(line), []),
  consultancy_areas: optional(localisedList),
  memberships: optional(localisedList),
  /** Estates that its agents have sold and let so far. */
  sales: optional(count),
  rents: optional(count),
  /** The latest of its agents'. */
  reviews: withFallback(listOf(reviewSchema), []),
};

const respellAgency = renameFields({ slug: 'id', name: 'commercial_brand' });

export const agencySchema = respelled(respellAgency, z.object(agencyShape));
export const agencyProfileSchema = respelled(respellAgency, z.object(agencyProfileShape));

export type AgencyDto = z.output<typeof agencySchema>;
export type AgencyProfileDto = z.output<typeof agencyProfileSchema>;
