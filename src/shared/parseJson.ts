/** The escape of one half of a character outside the basic plane. */
const halfCharacter = /\\ud[89a-f]/i;

/** For JSON.parse: a half without its other half, which no URL can hold, becomes a replacement character. */
export const withWholeCharacters = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\ufffd') : value;

/** JSON.parse, of what others wrote. @throws SyntaxError */
export const parseJson = (text: string): unknown =>
  halfCharacter.test(text) ? JSON.parse(text, withWholeCharacters) : JSON.parse(text);

/** The beginning of a text, in whole characters. */
export const beginningOf = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
