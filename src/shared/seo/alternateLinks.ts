import { defaultLanguage, languages, type Language } from '#shared/i18n/languages.ts';

/** A page in a language, for `rel=alternate` in its head and in the sitemap alike. */
export interface AlternateLink {
  hreflang: Language | 'x-default';
  /** Absolute. */
  href: string;
}

/**
 * The same page in each language, and for any other language in Spanish (docs/product.md#search-engines).
 * @param absolute a site path as an address
 */
export function alternateLinks(
  alternates: Readonly<Record<Language, string>>,
  absolute: (path: string) => string,
): AlternateLink[] {
  const links = languages.map((hreflang): AlternateLink => ({ hreflang, href: absolute(alternates[hreflang]) }));
  return [...links, { hreflang: 'x-default', href: absolute(alternates[defaultLanguage]) }];
}
