import { operationTypes } from '#shared/domain/estate.ts';
import { countryKey, type EstateRow } from '../tables.ts';

/**
 * Surrogate keys of what an answer depends on, beside the contract's, which say what it is about (`estates`,
 * `province:madrid`).
 * A change names only these: purging everything about a province for one estate in it would be far too much.
 */

/** Every answer that shows this estate. */
export const estateTag = (key: string): string => `estate:${key}`;

/** The key of the estate that a tag is of; undefined for another's. */
export const estateKeyOf = (tag: string): string | undefined =>
  tag.startsWith(estateTag('')) ? tag.slice(estateTag('').length) : undefined;

export const agentTag = (slug: string): string => `agent:${slug}`;
/** The free times of an agent for visits. @param addressee as an enquiry has it: `agent:ana-mas` */
export const slotsTag = (addressee: string): string => `slots:${addressee}`;
export const agencyTag = (slug: string): string => `agency:${slug}`;

/** Answers that there is no such province, agent or home: they hold until one is added. */
export const missingTag = 'missing';

/** Answers in which any place with homes may stand. */
export const suggestionsTag = 'suggestions';

/** The list of places directly inside this one that have estates. */
export const placesTag = (parent: number): string => `places:${parent}`;

/** The answers of the sitemap: what there is of it, its lists of places, and each page of its estates. */
export const sitemapTags = {
  index: 'sitemap',
  places: 'sitemap:places',
  people: 'sitemap:people',
  estates: (page: number): string => `sitemap:estates:${page}`,
} as const;

interface ListLimits {
  types: readonly number[];
  province: number | null;
  towns: readonly number[] | null;
  zones: readonly number[] | null;
  agent: number | null;
  agency: number | null;
  keys: readonly string[] | null;
}

const tagsOf = (types: readonly number[], holders: readonly (number | string)[]): string[] =>
  types.flatMap((type) => holders.map((holder) => `list:${operationTypes[type]}:${holder}`));

/** Named in one answer: more would fill its header. */
const maxPlaces = 50;

/**
 * The estates that a list is made of, by its narrowest limit. An estate outside that limit changes nothing in the list.
 * The numbers are the store's keys of places.
 */
export function listTags({ types, province, towns, zones, agent, agency, keys }: ListLimits): string[] {
  if (keys) return keys.map(estateTag);
  if (agent !== null) return tagsOf(types, [`agent-${agent}`]);
  if (agency !== null) return tagsOf(types, [`agency-${agency}`]);
  const scope = [province ?? countryKey];
  const places = zones ?? towns ?? scope;
  return tagsOf(types, places.length > maxPlaces ? scope : places);
}

/** Every list that an estate may be in. */
export const listsOf = ({ type, province, town, zone, agent, agency }: EstateRow): string[] =>
  tagsOf([type], [countryKey, province, town, ...(zone === null ? [] : [zone]), `agent-${agent}`, `agency-${agency}`]);
