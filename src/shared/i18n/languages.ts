/** The languages of the site, in the order in which they are listed everywhere (docs/product.md#languages). */
export const languages = ['es', 'ca', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'es';

/**
 * What a page must have of every language: its URL prefix, locale tag and own name, and the suffix of the CMS's fields.
 * The rest is in the folder of each (LanguageRules.ts).
 */
export const languageFacts = {
  es: { prefix: '', tag: 'es-ES', name: 'Español', cms: 'espanol' },
  ca: { prefix: '/ca', tag: 'ca-ES', name: 'Català', cms: 'catala' },
  en: { prefix: '/en', tag: 'en-US', name: 'English', cms: 'english' },
} as const satisfies Record<Language, { prefix: string; tag: string; name: string; cms: string }>;

export type LocaleTag = (typeof languageFacts)[Language]['tag'];

/** A text as the API sends it: keyed by locale tag, any language may be missing but es-ES. */
export type LocalisedText = { readonly 'es-ES': string; readonly language?: string | undefined } & Partial<
  Readonly<Record<LocaleTag, string>>
>;

/** Something for each language. */
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
