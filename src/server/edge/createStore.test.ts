import { createStore, type Store } from './createStore.ts';
import { createEntry, withLifetime, type Entry } from './entry.ts';

let store: Store;
beforeEach(() => {
  store = createStore(100_000);
});
afterEach(() => {
  store.close();
});

const lifetime = { fresh: 60, whileRevalidate: 0, ifError: 0, age: 0 };
const entry = (
  name: string,
  { bytes = 100, tags = [], url = `/${name}` }: { bytes?: number; tags?: string[]; url?: string } = {},
): Entry =>
  createEntry(
    { status: 200, headers: {}, body: Buffer.alloc(bytes) },
    { key: `k:${name}`, url, kind: 'api', tags, lifetime, since: 0 },
  );
const sum = (): number => [...store.entries()].reduce((bytes, each) => bytes + store.sizeOf(each), 0);

it('returns and deletes stored entries; unknown keys give nothing', () => {
  const a = entry('a');
  expect(store.set(a, 60)).toBe(true);
  expect([store.get('k:a'), store.get('k:b'), store.get('constructor'), store.get('__proto__')]).toEqual([
    a,
    undefined,
    undefined,
    undefined,
  ]);
  expect(store.delete('k:a')).toBe(true);
  expect([store.delete('k:a'), store.get('k:a'), store.stats().bytes]).toEqual([false, undefined, 0]);
});

it('stays within its bound and evicts the least recently used entry; peek is not a use', () => {
  for (const name of ['a', 'b', 'c', 'd']) store.set(entry(name, { bytes: 9_000 }), 60);
  store.get('k:a');
  // `peek` does not count as a use.
  store.peek('k:b');
  for (let index = 0; store.stats().evictions < 2; index += 1)
    expect(store.set(entry(`x${index}`, { bytes: 9_000 }), 60)).toBe(true);
  expect(['a', 'b', 'c', 'd'].filter((name) => store.peek(`k:${name}`))).toEqual(['a', 'd']);
  expect(store.stats().bytes).toBeLessThanOrEqual(100_000);
  expect(store.stats().bytes).toBe(sum());
});

it('refuses an entry that is too large or has no time left, and removes the entry it would replace', () => {
  store.set(entry('a'), 60);
  expect(store.set(entry('a', { bytes: 20_000 }), 60)).toBe(false);
  expect(store.get('k:a')).toBeUndefined();
  expect(store.set(entry('a'), 0)).toBe(false);
});

it('updates bytes and indexes when an entry is overwritten', () => {
  store.set(entry('a', { bytes: 5_000, tags: ['old', 'both'], url: '/old' }), 60);
  store.set(entry('a', { bytes: 100, tags: ['new', 'both'], url: '/new' }), 60);
  expect(store.stats()).toMatchObject({ entries: 1, bytes: sum(), kinds: { api: { entries: 1, bytes: sum() } } });
  expect([
    store.keysByTag('old'),
    store.keysByTag('new'),
    store.keysByTag('both'),
    store.keysByUrl('/old'),
    store.keysByUrl('/new'),
  ]).toEqual([[], ['k:a'], ['k:a'], [], ['k:a']]);
});

it('lists the keys of all variants of a URL', () => {
  store.set(entry('a', { url: '/x' }), 60);
  store.set(entry('b', { url: '/x' }), 60);
  expect(store.keysByUrl('/x')).toEqual(['k:a', 'k:b']);
});

it('counts the bytes of derived values while the entry is stored', () => {
  const a = entry('a');
  store.grow(a, 500);
  expect(store.stats().bytes).toBe(0);
  store.set(a, 60);
  const before = store.stats().bytes;
  store.grow(a, 500);
  expect([store.stats().bytes - before, store.sizeOf(a)]).toEqual([500, before + 500]);
  store.set(entry('a'), 60);
  store.grow(a, 500);
  expect([store.stats().bytes, store.sizeOf(a)]).toEqual([before, 0]);
});

it('replaces the lifetime of an entry, and keeps its size and derived values', () => {
  const a = entry('a');
  store.set(a, 60);
  store.grow(a, 500);
  store.set(entry('b'), 60);
  const { bytes } = store.stats();
  store.replace(withLifetime(a, { ...lifetime, fresh: 0 }), 60);
  expect([store.stats().bytes, store.get('k:a')!.lifetime.fresh, store.get('k:a')!.derived === a.derived]).toEqual([
    bytes,
    0,
    true,
  ]);
  // Derived from the replaced entry.
  store.grow(a, 100);
  expect(store.stats().bytes).toBe(sum());
  store.replace(a, 0);
  expect(store.get('k:a')).toBeUndefined();
});

it('removes expired entries from indexes and counters, also without a request for them', () => {
  jest.useFakeTimers();
  try {
    const timed = createStore(100_000);
    timed.set(entry('a', { tags: ['t'] }), 10);
    timed.set(entry('b', { tags: ['t'] }), 500);
    jest.advanceTimersByTime(9_000);
    expect(timed.get('k:a')).toBeDefined();
    jest.advanceTimersByTime(2_000);
    expect([timed.get('k:a'), timed.keysByTag('t'), timed.stats().entries]).toEqual([undefined, ['k:b'], 1]);
    // Without a request for it.
    timed.set(entry('c', { tags: ['t'] }), 10);
    jest.advanceTimersByTime(200_000);
    expect([timed.keysByTag('t'), timed.stats().entries]).toEqual([['k:b'], 1]);
    timed.close();
  } finally {
    jest.useRealTimers();
  }
});

it('clear removes all entries and empties indexes and counters', () => {
  for (const name of ['a', 'b']) store.set(entry(name, { tags: ['t'] }), 60);
  store.clear();
  expect([store.stats(), store.keysByTag('t'), store.keysByUrl('/a'), [...store.entries()]]).toEqual([
    { entries: 0, bytes: 0, evictions: 0, kinds: {} },
    [],
    [],
    [],
  ]);
});

it('bounds the number of keys too, however small the entries are', () => {
  for (let index = 0; index < 2_000; index += 1) store.set(entry(`n${index}`, { bytes: 0, tags: [`t${index}`] }), 60);
  // What an entry takes beside its body.
  const { entries, evictions } = store.stats();
  expect(entries).toBeLessThan(500);
  expect(entries + evictions).toBe(2_000);
  expect([...Array(2_000).keys()].filter((index) => store.keysByTag(`t${index}`).length > 0)).toHaveLength(entries);
});
