import type { Suggestion } from '#shared/api/suggestion.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import type { EstateSort } from '#shared/domain/sorts.ts';
import { readSentence } from '#shared/filters/sentence/readSentence.ts';
import { resolveSentence } from '#shared/filters/sentence/resolveSentence.ts';
import { maxSentence } from '#shared/filters/sentence/tokens.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { SentenceWords } from '#shared/i18n/SentenceWords.ts';
import { sentenceWords as ca } from '#shared/i18n/languages/ca/sentenceWords.ts';
import { sentenceWords as de } from '#shared/i18n/languages/de/sentenceWords.ts';
import { sentenceWords as en } from '#shared/i18n/languages/en/sentenceWords.ts';
import { sentenceWords as es } from '#shared/i18n/languages/es/sentenceWords.ts';
import { sentenceWords as fr } from '#shared/i18n/languages/fr/sentenceWords.ts';
import { sentenceWords as nl } from '#shared/i18n/languages/nl/sentenceWords.ts';
import { pointOf } from '#client/features/ownPlaces/pointOf.ts';
import { findPlacesByName } from './findPlacesByName.ts';
import { plainText } from './plainText.ts';
import type { Asking } from './Tool.ts';

/** A process of the server has those of all languages, as it has their rules. */
const wordsIn: Readonly<Record<Language, SentenceWords>> = { es, ca, en, de, nl, fr };

/** A sentence may be in another language than its answer: the one asked for goes first. */
const wordsFor = ({ language, languages }: Asking): [SentenceWords, ...SentenceWords[]] => [
  wordsIn[language],
  ...languages.filter((other) => other !== language).map((other) => wordsIn[other]),
];

export interface SentenceAsked {
  type?: OperationType;
  filters: EstateFilters;
  sort?: EstateSort;
  /** The words that were not taken into account. */
  ignored: string[];
  /** What the names of places may mean besides: `Valencia, province`. */
  otherReadings: string[];
}

const nameOf = ({ kind, name, within }: Suggestion): string =>
  plainText(`${[name, within].filter(Boolean).join(', ')} (${kind})`, maxSentence);

/**
 * What a sentence asks for, by the rules of the search field.
 * @param operation of the question, by which a number without a unit is judged where the sentence says none
 */
export async function readSearchSentence(
  sentence: string,
  operation: OperationType | undefined,
  asking: Asking,
): Promise<SentenceAsked> {
  const reading = readSentence(sentence, wordsFor(asking), { operation });
  const type = operation ?? reading.operation ?? 'buy';
  const resolved = await resolveSentence<Suggestion>(reading, {
    find: (text) => findPlacesByName(text, type, asking),
    locate: (place) => pointOf(place, asking.api, type).catch(orEmpty(undefined)),
  });
  return {
    ...(resolved.operation ? { type: resolved.operation } : {}),
    filters: resolved.filters,
    ...(resolved.sort ? { sort: resolved.sort } : {}),
    ignored: resolved.ignored.map((words) => plainText(words, maxSentence)),
    otherReadings: resolved.places.flatMap(({ others }) => others.map(nameOf)),
  };
}
