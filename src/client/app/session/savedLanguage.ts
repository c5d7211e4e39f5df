import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { isLanguage, type Language } from '#shared/i18n/languages.ts';
import { attempt } from './attempt.ts';

/** The language that the visitor chose last (docs/product.md#language-change); undefined before any choice. */
export function savedLanguage(): Language | undefined {
  const saved = attempt(() => localStorage.getItem(storedKeyNames.language));
  return isLanguage(saved) ? saved : undefined;
}

export function saveLanguage(language: Language): void {
  attempt(() => {
    localStorage.setItem(storedKeyNames.language, language);
  });
}
