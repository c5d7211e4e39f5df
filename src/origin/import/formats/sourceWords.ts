import { slugify } from '#shared/domain/slugify.ts';
import type { FieldWarning } from '../sync/RecordReader.ts';
import type { MapField, WordMap } from '../sync/words.ts';

/** What a format calls something, as a slug, and what the contract does. */
export type Words<T extends string = string> = Readonly<Record<string, T>>;

/** What a table says of a word; undefined for one that it does not have, `constructor` among them. */
export const lookUp = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/**
 * A word of a source as the contract has it: as its `map` says it, else as the format does. One that neither knows
 * stays as it is: whoever reads the record tells of it.
 * @param field of the contract
 */
export function wordOf(map: WordMap, field: MapField, given: string | undefined, words: Words): string | undefined {
  if (given === undefined) return undefined;
  const own = map[field];
  if (own && Object.hasOwn(own, given)) return own[given];
  return lookUp(words, slugify(given)) ?? given;
}

/** A language of a source as the contract has it; undefined, with a warning, for one that is not known. */
export function languageOf(map: WordMap, given: string, words: Words, warnings: FieldWarning[]): string | undefined {
  const language = wordOf(map, 'language', given, words)!;
  if (/^[a-z]{2,3}(?:-[A-Za-z]{2})?$/.test(language)) return language;
  warnings.push({ field: 'text', reason: `the language “${given.slice(0, 40)}” is not known: left out` });
  return undefined;
}
