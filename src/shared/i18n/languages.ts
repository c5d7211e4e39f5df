/** The languages of the site, in the order in which they are listed everywhere (docs/product.md#languages). */
export const languages = ['es', 'ca', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'es';

/** What differs per language outside its texts: URL prefix, locale tag, own name. */
export const languageFacts = {
  es: { prefix: '', tag: 'es-ES', name: 'Español' },
  ca: { prefix: '/ca', tag: 'ca-ES', name: 'Català' },
  en: { prefix: '/en', tag: 'en-US', name: 'English' },
} as const satisfies Record<Language, { prefix: string; tag: string; name: string }>;

export type LocaleTag = (typeof languageFacts)[Language]['tag'];

/** A text as the API sends it: keyed by locale tag, any language may be missing but es-ES. */
export type LocalisedText = { readonly 'es-ES': string; readonly language?: string | undefined } & Partial<
  Readonly<Record<LocaleTag, string>>
>;

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** The locale tag of one of the site's languages; any other stands for itself. */
export const localeTagOf = (language: string): string =>
  isLanguage(language) ? languageFacts[language].tag : language;
