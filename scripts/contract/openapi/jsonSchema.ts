import * as z from 'zod/mini';
import { imageSizes, imageWidths } from '#shared/domain/images.ts';
import { email } from '#shared/forms/fields.ts';
import type { Schema } from '../operations.ts';
import { definitionOf, elementOf } from '../readStrictly.ts';
import { componentOf } from './components.ts';
import { shapeOf } from './shapeOf.ts';

export type JsonSchema = Record<string, unknown>;

/** What a field is, by its name and schema. */
export type WordsOf = (name: string, shape: Readonly<Record<string, Schema>>) => string | undefined;

const maxItems = 500;

/** Leaves of the contract are functions: what they accept is said by the error of the others (contract/fields.ts). */
const leaves: readonly [problem: RegExp, schema: (...found: string[]) => JsonSchema][] = [
  [
    /^a number from (-?\d+) to (-?\d+)$/,
    (min, max) => ({ type: 'number', minimum: Number(min), maximum: Number(max) }),
  ],
  [/^a number from 0$/, () => ({ type: 'number', minimum: 0 })],
  [/^a whole number from 0$/, () => ({ type: 'integer', minimum: 0 })],
  [/^a whole number$/, () => ({ type: 'integer' })],
  [/^a list of/, () => ({ type: 'array', maxItems })],
  [
    /^URLs by size$/,
    () => ({
      type: 'object',
      properties: Object.fromEntries(
        imageSizes.map((size) => [size, { type: 'string', description: `${imageWidths[size]} px wide` }]),
      ),
    }),
  ],
  [
    /^the address of a picture/,
    () => ({ type: 'string', maxLength: 2_048, description: 'A URL, or a path below /media/.' }),
  ],
  [
    /^(.+), at most (\d+) characters$/,
    (what, max) => ({
      type: 'string',
      maxLength: Number(max),
      ...(/not empty/.test(what) ? { minLength: 1 } : {}),
      ...(/^a time/.test(what) ? { format: 'date-time' } : {}),
      ...(/URL/.test(what) ? { format: 'uri' } : {}),
      ...(/^text\b/.test(what) || /^a time|URL/.test(what)
        ? {}
        : { description: `${what[0]!.toUpperCase()}${what.slice(1)}.` }),
    }),
  ],
];

/** @throws Error for a leaf that none of the rows describes: it gets one */
function leafSchema(problem: string): JsonSchema {
  const words = problem.replace(/^must be /, '');
  for (const [pattern, schema] of leaves) {
    const found = pattern.exec(words);
    if (found) return schema(...found.slice(1));
  }
  throw new Error(`No JSON Schema for what "${problem}"`);
}

const replace = (target: JsonSchema, by: JsonSchema): void => {
  const { default: preset } = target;
  for (const key of Object.keys(target)) delete target[key];
  Object.assign(target, by, preset === undefined ? {} : { default: preset });
};

/**
 * Makes the schemas of an OpenAPI document. Aliases, repairs and what follows from other fields, which the site's own
 * schemas read too, are not in them.
 */
export function createJsonSchemas(wordsOf: WordsOf) {
  function describe(zodSchema: Schema, json: JsonSchema, root: Schema): void {
    const component = zodSchema === root ? undefined : componentOf(zodSchema);
    if (component) return replace(json, { $ref: `#/components/schemas/${component}` });
    // Its pattern is written for this site's forms, and no regular expression of JSON Schema.
    if (zodSchema === email) return replace(json, { type: 'string', format: 'email', maxLength: 254 });
    const { type, shape, error } = definitionOf(zodSchema) as ReturnType<typeof definitionOf> & {
      error?: () => string;
    };
    const element = elementOf(zodSchema);
    if (element) return replace(json, { type: 'array', maxItems, items: schemaOf(element) });
    if (type === 'custom') return replace(json, error ? leafSchema(error()) : { type: 'string' });
    if (!shape) return;
    const properties = json.properties as Record<string, JsonSchema>;
    for (const name of Object.keys(shape)) {
      const description = wordsOf(name, shape);
      if (description) properties[name] = { ...properties[name], description };
    }
    const required = Object.keys(shape).filter((name) => !shape[name]!.safeParse(undefined).success);
    if (required.length > 0) json.required = required;
    else delete json.required;
  }

  function schemaOf(schema: Schema, isRoot = false): JsonSchema {
    const component = isRoot ? undefined : componentOf(schema);
    if (component) return { $ref: `#/components/schemas/${component}` };
    const { $schema: _, ...json } = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => describe(zodSchema as unknown as Schema, jsonSchema, schema),
    }) as JsonSchema;
    return json;
  }

  /**
   * The schema of a named component. What the site takes from other fields is not required: found by leaving each field
   * out of a real record.
   */
  function componentSchema(schema: Schema, example: unknown): JsonSchema {
    const json = schemaOf(schema, true);
    const names = Object.keys(shapeOf(schema));
    if (typeof example !== 'object' || example === null || names.length === 0) return json;
    const isNeeded = (name: string) => {
      const { [name]: _, ...rest } = example as Record<string, unknown>;
      return !schema.safeParse(rest).success;
    };
    const required = names.filter(isNeeded);
    const { required: __, ...optional } = json;
    return required.length > 0 ? { ...optional, required } : optional;
  }

  return { schemaOf, componentSchema };
}
