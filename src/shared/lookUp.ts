/**
 * The entry of a table by a word that somebody else chose: a feed, an upstream, a URL.
 * @returns undefined for a word that it does not have, also for `constructor`, which every object answers to
 */
export const lookUp = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
