import { defaultLanguage, isLanguage, type Language } from '#shared/i18n/languages.ts';

/**
 * The language that a path's first segment selects, and the path within it (docs/product.md#languages). Any case is
 * understood.
 */
export function splitLanguage(pathname: string): { language: Language; localPath: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(pathname) ?? [];
  const language = first.toLowerCase();
  return isLanguage(language)
    ? { language, localPath: rest || '/' }
    : { language: defaultLanguage, localPath: pathname };
}
