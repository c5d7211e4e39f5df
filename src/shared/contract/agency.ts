import * as z from 'zod/mini';
import { areInOrder, isHourRange, opensSomeDay } from '#shared/domain/openingHours.ts';
import { agentSchema, reviewSchema } from './agent.ts';
import { respellAgentNames } from './agentBrief.ts';
import {
  count,
  filledLine,
  id,
  imageSchema,
  integer,
  latitude,
  line,
  listOf,
  localisedLine,
  localisedList,
  localisedText,
  longitude,
  optional,
  renameFields,
  respelled,
  slug,
  textUpTo,
  webUrl,
  withFallback,
} from './fields.ts';
import { registeredShape } from './register.ts';

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
  phone: optional(line),
  web: optional(webUrl),
  ...registeredShape,
  /** Its door. */
  location: optional(z.object({ lat: latitude, lng: longitude })),
};

const hourRange = textUpTo(11, 'hours of one day (09:30-14:00)', isHourRange);
const hoursOfDay = z.optional(
  z.array(hourRange).check(z.maxLength(4), z.refine(areInOrder, 'must be ranges one after another')),
);

/** By the office's own clock. One broken range leaves all out: a day without hours would be shown as closed. */
const openingHoursSchema = z
  .object({
    ...{ mon: hoursOfDay, tue: hoursOfDay, wed: hoursOfDay, thu: hoursOfDay },
    ...{ fri: hoursOfDay, sat: hoursOfDay, sun: hoursOfDay },
  })
  .check(z.refine(opensSomeDay, 'must have a day with hours'));

/** An agency as directories show it, with the names of its agents. */
export const agencyShape = { ...commonShape, agents: withFallback(listOf(agentNameSchema), []) };

/** An agency as its own page shows it. Its estates are `/web/estates/{type}?agency={slug}`. */
export const agencyProfileShape = {
  ...commonShape,
  agents: withFallback(listOf(agentSchema), []),
  about: optional(localisedText),
  /** Its shop or office. */
  image: optional(imageSchema),
  opening_hours: optional(openingHoursSchema),
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
