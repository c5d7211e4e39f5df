import { defaultLanguage, languageFacts, type Language, type LocaleTag } from './languages.ts';

/** Values by locale tag; `language` says what stands under `es-ES` where that is not Spanish. */
export type ByLocale<T> = Partial<Readonly<Record<LocaleTag, T>>> & { readonly language?: string | undefined };

export interface Localised<T> {
  value: T;
  /**
   * The language that the value really is in: another than asked for when it had to be taken from Spanish, or from what
   * stands there in place of Spanish.
   */
  language: string;
}

/** A value by locale tag in a language; without one, the Spanish (docs/product.md#constants, PD-32). */
export function localised<T>(values: ByLocale<T>, language: Language): Localised<T> | undefined {
  for (const candidate of [language, defaultLanguage]) {
    const value = values[languageFacts[candidate].tag];
    if (value === undefined || value === '') continue;
    return { value, language: candidate === defaultLanguage ? (values.language ?? candidate) : candidate };
  }
  return undefined;
}

/** A value by locale tag in a language, where it really is in that. */
export function ownWords<T>(values: ByLocale<T> | undefined, language: Language): T | undefined {
  const found = values && localised(values, language);
  return found?.language === language ? found.value : undefined;
}

/** The `lang` attribute of a text shown on a page of another language; nothing when it is the page's own. */
export const langAttribute = (text: { language: string }, page: Language): string | undefined =>
  text.language === page ? undefined : text.language;
