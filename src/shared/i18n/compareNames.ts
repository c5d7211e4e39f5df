import { languageFacts, type Language } from './languages.ts';

const collators = new Map<Language, Intl.Collator>();

/**
 * The order of places and people in a language. Both sides must sort the same, which is why the language is that of the
 * page and never the browser's. @param language Spanish where no page is asked for, as in the API's answers
 */
export function compareNames(a: string, b: string, language: Language = 'es'): number {
  const collator = collators.get(language) ?? new Intl.Collator(languageFacts[language].tag);
  collators.set(language, collator);
  return collator.compare(a, b);
}
