import { languageFacts, languages, type LocalisedText } from '#shared/i18n/languages.ts';

/** Codes of languages by locale tag. */
const codes: ReadonlyMap<string, string> = new Map(
  languages.map((language) => [languageFacts[language].tag, language]),
);

/**
 * A text by the code of the language that it really is in, those of no page among them: what stands in place of the
 * Spanish may be in another.
 */
export function textsByLanguage(text: LocalisedText | undefined): Record<string, string> {
  const { language, ...texts } = text ?? {};
  const entries = Object.entries(texts).map(([tag, words]) => [
    tag === languageFacts.es.tag ? (language ?? 'es') : (codes.get(tag) ?? tag),
    words,
  ]);
  return Object.fromEntries(entries.filter(([, words]) => words)) as Record<string, string>;
}
