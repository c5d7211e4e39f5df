import type { BySiteLanguage, Language } from '#shared/i18n/languages.ts';

/** A page in a language, for `rel=alternate` in its head and in the sitemap alike. */
export interface AlternateLink {
  hreflang: Language | 'x-default';
  /** Absolute. */
  href: string;
}

/**
 * The same page in each language of the site, and for any other language in Spanish (docs/product.md#search-engines).
 * @param absolute a site path as an address
 */
export function alternateLinks(
  alternates: BySiteLanguage<string>,
  absolute: (path: string) => string,
): AlternateLink[] {
  const links = Object.entries(alternates).map(([hreflang, path]) => ({ hreflang, href: absolute(path) }));
  return [...(links as AlternateLink[]), { hreflang: 'x-default', href: absolute(alternates.es) }];
}
