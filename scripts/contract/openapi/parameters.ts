import { operationTypes } from '#shared/domain/estate.ts';
import { estateSorts } from '#shared/domain/sorts.ts';
import { lookUp } from '#shared/lookUp.ts';
import { languages } from '#shared/i18n/languages.ts';
import { filterOf, type FilterName } from '#shared/filters/table.ts';
import { filterOfQueryName } from '#shared/filters/filterQuery.ts';
import { queryWords } from './apiDocument.ts';
import type { JsonSchema } from './jsonSchema.ts';

interface Parameter {
  schema: JsonSchema;
  description?: string;
}

const text = (description: string, ...values: readonly string[]): Parameter => ({
  description,
  schema: { type: 'string', ...(values.length > 0 ? { enum: values } : {}) },
});
const whole = (description: string, minimum: number, maximum?: number): Parameter => ({
  description,
  schema: { type: 'integer', minimum, ...(maximum === undefined ? {} : { maximum }) },
});

/** The parts of paths. */
const inPath: Readonly<Record<string, Parameter>> = {
  type: text('The operation.', ...operationTypes, 'all'),
  province: text('Slug of a province.'),
  key: text('Key of an estate, in any case.'),
  slug: text('Slug of an estate, with its key at the end.'),
  agent: text('Slug or id.'),
  agency: text('Slug or id.'),
  count: whole('How many.', 1, 12),
  kind: text('What is listed.', 'estates', 'agents', 'agencies', 'towns', 'provinces', 'directories'),
  secret: text('The secret of a mailed link.'),
};

/** Query keys that are no filters of lists, or mean something else in their call. */
const inQuery: Readonly<Record<string, Parameter>> = {
  type: text('The operation; both unless named.', ...operationTypes),
  q: { description: 'The typed text.', schema: { type: 'string', minLength: 1, maxLength: 80 } },
  language: text('Of names.', ...languages),
  t: text('The signature of a private link; the site checks it.'),
  closed: text('With those that are sold or rented.', '1'),
  _after: text('Where the page begins: `next` of the one before.'),
  _sort: text('', ...estateSorts.map(({ apiId }) => apiId), 'random'),
  _page: whole('', 1),
  _qty: whole('', 1, 48),
  _facets: text('With the number of available estates by option of each filter.', '1', '0'),
};

const inDays = (words: string): Parameter => ({ description: words, schema: { type: 'string', format: 'date' } });

const ofCall: Readonly<Record<string, Readonly<Record<string, Parameter>>>> = {
  prices: { area: whole('Square metres: a quarter more or less.', 1), town: text('Slug of a town.') },
  zones: { town: text('Slug of a town.') },
  estateResults: { from: inDays('The first day.'), to: inDays('The last day.') },
  sitemap: { _page: whole('Page, from 1.', 1) },
};

/** A filter's values: several are separated by commas, or repeat the key. */
function filterSchema(name: FilterName, queryName: string): JsonSchema {
  const { kind, options } = filterOf(name);
  if (kind === 'range') return { type: 'integer', minimum: 0 };
  const one = {
    type: typeof options[0] === 'number' ? 'integer' : 'string',
    ...(options.length > 0 ? { enum: options } : {}),
  };
  const isSeveral = kind === 'choice' || kind === 'count' || kind === 'marks' || queryName === 'zone';
  return isSeveral ? { type: 'array', items: one } : one;
}

function queryParameter(call: string, name: string): Parameter {
  const own = lookUp(lookUp(ofCall, call) ?? {}, name) ?? lookUp(inQuery, name);
  const words = queryWords(name);
  if (own) return { ...own, description: own.description || words };
  const filter = filterOfQueryName(name);
  const description = words === undefined ? {} : { description: words };
  return { ...description, schema: filter ? filterSchema(filter, name) : { type: 'string' } };
}

/** A parameter of an OpenAPI operation. */
const parameterOf = (place: 'path' | 'query', name: string, { schema, description }: Parameter, example?: string) => ({
  name,
  in: place,
  ...(place === 'path' ? { required: true } : {}),
  ...(description ? { description } : {}),
  schema,
  ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
  ...(example === undefined ? {} : { example: exampleOf(schema, example) }),
});

function exampleOf({ type, items }: JsonSchema, text: string): unknown {
  if (type === 'array') return text.split(',').map((part) => exampleOf(items as JsonSchema, part));
  return type === 'integer' ? Number(text) : text;
}

export const pathParameter = (name: string, example?: string) => parameterOf('path', name, inPath[name]!, example);

/** @param call name of its endpoint */
export const queryParameterOf = (call: string, name: string, example?: string) =>
  parameterOf('query', name, queryParameter(call, name), example);
