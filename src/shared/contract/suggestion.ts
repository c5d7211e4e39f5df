import * as z from 'zod/mini';
import { operationTypes } from '#shared/domain/estate.ts';
import { count, estateKey, filledLine, line, optional, reference, slug, text } from './fields.ts';

/** An area is a coast, an island, a county; a landmark a station, a beach, a university. */
export const suggestionKinds = [
  'province',
  'town',
  'zone',
  'postcode',
  'street',
  'area',
  'landmark',
  'agent',
  'agency',
  'estate',
] as const;

/** Something that a typed text may mean. */
export const suggestionSchema = z.object({
  kind: z.enum(suggestionKinds),
  /** Of an estate its reference. */
  name: filledLine,
  /** Names of what it lies in, or of the province that it works in. */
  within: optional(line),
  /** Of a place and those around it; of an estate its province's. */
  province: optional(slug),
  town: optional(slug),
  zone: optional(slug),
  /** As the filters of lists have them. */
  postcode: optional(line),
  street: optional(line),
  /** Of an area its outline. */
  area: optional(text),
  /** Of a landmark what lies around it. */
  near: optional(line),
  /** Of an agent, an agency, an area, a landmark, or an estate in the language asked for. */
  slug: optional(slug),
  reference: optional(reference),
  /** Of an estate; absent where it follows from the reference. */
  key: optional(estateKey),
  type: optional(z.enum(operationTypes)),
  /** Available estates of a place. */
  count: optional(count),
});
export type SuggestionDto = z.output<typeof suggestionSchema>;

/** Longest text that is looked for, in characters. */
export const maxSuggestionText = 80;
