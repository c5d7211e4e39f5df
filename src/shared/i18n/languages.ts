import type { LanguageFacts } from './LanguageFacts.ts';
import * as registry from './languages/registry.ts';

export type Language = keyof typeof registry;

export const defaultLanguage: Language = 'es';

/** The languages of a site whose network does not choose them (LANGUAGES). */
export const usualLanguages = ['es', 'ca', 'en'] as const satisfies readonly Language[];

export type UsualLanguage = (typeof usualLanguages)[number];

/** The order in which lists and columns name languages; one that is not here comes after them. */
const inOrder: readonly Language[] = [...usualLanguages, 'de', 'nl', 'fr'];

/** All languages that the software has. Those of a site are the network's choice (docs/product.md#languages). */
export const languages = [...new Set([...inOrder, ...Object.keys(registry).sort()])] as [Language, ...Language[]];

/** The languages of a site, in the order in which they are offered. */
export const languagesOf = (site: { languages?: readonly Language[] }): readonly Language[] =>
  site.languages ?? usualLanguages;

/** Something for each language of a site: Spanish is always among them. */
export type BySiteLanguage<T> = Readonly<{ es: T } & Partial<Record<Language, T>>>;

export const inSiteLanguages = <T>(
  siteLanguages: readonly Language[],
  make: (language: Language) => T,
): BySiteLanguage<T> =>
  Object.fromEntries(siteLanguages.map((language) => [language, make(language)])) as unknown as BySiteLanguage<T>;

/** What there is for a language, or for Spanish where the site does not speak it. */
export const valueIn = <T>(values: BySiteLanguage<T>, language: Language): T => values[language] ?? values.es;

/** A language where the site speaks it, else Spanish. */
export const spokenOrSpanish = (language: Language, siteLanguages: readonly Language[]): Language =>
  siteLanguages.includes(language) ? language : defaultLanguage;

/**
 * What a page must have of every language: its URL prefix, locale tag and own name, and the suffix of the CMS's fields.
 * The rest is in the folder of each (LanguageRules.ts, FeedWords.ts).
 */
export const languageFacts: { readonly [L in Language]: Pick<(typeof registry)[L], keyof LanguageFacts> } = registry;

export type LocaleTag = (typeof languageFacts)[Language]['tag'];

/** A text as the API sends it: keyed by locale tag, any language may be missing but es-ES. */
export type LocalisedText = { readonly 'es-ES': string; readonly language?: string | undefined } & Partial<
  Readonly<Record<LocaleTag, string>>
>;

/** Something for each language that the software has. */
export const inLanguages = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;

type ByTag<T> = Record<LocaleTag, T>;

/** Something for each language, by locale tag. */
export const inTags = <T>(make: (language: Language) => T): ByTag<T> =>
  Object.fromEntries(languages.map((language) => [languageFacts[language].tag, make(language)])) as ByTag<T>;

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** The locale tag of one of the site's languages; any other stands for itself. */
export const localeTagOf = (language: string): string =>
  isLanguage(language) ? languageFacts[language].tag : language;
