import { rules as ca } from '../languages/ca/rules.ts';
import { rules as de } from '../languages/de/rules.ts';
import { rules as en } from '../languages/en/rules.ts';
import { rules as es } from '../languages/es/rules.ts';
import { rules as fr } from '../languages/fr/rules.ts';
import { rules as nl } from '../languages/nl/rules.ts';
import type { LanguageRules } from '../LanguageRules.ts';
import type { Language } from '../languages.ts';

const rules: Readonly<Record<Language, LanguageRules>> = { es, ca, en, de, nl, fr };

/** The rules of a language. In a browser they are those of rules/pageLanguage.ts. */
export const rulesOf = (language: Language): LanguageRules => rules[language];

/** The languages whose rules are here: all of them. */
export const languagesHere = (): Language[] => Object.keys(rules) as Language[];

/** Nothing to wait for. */
export const loadRules = (_languages: readonly Language[]): Promise<void> => Promise.resolve();
