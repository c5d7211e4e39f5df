import { translatedFields, type TranslatedField } from '#shared/domain/translatedFields.ts';
import { defaultLanguage, languageFacts, type Language } from '#shared/i18n/languages.ts';
import { ownWords, type ByLocale } from '#shared/i18n/localised.ts';
import { digest } from '../db/digest.ts';

type Texts = ByLocale<string | readonly string[]>;

/** The texts of a listing's stored documents. */
export type TextDocument = Partial<Record<TranslatedField, Texts | undefined>>;

/** What a listing says in one field, in the language in which people wrote it, which no translation replaces. */
export interface OwnText {
  field: TranslatedField;
  /** ISO 639-1. */
  source: string;
  /** A list's items as lines. */
  content: string;
  isList: boolean;
}

const oneLine = (item: string): string => item.replace(/\s+/g, ' ').trim();

/** The text that a page shows where its language has none: the Spanish, or what stands in its place. */
function ownText(field: TranslatedField, texts: Texts): OwnText | undefined {
  const value = texts[languageFacts[defaultLanguage].tag];
  if (value === undefined) return undefined;
  const isList = typeof value !== 'string';
  const content = isList ? value.map(oneLine).join('\n') : value;
  return /\p{L}/u.test(content) ? { field, source: texts.language ?? defaultLanguage, content, isList } : undefined;
}

/** The texts of a listing that lack a language, each with the languages that it lacks. */
export function missingTexts(
  document: TextDocument,
  languages: readonly Language[],
): { text: OwnText; targets: Language[] }[] {
  return translatedFields.flatMap((field) => {
    const texts = document[field];
    const text = texts && ownText(field, texts);
    if (!text) return [];
    const targets = languages.filter((language) => {
      const own = ownWords(texts, language);
      return language !== text.source && (own === undefined || own.length === 0);
    });
    return targets.length > 0 ? [{ text, targets }] : [];
  });
}

/** By what a translation is found: a text that changes has none. */
export const digestOf = ({ content, source }: Pick<OwnText, 'content' | 'source'>, target: string): string =>
  digest(`${source}\n${target}\n${content}`);
