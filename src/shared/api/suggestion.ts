import { suggestionSchema, type SuggestionDto } from '#shared/contract/suggestion.ts';
import { readRecords, type OnInvalid } from './readAnswer.ts';

export type Suggestion = SuggestionDto;

export const toSuggestions = (answer: unknown, onInvalid?: OnInvalid): Suggestion[] =>
  readRecords(suggestionSchema, answer, onInvalid);
