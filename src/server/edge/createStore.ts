import NodeCache from 'node-cache';
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

/** Keys by a word. A word without keys is removed. */
function createIndex() {
  const keys = new Map<string, Set<string>>();
  return {
    add: (word: string, key: string) => {
      const known = keys.get(word);
      if (known) known.add(key);
      else keys.set(word, new Set([key]));
    },
    remove: (word: string, key: string) => {
      const known = keys.get(word);
      if (known?.delete(key) && known.size === 0) keys.delete(word);
    },
    get: (word: string): readonly string[] => [...(keys.get(word) ?? [])],
    clear: () => {
      keys.clear();
    },
  };
}

/**
 * Entries in memory, bounded in bytes. node-cache stores them and deletes them when their time ends. Its only bound
 * throws, and it has no recency, so that both are kept here, by its events (docs/decisions/031).
 * @param maxBytes of everything: bodies, encodings, headers, keys, indexes
 */
export function createStore(maxBytes: number): Store {
  // Without clones, which would cost more than rendering. Its own sizes do not fit entries with Buffers.
  const cache = new NodeCache({ useClones: false, stdTTL: 0, checkperiod: 60, deleteOnExpire: true });
  // In order of use: a used key is deleted and added again at the end.
  const sizes = new Map<string, number>();
  // Kept from one eviction to the next: a new iterator would first skip all keys that were ever deleted.
  let oldest = sizes.keys();
  const byTag = createIndex();
  const byUrl = createIndex();
  let kinds: Record<string, KindSize> = {};
  let bytes = 0;
  let evictions = 0;

  function count({ kind }: Entry, change: KindSize): void {
    const held = (kinds[kind] ??= { entries: 0, bytes: 0 });
    held.entries += change.entries;
    held.bytes += change.bytes;
    bytes += change.bytes;
  }

  // Emitted for deleted and expired entries, but not for overwritten ones: see `set`.
  cache.on('del', (key: string, entry: Entry) => {
    count(entry, { entries: -1, bytes: -sizes.get(key)! });
    sizes.delete(key);
    byUrl.remove(entry.url, key);
    for (const tag of entry.tags) byTag.remove(tag, key);
  });

  function makeRoom(needed: number): void {
    while (bytes + needed > maxBytes && sizes.size > 0) {
      const { value: key, done } = oldest.next();
      if (done) oldest = sizes.keys();
      else {
        cache.del(key);
        evictions += 1;
      }
    }
  }

  // node-cache would find properties of Object.prototype.
  const peek = (key: string): Entry | undefined => (sizes.has(key) ? cache.get<Entry>(key) : undefined);

  return {
    get: (key) => {
      const entry = peek(key);
      if (!entry) return undefined;
      const size = sizes.get(key)!;
      sizes.delete(key);
      sizes.set(key, size);
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
      count(entry, { entries: 1, bytes: size });
      byUrl.add(entry.url, key);
      for (const tag of entry.tags) byTag.add(tag, key);
      return cache.set(key, entry, seconds);
    },
    replace: (entry, seconds) => {
      if (seconds > 0) cache.set(entry.key, entry, seconds);
      else cache.del(entry.key);
    },
    grow: (entry, more) => {
      const size = sizes.get(entry.key);
      if (size === undefined || peek(entry.key)?.derived !== entry.derived) return;
      sizes.set(entry.key, size + more);
      count(entry, { entries: 0, bytes: more });
      makeRoom(0);
    },
    delete: (key) => cache.del(key) > 0,
    keysByTag: byTag.get,
    keysByUrl: byUrl.get,
    entries: function* entries() {
      for (const key of sizes.keys()) {
        const entry = peek(key);
        if (entry) yield entry;
      }
    },
    sizeOf: (entry) => (peek(entry.key)?.derived === entry.derived ? sizes.get(entry.key)! : 0),
    stats: () => ({ entries: sizes.size, bytes, evictions, kinds }),
    clear: () => {
      cache.flushAll();
      sizes.clear();
      oldest = sizes.keys();
      byTag.clear();
      byUrl.clear();
      kinds = {};
      bytes = 0;
    },
    close: () => {
      cache.close();
    },
  };
}
