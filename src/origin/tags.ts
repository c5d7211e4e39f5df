import { operationTypes } from '#shared/domain/estate.ts';
import { countryKey, type EstateRow } from './db/tables.ts';

/**
 * Surrogate keys that tell what an answer depends on, beside the contract's, which tell what it is about (`estates`,
 * `province:madrid`). A change names only these: to void everything about a province for one home in it would be far too much.
 */

/** Whatever shows this home. */
export const estateTag = (reference: string): string => `estate:${reference}`;
export const agentTag = (slug: string): string => `agent:${slug}`;
export const agencyTag = (slug: string): string => `agency:${slug}`;

/** Names of the places directly inside this one, of those that have homes. */
export const placesTag = (parent: number): string => `places:${parent}`;

interface ListLimits {
  types: readonly number[];
  province: number | null;
  towns: readonly number[] | null;
  zones: readonly number[] | null;
  agent: number | null;
  agency: number | null;
  references: readonly string[] | null;
}

const tagsOf = (types: readonly number[], holders: readonly (number | string)[]): string[] =>
  types.flatMap((type) => holders.map((holder) => `list:${operationTypes[type]}:${holder}`));

/**
 * Which homes a list is made of: the narrowest limit that it has. A home that is in none of it changes nothing in the list.
 * The numbers are the store's keys of places.
 */
export function listTags({ types, province, towns, zones, agent, agency, references }: ListLimits): string[] {
  if (references) return references.map(estateTag);
  if (agent !== null) return tagsOf(types, [`agent-${agent}`]);
  if (agency !== null) return tagsOf(types, [`agency-${agency}`]);
  return tagsOf(types, zones ?? towns ?? [province ?? countryKey]);
}

/** Every list that a home may be in. */
export const listsOf = ({ type, province, town, zone, agent, agency }: EstateRow): string[] =>
  tagsOf([type], [countryKey, province, town, ...(zone === null ? [] : [zone]), `agent-${agent}`, `agency-${agency}`]);
