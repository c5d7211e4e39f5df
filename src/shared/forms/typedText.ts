/*
 * Characters that nobody sees come with what is pasted: Contacts puts an address book's numbers between U+202D and
 * U+202C, text processors add byte-order marks and soft hyphens.
 */

/** Marks that change the direction of a text, and so what a reader takes it for. */
export const withoutBidiControls = (text: string): string => text.replaceAll(/\p{Bidi_Control}/gu, '');

/** What is not drawn; U+2800 is an empty Braille cell. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

export const withoutInvisible = (text: string): string => text.replaceAll(invisible, '');

/** As `withoutInvisible`, but for the two joiners that Persian and Indic scripts are written with. */
export const withoutInvisibleMarks = (text: string): string =>
  text.replaceAll(invisible, (char) => (char === '\u200c' || char === '\u200d' ? char : ''));

/** Whether there is nothing to see in a text. */
export const isBlank = (text: string): boolean => withoutInvisible(text).trim() === '';
