import type * as z from 'zod/mini';
import { isFields, type Fields } from '#shared/contract/fields.ts';
import type { AnswerShape, Schema } from './operations.ts';

/** Something of an answer that the site does not take as it came. */
export interface Deviation {
  /**
   * `broken`: the answer as a whole; `lost`: a record or an element of a list is left out; `ignored`: a value counts as
   * absent; `unknown`: a field that the contract does not have.
   */
  kind: 'broken' | 'lost' | 'ignored' | 'unknown';
  /** Dotted, as `results.3.price`; '' of the answer itself. */
  path: string;
  value: unknown;
  reason: string;
}

type Report = (deviation: Deviation) => void;

/** The inside of zod's schemas, as far as those of the contract have one. */
interface Definition {
  type: string;
  innerType?: Schema;
  element?: Schema;
  in?: Schema;
  out?: Schema;
  shape?: Readonly<Record<string, Schema>>;
  items?: readonly Schema[];
  valueType?: Schema;
  catchall?: Schema;
  transform?: (value: unknown, context: { value: unknown; issues: unknown[] }) => unknown;
}

export const definitionOf = (schema: Schema): Definition => schema._zod.def;

/** The elements that a list of the contract is read by (contract/fields.ts). */
export const elementOf = (schema: Schema): Schema | undefined => (schema as { element?: Schema }).element;

const join = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);

function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  return issue.code === 'invalid_type' ? `must be ${issue.expected}` : issue.code;
}

const reasonOf = ({ issues }: z.core.$ZodError): string =>
  issues.map((issue) => `${issue.path.length > 0 ? `${issue.path.join('.')} ` : ''}${wordsOf(issue)}`).join(', ');

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isMissing = (value: unknown): boolean => value === undefined || value === null;

/** The fields of an object that its schema does not have, as far as none of the contract's took their value. */
function reportUnknown(
  shape: Readonly<Record<string, Schema>>,
  raw: Fields,
  read: Fields,
  path: string,
  report: Report,
) {
  for (const [name, value] of Object.entries(raw)) {
    if (Object.hasOwn(shape, name) || isMissing(value)) continue;
    const taken = Object.keys(shape).some((known) => raw[known] === undefined && read[known] === value);
    if (taken) continue;
    const snake = snakeCase(name);
    const reason =
      snake !== name && Object.hasOwn(shape, snake)
        ? `camelCase: the contract calls it ${snake}`
        : 'the contract has no such field';
    report({ kind: 'unknown', path: join(path, name), value, reason });
  }
}

/** Names in camelCase anywhere in a record. */
function camelNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(camelNames);
  if (!isFields(value)) return [];
  const own = Object.keys(value).filter((name) => /^[a-z]+[A-Z][A-Za-z]*$/.test(name));
  return [...own, ...Object.values(value).flatMap(camelNames)];
}

/** A field that is missing may only be spelt otherwise. */
function hintOf(value: unknown): string {
  const names = [...new Set(camelNames(value))].slice(0, 3);
  return names.length > 0 ? ` (camelCase: ${names.join(', ')})` : '';
}

function walkList(
  element: Schema,
  value: unknown,
  path: string,
  report: Report,
  isKnown: (item: unknown) => boolean = () => false,
): void {
  if (!Array.isArray(value)) return;
  value.forEach((item: unknown, position) => {
    if (isKnown(item)) return;
    const result = element.safeParse(item);
    const at = join(path, position);
    if (result.success) walk(element, item, at, report);
    else report({ kind: 'lost', path: at, value: item, reason: reasonOf(result.error) + hintOf(item) });
  });
}

function walkPipe(schema: Schema, { in: first, out }: Definition, value: unknown, path: string, report: Report): void {
  const element = elementOf(schema);
  if (element) return walkList(element, value, path, report);
  const { transform } = definitionOf(first!);
  if (!transform) return walk(first!, value, path, report);
  const read = transform(value, { value, issues: [] });
  walk(out!, read, path, report, value);
}

/**
 * Follows a schema through a value that it accepts.
 * @param raw the value before it was respelled, where it was
 */
function walk(schema: Schema, value: unknown, path: string, report: Report, raw: unknown = value): void {
  if (isMissing(value)) return;
  const definition = definitionOf(schema);
  const { type, innerType, shape, items, valueType, catchall } = definition;
  if (type === 'catch') {
    const result = innerType!.safeParse(value);
    if (!result.success) return report({ kind: 'ignored', path, value, reason: reasonOf(result.error) });
  }
  if (innerType) return walk(innerType, value, path, report, raw);
  if (type === 'pipe') return walkPipe(schema, definition, value, path, report);
  if (shape && isFields(value)) {
    if (!catchall && isFields(raw)) reportUnknown(shape, raw, value, path, report);
    for (const [name, field] of Object.entries(shape)) walk(field, value[name], join(path, name), report);
  }
  if (items && Array.isArray(value)) items.forEach((item, at) => walk(item, value[at], join(path, at), report));
  if (type === 'array' && definition.element) walkList(definition.element, value, path, report);
  if (type === 'record' && isFields(value))
    for (const [name, item] of Object.entries(value)) walk(valueType!, item, join(path, name), report);
}

/** Reads a value by a schema of the contract. @returns all that the site would not take as it came */
export function deviationsOf(schema: Schema, value: unknown, path = ''): Deviation[] {
  const found: Deviation[] = [];
  const result = schema.safeParse(value);
  if (result.success) walk(schema, value, path, (deviation) => found.push(deviation));
  else found.push({ kind: 'broken', path, value, reason: reasonOf(result.error) + hintOf(value) });
  return found;
}

/**
 * The same of a whole answer.
 * @param isKnown whether a record was read before: it is then not read again
 */
export function readStrictly(
  { object, records = {} }: AnswerShape,
  answer: unknown,
  isKnown: (record: unknown) => boolean = () => false,
): Deviation[] {
  const found = object ? deviationsOf(object, answer) : [];
  if (found.some(({ kind }) => kind === 'broken')) return found;
  for (const [name, schema] of Object.entries(records)) {
    const list: unknown = name === '' ? answer : isFields(answer) ? answer[name] : undefined;
    if (Array.isArray(list)) walkList(schema, list, name, (deviation) => found.push(deviation), isKnown);
    else if (name === '' || list !== undefined)
      found.push({ kind: 'broken', path: name, value: list, reason: 'must be a list' });
  }
  return found;
}
