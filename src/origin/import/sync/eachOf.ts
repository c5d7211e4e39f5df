/** A table with the same meaning for several words. */
export const eachOf = <const T>(value: T, ...words: string[]): Record<string, T> =>
  Object.fromEntries(words.map((word) => [word, value]));
