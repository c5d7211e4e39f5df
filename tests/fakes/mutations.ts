type Record_ = Record<string, unknown>;

/** One way to break a field. `undefined` takes it away. */
export const mutations: readonly [name: string, mutate: (value: unknown) => unknown][] = [
  ['removed', () => undefined],
  ['null', () => null],
  ['of a wrong type', (value) => (typeof value === 'number' ? 'seven' : 7)],
  ['300 KB long', () => 'x'.repeat(300_000)],
];

/** Paths of the fields of a schema's shapes, nested ones behind their object's: `address.town`. */
export const fieldPaths = (shapes: Readonly<Record<string, object>>): string[] =>
  Object.entries(shapes).flatMap(([parent, shape]) =>
    Object.keys(shape).map((field) => (parent === '' ? field : `${parent}.${field}`)),
  );

function withField(value: unknown, [name, ...rest]: readonly string[], mutate: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = [...value];
    items[0] = withField(items[0], [name!, ...rest], mutate);
    return items;
  }
  const record: Record_ = { ...(value as Record_) };
  const changed = rest.length > 0 ? withField(record[name!], rest, mutate) : mutate(record[name!]);
  if (changed === undefined) delete record[name!];
  else record[name!] = changed;
  return record;
}

/** A record with one field changed; of a list on the way, in its first element. @param path as `media.url` */
export const mutated = <T extends object>(record: T, path: string, mutate: (value: unknown) => unknown): T =>
  withField(record, path.split('.'), mutate) as T;
