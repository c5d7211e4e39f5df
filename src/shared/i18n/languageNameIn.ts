import { languageFacts, type Language } from './languages.ts';

/** What a language is called in another: `Englisch`, `anglais`. @param code ISO 639, `en` */
export const languageNameIn = (code: string, language: Language): string =>
  new Intl.DisplayNames(languageFacts[language].tag, { type: 'language' }).of(code) ?? code;
