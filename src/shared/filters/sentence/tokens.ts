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

/** Articles that places' names begin with. */
export const articles = new Set('la el los las l els les en na sa es the het der die das le a o as os'.split(' '));

/** Longest sentence that is read, in characters. */
export const maxSentence = 300;

/** Linear in the text's length: each branch begins with other characters, and no repetition holds another. */
const pattern =
  /m[²2](?![\p{L}\d])|\d{1,2}(?:e|er|[eè]me|[eè]re|ste|th|st|nd|rd|[rnta])(?![\p{L}\d])|\d+(?:[.,'’]\d+)*[ºª°]?|[\p{L}\p{M}·]+|[^\s\p{L}\d]/giu;

const silentMark = /^[.'’´`"“”«»!¡?¿()[\]*]$/;

const kindOf = (text: string): Token['kind'] => {
  if (/^\d[\d.,'’]*$/.test(text)) return 'number';
  return /^\p{L}/u.test(text) ? 'word' : 'mark';
};

/** Whether a hyphen joins words, as in `3-Zimmer-Wohnung`, and is not between the ends of a range. */
const joins = (sentence: string, at: number): boolean =>
  /[\p{L}\d.]/u.test(sentence.charAt(at - 1)) && /\p{L}/u.test(sentence.charAt(at + 1));

/** Whether a slash is of an abbreviation: `a/c`, `w/o`. */
const isOfAbbreviation = (sentence: string, at: number): boolean =>
  /^(?:^|[^\p{L}])\p{L}\/\p{L}(?:$|[^\p{L}])$/u.test(sentence.slice(Math.max(0, at - 2), at + 3));

/** The words, numbers and marks of a sentence; `l'Hospitalet` is two words, a point says nothing. */
export function tokensOf(sentence: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: text, index: from } of sentence.slice(0, maxSentence).matchAll(pattern)) {
    const isSilent = silentMark.test(text) || (text === '-' && joins(sentence, from));
    if (isSilent || (text === '/' && isOfAbbreviation(sentence, from))) continue;
    const word = foldLetters(text).replace('²', '2');
    tokens.push({ kind: kindOf(text), text, word, isMistyped: false, from, to: from + text.length });
  }
  return tokens;
}
