import { pointOf } from '#shared/api/pointOf.ts';
import type { Suggestion } from '#shared/api/suggestion.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import type { EstateSort } from '#shared/domain/sorts.ts';
import { loadSentenceWords, loadWords } from '#shared/filters/sentence/loadSentenceWords.ts';
import type { Offer, SentenceQuestion } from '#shared/filters/sentence/Offer.ts';
import { readSentence } from '#shared/filters/sentence/readSentence.ts';
import { resolveSentence } from '#shared/filters/sentence/resolveSentence.ts';
import { maxSentence } from '#shared/filters/sentence/tokens.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { defaultLanguage } from '#shared/i18n/languages.ts';
import type { SentenceWords } from '#shared/i18n/SentenceWords.ts';
import { createFinder } from '#shared/views/sentences/createFinder.ts';
import { plainText } from './plainText.ts';
import type { Asking } from './Tool.ts';

/** A sentence may be in another language than its answer: the one asked for goes first, Spanish last. */
async function wordsFor({ language, languages }: Asking): Promise<[SentenceWords, ...SentenceWords[]]> {
  const others = languages.filter((other) => other !== language && other !== defaultLanguage);
  const [first, ...more] = await loadSentenceWords(language);
  return [first, ...(await Promise.all(others.map(loadWords))), ...more];
}

export interface SentenceAsked {
  type?: OperationType;
  filters: EstateFilters;
  sort?: EstateSort;
  /** The words that were not taken into account. */
  ignored: string[];
  /** What the names of places may mean besides: `Valencia, province`. */
  otherReadings: string[];
  questions: SentenceQuestion[];
  /** What the site has that is nearest to what was ignored. */
  nearest: Offer[];
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
  const reading = readSentence(sentence, await wordsFor(asking), { operation });
  const type = operation ?? reading.operation ?? 'buy';
  const resolved = await resolveSentence<Suggestion>(reading, {
    find: createFinder(asking, type),
    locate: (place) => pointOf(place, asking.api, type).catch(orEmpty(undefined)),
  });
  return {
    ...(resolved.operation ? { type: resolved.operation } : {}),
    filters: resolved.filters,
    ...(resolved.sort ? { sort: resolved.sort } : {}),
    ignored: resolved.ignored.map((words) => plainText(words, maxSentence)),
    questions: resolved.questions.map(({ text, choices }) => ({ text: plainText(text, maxSentence), choices })),
    nearest: resolved.nearest.map(({ name, ...offer }) => ({
      ...(name === undefined ? {} : { name: plainText(name, maxSentence) }),
      ...offer,
    })),
    otherReadings: resolved.places.flatMap(({ others }) => others.map(nameOf)),
  };
}
