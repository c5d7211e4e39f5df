import type { Readable } from 'node:stream';
import type { KindSize } from './createStore.ts';
import type { Answer, Entry, Lifetime } from './entry.ts';
import type { Purge } from './purge.ts';

/** What a fetch or a rendering brought. */
export type Loaded =
  | {
      kind: 'answer';
      answer: Answer;
      /** null: for the one who asked alone (private, no-store). All zero: for those who wait for it now, and not kept. */
      lifetime: Lifetime | null;
      tags: readonly string[];
      /** Made with parts missing: given out, but never in place of a good one that may still be used. */
      degraded?: boolean;
    }
  /** The stored answer still holds; its headers are brought up to date (RFC 9111 §4.3.4). */
  | { kind: 'notModified'; headers: Readonly<Record<string, string>>; lifetime: Lifetime; tags: readonly string[] }
  /** Too large to be held: for the one who asked alone, as it comes. */
  | { kind: 'stream'; status: number; headers: Readonly<Record<string, string>>; body: Readable };

/** `current` waits for a new answer where a stale one would do at once (`servable`): for those who build on it. */
export type Demand = 'servable' | 'current';

export interface CacheRequest {
  /** Of the answer; with a prefix that tells its kind, as `page:/viviendas-compra`. */
  key: string;
  url: string;
  kind: string;
  /**
   * Gets the answer anew.
   * @param stored what is held and may be validated
   * @param signal aborted when nobody waits for it any more
   * @param demand what to build on: a refresh must not keep what was stale before it
   */
  load: (context: { stored: Entry | null; signal: AbortSignal; demand: Demand }) => Promise<Loaded>;
  /** The asker's own: aborted, it stops waiting. */
  signal?: AbortSignal | undefined;
  demand?: Demand;
}

/** What the cache did for one asker, in the words of RFC 9211. */
export interface CacheResult {
  /** Answered without asking further. */
  hit: boolean;
  /** `miss` where it is not known which. */
  fwd?: 'uri-miss' | 'miss' | 'stale' | 'bypass' | 'method';
  fwdStatus?: number;
  stored?: boolean;
  collapsed?: boolean;
  /** Why a stale answer was used, or where a fresh one came from. */
  detail?: 'revalidating' | 'upstream-failed' | 'shared';
}

export type Served = { result: CacheResult } & (
  { entry: Entry; stream?: undefined } | { entry?: undefined; stream: Extract<Loaded, { kind: 'stream' }> }
);

/** Counters of one kind of answer since the start (src/server/edge/README.md, statement 34). */
export interface KindCounters {
  hits: number;
  staleHits: number;
  misses: number;
  collapsed: number;
  /** Served stale because no new answer could be had. */
  errorsServedStale: number;
  /** Ended without an answer that could be served. */
  errors: number;
  revalidations: number;
  stored: number;
}

/** Where the cache stands, and what it did since the start. */
export interface CacheStats {
  entries: number;
  bytes: number;
  maxBytes: number;
  evictions: number;
  purges: number;
  /** Fetches and renderings under way. */
  inFlight: number;
  kinds: Readonly<Record<string, KindCounters & KindSize>>;
}

/** What happened in the cache that somebody may want to be told. */
export type CacheEvent =
  | { type: 'refreshFailed'; kind: string; url: string; error: Error }
  | { type: 'purged'; purge: Purge; entries: number };

/** Entries that other instances hold too. Every call ends soon: a store that is slow or away counts as empty. */
export interface SharedLevel {
  /** How far the purges had come: asked when a fetch begins, given with what it brought. null while that is not known. */
  position: () => string | null;
  get: (question: Pick<CacheRequest, 'key' | 'kind'>) => Promise<Entry | null>;
  /** @param seconds for which it is of use @param position from before it was fetched */
  set: (entry: Entry, seconds: number, position: string | null) => void;
}

export interface EdgeCache {
  /**
   * Answers from memory, or by one load for all who ask at the same time.
   * @throws whatever `load` throws when nothing usable is held; the signal's reason when it is aborted; WaitTimeoutError
   */
  getOrLoad: (question: CacheRequest) => Promise<Served>;
  /** What can be served at once with nothing to be done: fresh, or stale while its refresh is under way or put off. Not counted: see `found`. */
  find: (key: string) => Entry | undefined;
  /** Counts an entry that was found, and served. @returns whether it was fresh */
  recordHit: (entry: Entry) => boolean;
  /** Keeps in the entry what is derived from it. @returns the form, made once @param make with the bytes it takes */
  derive: <T>(entry: Entry, name: string, make: () => { value: T; bytes: number }) => T;
  /** @returns how many entries it met */
  purge: (purge: Purge) => number;
  /** Everything held, what was used longest ago first. */
  entries: () => Iterable<Entry>;
  /** The bytes that an entry takes now, with its forms; 0 when it is no longer held. */
  sizeOf: (entry: Entry) => number;
  stats: () => CacheStats;
  now: () => number;
  close: () => void;
}
