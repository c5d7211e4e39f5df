/**
 * A text whose every word is marked by another first letter, so that no text is longer than the Spanish one; values and
 * tags stay.
 */
export const mark = (text: string): string =>
  text.replaceAll(/\{\{.*?\}\}|<.*?>|\p{L}[\p{L}\p{M}]*/gu, (part) => {
    if (/^[{<]/.test(part)) return part;
    return `${/^\p{Lu}/u.test(part) ? 'Ẋ' : 'ẋ'}${part.slice(1)}`;
  });

/**
 * What is said in a text beside marked words, addresses and numbers: what stands between them and signs, where it has a
 * word of at least three letters.
 */
export const unmarkedParts = (text: string): string[] =>
  text
    .replaceAll(/\S*(?:\/\/|@|example\.com)\S*/g, '')
    .split(/[ẋẊ][\p{L}\p{M}]*|[\d·|,;:()“”«»…\u00a0]|(?<=\p{L})\.(?= |$)/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{3}/u.test(part));
