import type { FeedWords } from './FeedWords.ts';
import type { Language } from './languages.ts';
import * as registry from './languages/registry.ts';

/** What the import of listings says and reads in a language. */
export const feedWordsOf = (language: Language): FeedWords => registry[language].feedWords;
