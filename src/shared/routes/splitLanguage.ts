import { defaultLanguage, type Language } from '#shared/i18n/languages.ts';

/**
 * The language that a path's first segment selects, and the path within it (docs/product.md#languages). Any case is
 * understood. The prefix of a language that the site does not speak is a word like any other.
 * @param languages of the site
 */
export function splitLanguage(
  pathname: string,
  languages: readonly Language[],
): { language: Language; localPath: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(pathname) ?? [];
  const language = languages.find((known) => known === first.toLowerCase());
  return language ? { language, localPath: rest || '/' } : { language: defaultLanguage, localPath: pathname };
}
