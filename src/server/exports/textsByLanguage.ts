import type { LocalisedText } from '#shared/i18n/languages.ts';
import { languageFacts, languages } from '#shared/i18n/languages.ts';

/** A text by the code of the language that it really is in: what stands in place of the Spanish may be in another. */
export function textsByLanguage(text: LocalisedText | undefined): Record<string, string> {
  const entries = languages.map((language) => [
    language === 'es' ? (text?.language ?? language) : language,
    text?.[languageFacts[language].tag] ?? '',
  ]);
  return Object.fromEntries(entries.filter(([, words]) => words !== '')) as Record<string, string>;
}
