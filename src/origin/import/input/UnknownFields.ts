import { isFields, type Fields } from '#shared/contract/fields.ts';
import type { FieldWarning } from '../sync/RecordReader.ts';
import { saysSomething, UnknownNames } from './UnknownNames.ts';

/** Names of fields of one file: no format has as many. */
const maxExamined = 5_000;

/** Objects and lists within each other that are looked into. */
const maxDepth = 12;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a value that is no object, or one of a list of such, says something. */
const isStated = (value: unknown): boolean =>
  Array.isArray(value)
    ? (value as unknown[]).some((item) => !isObject(item) && isStated(item))
    : !isObject(value) && saysSomething(String(value));

/** Where a record says something in a field that is not among the read ones, as a path of names: `features/helipad`. */
function* unreadIn(value: unknown, read: ReadonlyMap<object, Set<string>>, path = '', depth = 0): Generator<string> {
  if (depth > maxDepth) return;
  if (Array.isArray(value)) for (const item of value as unknown[]) yield* unreadIn(item, read, path, depth + 1);
  if (!isFields(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    const below = path === '' ? name : `${path}/${name}`;
    if (read.get(value)?.has(name) !== true && isStated(inner)) yield below;
    yield* unreadIn(inner, read, below, depth + 1);
  }
}

const noneRead: ReadonlyMap<object, Set<string>> = new Map();

/**
 * A record of JSON whose fields are noted when they are asked for.
 * @returns the record to read from, which says the same, and the paths of what has not been read so far
 */
function noteReading(record: Fields): { fields: Fields; unread: () => Iterable<string> } {
  const read = new Map<object, Set<string>>();
  const noted = new WeakMap<object, object>();
  const note = (value: object): object => {
    const known = noted.get(value);
    if (known) return known;
    const isList = Array.isArray(value);
    const proxy = new Proxy(value, {
      get: (target, name) => {
        const found: unknown = Reflect.get(target, name);
        if (typeof name === 'string' && !isList) read.set(target, (read.get(target) ?? new Set<string>()).add(name));
        return isObject(found) ? note(found) : found;
      },
    });
    noted.set(value, proxy);
    return proxy;
  };
  return { fields: note(record) as Fields, unread: () => unreadIn(record, read) };
}

/** Tells of the fields of a file's JSON records that say something and are read by nobody. */
export class UnknownFields {
  readonly #names: UnknownNames;
  /** Fields that a record before had: what is done with them is known, and noting costs as much as reading. */
  readonly #examined = new Set<string>();

  /** @param left as of `UnknownNames` */
  constructor(left: readonly string[]) {
    this.#names = new UnknownNames('fields', left);
  }

  /** Reads a record. @returns what was read, and warnings of the fields that no record before had */
  read<T>(record: Fields, read: (fields: Fields) => T): { value: T; warnings: FieldWarning[] } {
    const paths = [...unreadIn(record, noneRead)].filter((path) => !this.#examined.has(path));
    if (paths.length === 0 || this.#examined.size > maxExamined) return { value: read(record), warnings: [] };
    for (const path of paths) this.#examined.add(path);
    const { fields, unread } = noteReading(record);
    const value = read(fields);
    return { value, warnings: this.#names.warningsOf(unread()) };
  }
}
