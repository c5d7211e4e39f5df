/*
 * Letters that an agency's program broke before the file was written: no reading of the file mends them.
 */

/** What windows-1252 has for the bytes 80 to BF, by which a letter in UTF-8 goes on, and what ISO 8859-1 has. */
const further = '\u0080-\u009f\u00a1-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/**
 * UTF-8 that was read as windows-1252 and written as UTF-8: `Ã³` for ó, `â‚¬` for €, `Âº` for º, `Ð¡Ð¾Ñ‡Ð¸` for Сочи.
 * `Ã` before a no-break space is `à` only beside small letters, since Portuguese words end in it.
 */
const doubleEncoded = new RegExp(
  [
    `Ã[${further}]`,
    '(?<=\\p{Ll})Ã\u00a0|Ã\u00a0(?=\\p{Ll})',
    'Â[\u00a0-\u00bf]',
    'â(?:€|‚¬|\u0080|\u0082¬)',
    `(?:[ÐÑ][${further}]){3}`,
  ].join('|'),
  'u',
);

/** Most texts have none of these, and are looked at no further. */
const suspicious = /[ÂÃâÐ]/;

/** Characters at the end of one piece that may belong to a broken letter which ends in the next. */
export const brokenLength = 6;

/** The position of the first letter of a text that is lost (U+FFFD) or double-encoded; -1 where none is. */
export function findBroken(text: string): number {
  const lost = text.indexOf('\uFFFD');
  const double = suspicious.test(text) ? text.search(doubleEncoded) : -1;
  return lost < 0 ? double : double < 0 ? lost : Math.min(lost, double);
}
