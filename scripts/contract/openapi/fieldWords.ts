import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isFields } from '#shared/contract/fields.ts';
import type { Schema } from '../operations.ts';
import { shapeOf } from './shapeOf.ts';

const folder = path.resolve(import.meta.dirname, '../../../src/shared/contract');

/** Comments of fields: the one before `name:`. */
const commented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+|'[\w-]+'):/g;

/** A comment as a sentence, without what it cites of the repository. */
const sentenceOf = (comment: string): string =>
  comment
    .replace(/\s*\n\s*\*\s*/g, ' ')
    .replace(/\s*\((?:PD-\d+|docs\/[^)]*|domain\/[^)]*|filters\/[^)]*)(?:, (?:PD-\d+|docs\/[^)]*))*\)/g, '')
    .trim();

/** What the comments of an exported constant say of its fields. */
function commentsOf(source: string, name: string): Map<string, string> {
  const [, block = ''] = source.split(new RegExp(`^(?:export )?const ${name}\\b`, 'm'));
  const own = block.split(/^(?:export|const|function|type|interface)\b/m)[0]!;
  return new Map(
    [...own.matchAll(commented)].map(([, words, field]) => [field!.replaceAll("'", ''), sentenceOf(words!)]),
  );
}

const isShape = (value: unknown): value is Record<string, Schema> =>
  isFields(value) && Object.values(value).every((field) => isFields(field) && '_zod' in field);

/** Of a field: its name and its schema, which several shapes may share. */
type Words = Map<string, Map<Schema, string>>;

/** The comments of the contract's fields (src/shared/contract). */
export async function readFieldWords(): Promise<(name: string, field: Schema) => string | undefined> {
  const words: Words = new Map();
  for (const file of readdirSync(folder).filter((name) => /^[^.]+\.ts$/.test(name))) {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const exported = (await import(path.join(folder, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      const shape =
        isFields(value) && '_zod' in value ? shapeOf(value as unknown as Schema) : isShape(value) ? value : {};
      for (const [field, comment] of commentsOf(source, name)) {
        const schema = shape[field];
        if (schema) words.set(field, (words.get(field) ?? new Map<Schema, string>()).set(schema, comment));
      }
    }
  }
  return (name, field) => words.get(name)?.get(field);
}
