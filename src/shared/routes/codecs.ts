import type { OperationType } from '#shared/domain/estate.ts';
import { slugPattern } from '#shared/domain/slugify.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { typeOfWord, urlWord } from './operationWords.ts';

/** URL text ↔ neutral value, for one parameter. */
interface Codec<T> {
  /** Source of a regular expression for every spelling that is accepted, without groups that capture. */
  pattern: string;
  /** The value of an accepted spelling. */
  parse: (text: string) => T;
  /** The one normal spelling in a language. */
  format: (value: T, language: Language) => string;
}

const slug: Codec<string> = {
  pattern: slugPattern,
  parse: (text) => text.toLowerCase(),
  // An upstream's slug in capitals would send its URL and the normal form to each other for ever.
  format: (value) => value.toLowerCase(),
};

/** As 'MS0116-3310' (docs/product.md#estate): upper case is the normal form. */
const reference: Codec<string> = {
  pattern: slugPattern,
  parse: (text) => text.toUpperCase(),
  format: (value) => value.toUpperCase(),
};

const operationType: Codec<OperationType> = {
  pattern: [...typeOfWord.keys()].join('|'),
  parse: (text) => typeOfWord.get(text.toLowerCase())!,
  format: (value, language) => urlWord[language][value],
};

/** Source of a regular expression for the secret of a mailed link. */
export const secretPattern = '[A-Za-z0-9_-]{22,128}';

/** Case-sensitive. */
const token: Codec<string> = {
  pattern: secretPattern,
  parse: (text) => text,
  format: (value) => value,
};

/** One codec a parameter name; the names are those in the table's patterns. */
export const codecs = {
  province: slug,
  type: operationType,
  slug,
  ref: reference,
  agent: slug,
  agency: slug,
  assistanceId: token,
  leadId: token,
  unsubscribeToken: token,
  crossingId: token,
  alertToken: token,
};

export type ParamName = keyof typeof codecs;

export type ParamValue<Name extends ParamName> = ReturnType<(typeof codecs)[Name]['parse']>;
