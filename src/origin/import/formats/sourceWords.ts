import { slugify } from '#shared/domain/slugify.ts';
import { lookUp } from '#shared/lookUp.ts';
import { operationsOf } from '../sync/operations.ts';
import type { FieldWarning } from '../sync/RecordReader.ts';
import type { MapField, WordMap } from '../sync/words.ts';

export { lookUp };

/** The contract's words by those of a format, which are slugs. */
export type Words<T extends string = string> = Readonly<Record<string, T>>;

/**
 * The contract's word for one of a source: by its `map`, else by the table of the format. A word that neither has is
 * returned as it is: readListing.ts warns of it, or refuses the record.
 * @param field of `map`
 */
export function wordOf(map: WordMap, field: MapField, given: string | undefined, words: Words): string | undefined {
  if (given === undefined) return undefined;
  const own = map[field];
  if (own && Object.hasOwn(own, given)) return own[given];
  return lookUp(words, slugify(given)) ?? given;
}

/** The code of a language, which some programs write in capitals; undefined, with a warning, for an unknown one. */
export function languageOf(map: WordMap, given: string, words: Words, warnings: FieldWarning[]): string | undefined {
  const language = wordOf(map, 'language', given, words)!;
  const [code = '', region] = language.split('-', 2);
  if (/^[A-Za-z]{2,3}(?:-[A-Za-z]{2})?$/.test(language)) return [code.toLowerCase(), region].filter(Boolean).join('-');
  warnings.push({ field: 'text', reason: `the language “${given.slice(0, 40)}” is not known: left out` });
  return undefined;
}

/** The operation that a word names, by the source's `map` or the words of all formats; the word where it names none. */
export function operationNamed(map: WordMap, field: MapField, given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const word = wordOf(map, field, given, {})!;
  const [name, ...others] = operationsOf(slugify(word)) ?? [];
  return name === undefined || others.length > 0 ? word : name;
}
