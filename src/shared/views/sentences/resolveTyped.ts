import type { Api } from '../../api/createApi.ts';
import { pointOf } from '../../api/pointOf.ts';
import type { Suggestion } from '../../api/suggestion.ts';
import { orEmpty } from '../../api/upstreamErrors.ts';
import type { OperationType } from '../../domain/estate.ts';
import type { TravelMode } from '../../domain/travelTime.ts';
import { readSentence } from '../../filters/sentence/readSentence.ts';
import { resolveSentence, type PlaceFinder, type ResolvedSentence } from '../../filters/sentence/resolveSentence.ts';
import type { SentenceWords } from '../../i18n/SentenceWords.ts';

/** Where a sentence was typed. */
export interface TypedContext extends Pick<PlaceFinder<Suggestion>, 'find' | 'outlineOf' | 'chosen'> {
  api: Api;
  /** Of the page's language first. */
  words: readonly [SentenceWords, ...SentenceWords[]];
  /** Of the field: what is looked for where the sentence does not say it. */
  type: OperationType;
  travelModes: readonly TravelMode[] | undefined;
}

/**
 * What a sentence says, with its places.
 * @throws whatever the lookup of places throws
 */
export const resolveTyped = (
  text: string,
  { api, find, words, type, travelModes, outlineOf, chosen = [] }: TypedContext,
): Promise<ResolvedSentence<Suggestion>> =>
  resolveSentence(readSentence(text, words, { operation: type }), {
    find,
    locate: (place) => pointOf(place, api, type).catch(orEmpty(undefined)),
    travelModes,
    chosen,
    ...(outlineOf ? { outlineOf } : {}),
  });

/** A place among others of its name: `Salamanca (Madrid)`. */
export const nameWithin = ({ name, within }: Suggestion): string => (within ? `${name} (${within})` : name);
