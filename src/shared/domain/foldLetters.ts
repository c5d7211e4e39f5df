/** Letters that Unicode does not decompose into a plain one and a mark, in lower case, and how they are spelled. */
const spellings: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ð: 'd', đ: 'd', þ: 'th', ł: 'l', ŀ: 'l', ħ: 'h', ı: 'i', ŋ: 'n', ŧ: 't' },
  ...{ ĳ: 'ij', ĸ: 'k', ŉ: 'n', ſ: 's', ƶ: 'z', ɫ: 'l', ɨ: 'i', ʉ: 'u', ﬁ: 'fi', ﬂ: 'fl' },
};

const spelled = new RegExp(`[${Object.keys(spellings).join('')}]`, 'g');

/** Marks of accents, and the points of Catalan's double l. */
const marks = /[\u0300-\u036f·]/g;

/**
 * A text in lower case and without accents: the one form in which slugs, keys, references and searches are compared.
 * `GROẞ` is `gross`, `Øresund` is `oresund`, `El Col·legi` is `el collegi`. A change of it needs
 * another word in `storedMarks`, so that stored listings are folded anew.
 */
export const foldLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '')
    .replace(spelled, (letter) => spellings[letter]!);
