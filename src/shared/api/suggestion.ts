import { suggestionSchema, type SuggestionDto } from '#shared/contract/suggestion.ts';
import { placeNameIn, placeNamesIn } from '#shared/i18n/placeNames.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { readRecords, type OnInvalid } from './readAnswer.ts';

export type Suggestion = SuggestionDto;

export const toSuggestions = (answer: unknown, onInvalid?: OnInvalid): Suggestion[] =>
  readRecords(suggestionSchema, answer, onInvalid);

/** A suggestion with its places named in the page's language; people and references keep their names. */
export const suggestionIn = (suggestion: Suggestion, language: Language): Suggestion => {
  const { kind, name, within } = suggestion;
  // A zone keeps its own, as of a listing (domain/address.ts).
  const isPlace = kind === 'province' || kind === 'town';
  return {
    ...suggestion,
    name: isPlace ? placeNameIn(name, language) : name,
    ...(within === undefined ? {} : { within: placeNamesIn(within, language) }),
  };
};
