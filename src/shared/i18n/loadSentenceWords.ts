import type { Language } from './languages.ts';
import type { SentenceWords } from './SentenceWords.ts';
export const loadSentenceWords = async (_: Language): Promise<[SentenceWords]> => [
  (await import('./languages/es/sentenceWords.ts')).sentenceWords,
];
