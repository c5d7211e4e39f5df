import NodeCache from 'node-cache';
import { sizeOf, type Entry } from './entry.ts';

/** What is held of one kind. */
export interface KindSize {
  entries: number;
  bytes: number;
}

export interface Store {
  /** Counts as a use: what was used last is evicted last. */
  get: (key: string) => Entry | undefined;
  /** As `get`, and counts as no use. */
  peek: (key: string) => Entry | undefined;
  /** @param seconds after which it is dropped; one larger than the store, or than its share of it, is not kept: false */
  set: (entry: Entry, seconds: number) => boolean;
  /** Puts an entry in the place of one that differs in its times alone, and has its forms: weight and order of use stay. */
  replace: (entry: Entry, seconds: number) => void;
  /** Counts bytes that were derived from an entry and are kept with it. */
  grow: (entry: Entry, bytes: number) => void;
  delete: (key: string) => boolean;
  /** Keys of the entries with a tag, in no order. */
  keysByTag: (tag: string) => readonly string[];
  /** Keys of the entries of one URL: the variants of one resource. */
  keysByUrl: (url: string) => readonly string[];
  /** Every entry, the one used longest ago first. */
  entries: () => Iterable<Entry>;
  /** The bytes that an entry takes now, with what was derived from it; 0 when it is no longer held. */
  sizeOf: (entry: Entry) => number;
  stats: () => { entries: number; bytes: number; evictions: number; kinds: Readonly<Record<string, KindSize>> };
  clear: () => void;
  close: () => void;
}

/** Keys by a word. A word without keys is not held. */
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
 * Entries in memory, bounded in bytes. node-cache keeps them and drops those whose time is over; it knows no bound that does
 * not throw and no order of use, so both are kept here, from its events.
 * @param maxBytes of everything: bodies, encodings, headers, keys, indexes
 */
export function createStore(maxBytes: number): Store {
  // Its own numbers are not used: they do not know what a Buffer weighs, and clones of every answer would cost more than rendering it.
  const cache = new NodeCache({ useClones: false, stdTTL: 0, checkperiod: 60, deleteOnExpire: true });
  // In order of use: a key that is used is taken out and put in again at the end.
  const sizes = new Map<string, number>();
  // Goes on from eviction to eviction: what it has passed is gone. Beginning anew, it would first pass all that was ever taken out.
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

  // Sent for what was deleted and for what ran out, but not for what is overwritten: see set.
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

  // Asked for what it does not hold, it may find something of Object.prototype's.
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
      // One thing must not push everything else out.
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
