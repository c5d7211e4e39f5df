import { defaultLanguage, languageFacts, type Language } from './languages.ts';

export interface Localised<T> {
  value: T;
  /** The language that the value really is in: another than asked for when it had to be taken from Spanish. */
  language: Language;
}

/** A value by locale tag in a language; without one, the Spanish (docs/product.md#constants, PD-32). */
export function localised<T>(
  values: Partial<Readonly<Record<string, T>>>,
  language: Language,
): Localised<T> | undefined {
  for (const candidate of [language, defaultLanguage]) {
    const value = values[languageFacts[candidate].tag];
    if (value !== undefined && value !== '') return { value, language: candidate };
  }
  return undefined;
}

/** The `lang` attribute of a text shown on a page of another language; nothing when it is the page's own. */
export const langAttribute = (text: { language: Language }, page: Language): Language | undefined =>
  text.language === page ? undefined : text.language;
