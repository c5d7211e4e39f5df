import type { FeedWords } from './FeedWords.ts';
import { feedWords as ca } from './languages/ca/feedWords.ts';
import { feedWords as de } from './languages/de/feedWords.ts';
import { feedWords as en } from './languages/en/feedWords.ts';
import { feedWords as es } from './languages/es/feedWords.ts';
import { feedWords as fr } from './languages/fr/feedWords.ts';
import { feedWords as nl } from './languages/nl/feedWords.ts';
import type { Language } from './languages.ts';

const words: Readonly<Record<Language, FeedWords>> = { es, ca, en, de, nl, fr };

/** What the import of listings says and reads in a language. */
export const feedWordsOf = (language: Language): FeedWords => words[language];
