import type { OperationType } from '#shared/domain/estate.ts';
import { keyPattern } from '#shared/domain/estateKey.ts';
import { slugify } from '#shared/domain/slugify.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { operationOf, operationWords, urlWord } from './operationWords.ts';

/** URL text ↔ neutral value, for one parameter. */
interface Codec<T> {
  /** Source of a regular expression for every spelling that is accepted, without groups that capture. */
  pattern: string;
  /** Whether it is never part of a call, which could become too long. */
  isOfAnyLength?: true;
  /** The value of an accepted spelling; empty where it has none. */
  parse: (text: string) => T;
  /** The one normal spelling in a language. */
  format: (value: T, language: Language) => string;
}

const letter = String.raw`[\p{L}\p{N}\p{M}]`;

/** What a name's slug is folded from: `Málaga`, `a_coruña`, `l'hospitalet`. */
const slug: Codec<string> = {
  pattern: String.raw`${letter}(?:[\p{L}\p{N}\p{M}\s'’·_-]*${letter})?`,
  parse: slugify,
  // An upstream's slug in capitals would send its URL and the normal form to each other for ever.
  format: (value) => value.toLowerCase(),
};

const maxFreeSlugLength = 100;

/** The words before a key, which alone says what the page is: whatever they are, its own replace them (PD-14). */
const freeSlug: Codec<string> = {
  pattern: '[^]+',
  isOfAnyLength: true,
  parse: (text) => slugify(text.slice(0, maxFreeSlugLength)) || 'x',
  format: slug.format,
};

/** The listing's own answer says in which case its key is written (domain/estateKey.ts). */
const estateKey: Codec<string> = {
  pattern: keyPattern,
  parse: (text) => text,
  format: (value) => value,
};

const operationType: Codec<OperationType> = {
  get pattern() {
    return operationWords().join('|');
  },
  parse: (text) => operationOf(text.toLowerCase())!,
  format: urlWord,
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
  slug: freeSlug,
  ref: estateKey,
  agent: slug,
  agency: slug,
  assistanceId: token,
  leadId: token,
  unsubscribeToken: token,
  crossingId: token,
  alertToken: token,
  alertsToken: token,
  advertsToken: token,
  resultsToken: token,
  ownerToken: token,
};

export type ParamName = keyof typeof codecs;

export type ParamValue<Name extends ParamName> = ReturnType<(typeof codecs)[Name]['parse']>;
