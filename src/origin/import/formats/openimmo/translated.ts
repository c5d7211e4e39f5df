/**
 * A word of the format as ours: as the source's own map says it, else as the table does. One that neither knows stays
 * as it is, and is reported.
 * @param words by the format's word in capitals; null says nothing
 * @param own of the source's map, as it is written
 * @returns undefined for none, and for one that says nothing
 */
export function translated(
  word: string | undefined,
  words: Readonly<Record<string, string | null>>,
  own: Readonly<Record<string, string>> | undefined,
): string | undefined {
  if (word === undefined) return undefined;
  if (own && Object.hasOwn(own, word)) return own[word];
  const key = word.toUpperCase();
  return Object.hasOwn(words, key) ? (words[key] ?? undefined) : word;
}
