import { languagesHere, rulesOf } from '#rules';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** The word a URL of each language uses (docs/product.md#operation-words, PD-9). */
export const urlWord = (type: OperationType, language: Language): string => rulesOf(language).urls.operations[type][0];

/** Every word that is understood; all but the language's own lead to a redirect (PD-8). */
export const operationWords = (): string[] =>
  languagesHere().flatMap((language) => Object.values(rulesOf(language).urls.operations).flat());

/** The operation of a word of any language; undefined for any other word. */
export const operationOf = (word: string): OperationType | undefined =>
  operationTypes.find((type) =>
    languagesHere().some((language) => rulesOf(language).urls.operations[type].includes(word)),
  );
