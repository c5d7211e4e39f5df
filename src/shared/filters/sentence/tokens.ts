import { foldLetters } from '../../domain/foldLetters.ts';

/** A word, a number or a mark of a sentence. */
export interface Token {
  kind: 'word' | 'number' | 'mark';
  /** As it was typed. */
  text: string;
  /** In small letters without accents; of a mistyped word the one that was meant. */
  word: string;
  isMistyped: boolean;
  /** Where it begins and ends in the sentence. */
  from: number;
  to: number;
}

/** Longest sentence that is read, in characters. */
export const maxSentence = 300;

/** Linear in the text's length: each branch begins with other characters, and no repetition holds another. */
const pattern = /m[²2](?![\p{L}\d])|\d+(?:[.,'’]\d+)*[ºª°]?|[\p{L}\p{M}·]+|[^\s\p{L}\d]/giu;

const silentMark = /^[.'’´`"“”«»!¡?¿()[\]*]$/;

const kindOf = (text: string): Token['kind'] => {
  if (/^\d[\d.,'’]*$/.test(text)) return 'number';
  return /^\p{L}/u.test(text) ? 'word' : 'mark';
};

/** Whether a hyphen joins words, as in `3-Zimmer-Wohnung`, and is not between the ends of a range. */
const joins = (sentence: string, at: number): boolean =>
  /[\p{L}\d.]/u.test(sentence.charAt(at - 1)) && /\p{L}/u.test(sentence.charAt(at + 1));

/** The words, numbers and marks of a sentence; `l'Hospitalet` is two words, a point says nothing. */
export function tokensOf(sentence: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: text, index: from } of sentence.slice(0, maxSentence).matchAll(pattern)) {
    if (silentMark.test(text) || (text === '-' && joins(sentence, from))) continue;
    const word = foldLetters(text).replace('²', '2');
    tokens.push({ kind: kindOf(text), text, word, isMistyped: false, from, to: from + text.length });
  }
  return tokens;
}

/**
 * The number that digits stand for: `300.000`, `1,2`, `300'000`, `1.200,50`. Three digits behind a mark are thousands.
 * @param isOfMillions `1,250 millones` has three decimals
 */
export function numberOf(digits: string, isOfMillions = false): number {
  const groups = digits.split(/[.,'’]/);
  const marks = digits.replace(/\d/g, '');
  const last = groups.at(-1)!;
  const isSingle = groups.length === 2;
  const isDecimal =
    groups.length > 1 &&
    (last.length !== 3 || groups[0] === '0' || (isOfMillions && isSingle)) &&
    (isSingle || marks.at(-1) !== marks.charAt(0));
  return Number(isDecimal ? `${groups.slice(0, -1).join('')}.${last}` : groups.join(''));
}
