import * as z from 'zod/mini';
import { agentGenders } from '#shared/domain/agent.ts';
import { languageFacts, languages } from '#shared/i18n/languages.ts';
import { agentBriefShape, respellAgentNames } from './agentBrief.ts';
import {
  count,
  imageSchema,
  isFields,
  line,
  listOf,
  localisedLine,
  localisedList,
  localisedText,
  lowerCase,
  optional,
  pastTime,
  renameFields,
  renameValue,
  respelled,
  slug,
  webUrl,
  withFallback,
  word,
} from './fields.ts';

/** Field names beside the contract's own (docs/product.md#agent). The first picture that there is counts. */
const agentAliases = {
  highlighted_photo: 'image',
  highlightedPhoto: 'image',
  avatar: 'image',
  pronoun: 'gender',
  social_networks: 'social',
  socialNetworks: 'social',
};

const genderAliases = { f: 'female', she: 'female', her: 'female', m: 'male', he: 'male', his: 'male' };

/**
 * A map of network name to link, from such a map or from a list of {id, link}; links that lead nowhere are left out.
 */
function respellSocial(value: unknown): unknown {
  const pairs = Array.isArray(value)
    ? value.filter(isFields).map(({ id, link }) => [id, link] as const)
    : isFields(value)
      ? Object.entries(value)
      : [];
  return Object.fromEntries(
    pairs.flatMap(([network, link]) =>
      typeof network === 'string' && z.safeParse(webUrl, link).success ? [[network.toLowerCase(), link]] : [],
    ),
  );
}

/** An agent as directories and cards show them. */
export const agentShape = {
  ...agentBriefShape,
  kind: optional(z.literal('agent')),
  /** Grammatical gender, for the words that need one. */
  gender: withFallback(
    respelled((value) => renameValue(genderAliases)(lowerCase(value)), z.enum(agentGenders)),
    'other',
  ),
  image: optional(imageSchema),
  /** The own brand of an agent who works alone, else the agency's. */
  commercial_brand: optional(line),
  web: optional(webUrl),
  city: optional(localisedLine),
  province: optional(line),
  province_slug: optional(slug),
  /** Names of places. */
  zones: withFallback(listOf(line), []),
  languages: withFallback(listOf(line), []),
  social: withFallback(respelled(respellSocial, z.record(word, webUrl)), {}),
};

/** Stars beyond five are five. */
const stars = respelled((value) => (typeof value === 'number' ? Math.min(5, Math.max(1, value)) : value), z.number());

const localeTags = languages.map((language) => languageFacts[language].tag);

/** What a client wrote. */
export const reviewSchema = z.object({
  author: line,
  rating: stars,
  text: localisedText,
  /** Tag of the language it was written in; the others are translations. */
  language: optional(z.enum(localeTags)),
  /** The name of the site that published it. */
  source: optional(line),
  url: optional(webUrl),
  date: optional(pastTime),
  /** The agent it is about, among an agency's reviews. */
  agent: optional(z.object({ slug, full_name: line })),
});
export type ReviewDto = z.output<typeof reviewSchema>;

/** What an agent's own page needs beside that. Their estates are `/web/estates/{type}?agent={slug}`. */
export const agentDetailShape = {
  about: optional(localisedText),
  training: optional(localisedList),
  experience: optional(localisedList),
  consultancy_areas: optional(localisedList),
  /** Estates sold and let so far. */
  sales: optional(count),
  rents: optional(count),
  reviews: withFallback(listOf(reviewSchema), []),
  certifications: optional(localisedList),
  memberships: optional(localisedList),
  video: optional(webUrl),
  /** Where a visit is booked. */
  calendar_url: optional(webUrl),
};

/** What a directory adds, by which it may be sorted. */
const agentFiguresShape = {
  /** Of the reviews on the agent's page. */
  rating: optional(z.object({ average: stars, count })),
  /** Available listings, to buy and to rent. */
  estates: optional(count),
  /** Estates sold so far. */
  sales: optional(count),
};

const respellAgent = (value: unknown): unknown => renameFields(agentAliases)(respellAgentNames(value));

export const agentSchema = respelled(respellAgent, z.object({ ...agentShape, ...agentFiguresShape }));
export const agentProfileSchema = respelled(respellAgent, z.object({ ...agentShape, ...agentDetailShape }));

export type AgentDto = z.output<typeof agentSchema>;
export type AgentProfileDto = z.output<typeof agentProfileSchema>;
