import type { LanguageRules } from '../LanguageRules.ts';
import { languages, type Language } from '../languages.ts';
import * as registry from '../languages/registry.ts';

/** The rules of a language. In a browser they are those of rules/pageLanguage.ts. */
export const rulesOf = (language: Language): LanguageRules => registry[language].rules;

/** The languages whose rules are here: all of them. */
export const languagesHere = (): readonly Language[] => languages;

/** Nothing to wait for. */
export const loadRules = (_languages: readonly Language[]): Promise<void> => Promise.resolve();
