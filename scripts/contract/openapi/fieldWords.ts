import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as fields from '#shared/contract/fields.ts';
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

type Shape = Readonly<Record<string, Schema>>;

interface Comment {
  words: string;
  /** The fields of the constant that it stands in. */
  among: Shape;
}

/** Whether an object has all these fields: it is this constant's, or takes it over. */
const hasAll = (shape: Shape, among: Shape): boolean =>
  Object.entries(among).every(([name, field]) => shape[name] === field);

/** What the comments of the contract (src/shared/contract) say of a field of an object. */
export async function readFieldWords(): Promise<(name: string, shape: Shape) => string | undefined> {
  const comments = new Map<string, Map<Schema, Comment[]>>();
  for (const file of readdirSync(folder).filter((name) => /^[^.]+\.ts$/.test(name))) {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const exported = (await import(path.join(folder, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      const among =
        isFields(value) && '_zod' in value ? shapeOf(value as unknown as Schema) : isShape(value) ? value : {};
      for (const [field, words] of commentsOf(source, name)) {
        const schema = among[field];
        if (!schema) continue;
        const ofName = comments.get(field) ?? new Map<Schema, Comment[]>();
        comments.set(field, ofName.set(schema, [...(ofName.get(schema) ?? []), { words, among }]));
      }
    }
  }
  const leaves = new Set<unknown>(Object.values(fields));
  return (name, shape) =>
    comments
      .get(name)
      ?.get(shape[name]!)
      // A leaf as `word` is many objects' under one name: what one says of it is not said of the others.
      ?.find(({ among }) => !leaves.has(shape[name]) || hasAll(shape, among))?.words;
}
