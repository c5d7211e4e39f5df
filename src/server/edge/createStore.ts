import NodeCache from 'node-cache';
import { createIndexes } from './createIndexes.ts';
import { sizeOf, type Entry } from './entry.ts';

/** The size of one kind of entries. */
export interface KindSize {
  entries: number;
  bytes: number;
}

export interface Store {
  /** Counts as a use: the least recently used entry is evicted first. */
  get: (key: string) => Entry | undefined;
  /** As `get`, without counting as a use. */
  peek: (key: string) => Entry | undefined;
  /** @param seconds after which it is deleted @returns false for an entry that is too large */
  set: (entry: Entry, seconds: number) => boolean;
  /** Replaces an entry by one that differs in its times only and shares its derived values: size and recency stay. */
  replace: (entry: Entry, seconds: number) => void;
  /** Counts the bytes of a value derived from an entry. */
  grow: (entry: Entry, bytes: number) => void;
  delete: (key: string) => boolean;
  /** Keys of the entries with a tag, unordered. */
  keysByTag: (tag: string) => readonly string[];
  /** Keys of the entries of one URL: the variants of one resource. */
  keysByUrl: (url: string) => readonly string[];
  /** All entries, the least recently used first. */
  entries: () => Iterable<Entry>;
  /** The bytes that an entry takes, with its derived values; 0 when it is no longer stored. */
  sizeOf: (entry: Entry) => number;
  stats: () => { entries: number; bytes: number; evictions: number; kinds: Readonly<Record<string, KindSize>> };
  clear: () => void;
  close: () => void;
}

/** Keys in order of use with the bytes of their entries, the least recently used first. */
function createRecency() {
  // In order of use: a used key is deleted and added again at the end.
  const sizes = new Map<string, number>();
  // Kept from one eviction to the next: a new iterator would first skip all keys that were ever deleted.
  let oldest = sizes.keys();
  return {
    sizes,
    use: (key: string) => {
      const size = sizes.get(key)!;
      sizes.delete(key);
      sizes.set(key, size);
    },
    /** Each key once, until all have been returned; then undefined, and they are gone through again. */
    nextOldest: (): string | undefined => {
      const { value, done } = oldest.next();
      if (!done) return value;
      oldest = sizes.keys();
      return undefined;
    },
    clear: () => {
      sizes.clear();
      oldest = sizes.keys();
    },
  };
}

/** The bytes and numbers of what is stored. */
function createSizeCount() {
  let kinds: Record<string, KindSize> = {};
  let bytes = 0;
  return {
    bytes: () => bytes,
    kinds: () => kinds,
    add: ({ kind }: Entry, change: KindSize) => {
      const held = (kinds[kind] ??= { entries: 0, bytes: 0 });
      held.entries += change.entries;
      held.bytes += change.bytes;
      bytes += change.bytes;
    },
    clear: () => {
      kinds = {};
      bytes = 0;
    },
  };
}

/**
 * Entries in memory, bounded in bytes. node-cache stores them and deletes them when their time ends. Its only bound
 * throws, and it has no recency, so that both are kept here, by its events (docs/decisions/021).
 * @param maxBytes of everything: bodies, encodings, headers, keys, indexes
 */
export function createStore(maxBytes: number): Store {
  // Without clones, which would cost more than rendering. Its own sizes do not fit entries with Buffers.
  const cache = new NodeCache({ useClones: false, stdTTL: 0, checkperiod: 60, deleteOnExpire: true });
  const recency = createRecency();
  const count = createSizeCount();
  const indexes = createIndexes();
  const { sizes } = recency;
  let evictions = 0;

  // Emitted for deleted and expired entries, but not for overwritten ones: see `set`.
  cache.on('del', (key: string, entry: Entry) => {
    count.add(entry, { entries: -1, bytes: -sizes.get(key)! });
    sizes.delete(key);
    indexes.remove(entry);
  });

  function makeRoom(needed: number): void {
    while (count.bytes() + needed > maxBytes && sizes.size > 0) {
      const key = recency.nextOldest();
      if (key === undefined) continue;
      cache.del(key);
      evictions += 1;
    }
  }

  // node-cache would find properties of Object.prototype.
  const peek = (key: string): Entry | undefined => (sizes.has(key) ? cache.get<Entry>(key) : undefined);

  /** The bytes of an entry; undefined when it, with its derived values, is no longer stored. */
  const storedSize = (entry: Entry): number | undefined =>
    peek(entry.key)?.derived === entry.derived ? sizes.get(entry.key) : undefined;

  return {
    get: (key) => {
      const entry = peek(key);
      if (entry) recency.use(key);
      return entry;
    },
    peek,
    set: (entry, seconds) => {
      const { key } = entry;
      const size = sizeOf(entry);
      cache.del(key);
      // One entry must not evict most others.
      if (seconds <= 0 || size > maxBytes / 8) return false;
      makeRoom(size);
      sizes.set(key, size);
      count.add(entry, { entries: 1, bytes: size });
      indexes.add(entry);
      return cache.set(key, entry, seconds);
    },
    replace: (entry, seconds) => {
      if (seconds > 0) cache.set(entry.key, entry, seconds);
      else cache.del(entry.key);
    },
    grow: (entry, more) => {
      const size = storedSize(entry);
      if (size === undefined) return;
      sizes.set(entry.key, size + more);
      count.add(entry, { entries: 0, bytes: more });
      makeRoom(0);
    },
    delete: (key) => cache.del(key) > 0,
    keysByTag: indexes.keysByTag,
    keysByUrl: indexes.keysByUrl,
    entries: function* entries() {
      for (const key of sizes.keys()) {
        const entry = peek(key);
        if (entry) yield entry;
      }
    },
    sizeOf: (entry) => storedSize(entry) ?? 0,
    stats: () => ({ entries: sizes.size, bytes: count.bytes(), evictions, kinds: count.kinds() }),
    clear: () => {
      cache.flushAll();
      for (const part of [recency, count, indexes]) part.clear();
    },
    close: () => cache.close(),
  };
}
