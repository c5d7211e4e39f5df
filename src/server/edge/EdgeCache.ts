import type { Readable } from 'node:stream';
import type { KindSize } from './createStore.ts';
import type { Answer, Entry, Lifetime } from './entry.ts';
import type { Purge } from './purge.ts';

/** What a fetch or a rendering returned. */
export type Loaded =
  | {
      kind: 'answer';
      answer: Answer;
      /**
       * null: for one request alone (private, no-store). All zero: for the requests that wait for it now, and not
       * stored.
       */
      lifetime: Lifetime | null;
      tags: readonly string[];
      /** Made with parts missing: served, but never stored over a complete entry that may still be used. */
      degraded?: boolean;
    }
  /** The stored response is still valid; its headers are updated (RFC 9111 §4.3.4). */
  | { kind: 'notModified'; headers: Readonly<Record<string, string>>; lifetime: Lifetime; tags: readonly string[] }
  /** Too large to be stored: for one request alone, as it arrives. */
  | { kind: 'stream'; status: number; headers: Readonly<Record<string, string>>; body: Readable };

/**
 * `servable` accepts a stale entry at once; `current` waits for a new response, for what is built from it and stored.
 */
export type Demand = 'servable' | 'current';

export interface CacheRequest {
  /** With a prefix that names the kind, as `page:/viviendas-compra`. */
  key: string;
  url: string;
  kind: string;
  /**
   * Loads the response.
   * @param stored the entry that may be confirmed by a conditional request
   * @param signal aborted when no request waits any more
   * @param demand of the data to build on: a revalidation must not be built from data that is stale itself
   * @param background whether what is stored is served meanwhile: work for requests without an answer goes first
   */
  load: (context: {
    stored: Entry | null;
    signal: AbortSignal;
    demand: Demand;
    background: boolean;
  }) => Promise<Loaded>;
  /** Of this request: aborted, it stops waiting. */
  signal?: AbortSignal | undefined;
  demand?: Demand;
  /** How long it waits for the load of another request, where that takes its time: `edgeTimes.waitTimeoutMs` else. */
  waitTimeoutMs?: number | undefined;
}

/** What the cache did for one request, in the terms of RFC 9211. */
export interface CacheResult {
  /** Answered from the cache. */
  hit: boolean;
  /** `miss` where the exact reason is unknown. */
  fwd?: 'uri-miss' | 'miss' | 'stale' | 'bypass' | 'method';
  fwdStatus?: number;
  stored?: boolean;
  collapsed?: boolean;
  /** Why a stale entry was used, or where a fresh one came from. */
  detail?: 'stale-while-revalidate' | 'stale-if-error' | 'shared';
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
  /** Served stale because the load failed. */
  errorsServedStale: number;
  /** Requests that ended without a response to serve. */
  errors: number;
  revalidations: number;
  /** Not started, because too many of them ran: the stale entry stayed. */
  revalidationsDropped: number;
  stored: number;
}

/** The size of the cache, and its counters since the start. */
export interface CacheStats {
  entries: number;
  bytes: number;
  maxBytes: number;
  evictions: number;
  purges: number;
  /** Fetches and renderings in flight. */
  inFlight: number;
  kinds: Readonly<Record<string, KindCounters & KindSize>>;
}

/** Events of the cache, for logs. */
export type CacheEvent =
  | { type: 'revalidationFailed'; kind: string; url: string; error: Error }
  | { type: 'revalidationDropped'; kind: string; url: string }
  | { type: 'purged'; purge: Purge; entries: number };

/** Entries that instances share. Every call ends soon: a store that is slow or unreachable counts as empty. */
export interface SharedLevel {
  /**
   * The position in the stream of purges. Taken when a fetch starts, stored with its result. null while it is unknown.
   */
  position: () => string | null;
  get: (request: Pick<CacheRequest, 'key' | 'kind'>) => Promise<Entry | null>;
  /** @param seconds for which it is useful @param position from before it was fetched */
  set: (entry: Entry, seconds: number, position: string | null) => void;
}

export interface EdgeCache {
  /**
   * Serves an entry, or the result of one load for all requests of the key.
   * @throws what `load` throws when no usable entry is stored; the signal's reason; WaitTimeoutError
   */
  getOrLoad: (request: CacheRequest) => Promise<Served>;
  /**
   * The entry that can be served without further work: fresh, or stale while its revalidation runs or is delayed. Not
   * counted: see `recordHit`.
   */
  find: (key: string) => Entry | undefined;
  /** The entry as it is stored, however old it is: for what serves nobody. Neither counted nor a use of it. */
  peek: (key: string) => Entry | undefined;
  /** What is said of an entry from `find`: it is fresh, or why it is served stale. */
  hitOf: (entry: Entry) => CacheResult;
  /** Counts it once it was served. */
  recordHit: (entry: Entry, result: CacheResult) => void;
  /** A value derived from an entry, made once and kept with it. @param make returns it with the bytes that it takes */
  derive: <T>(entry: Entry, name: string, make: () => { value: T; bytes: number }) => T;
  /** @returns how many entries it matched */
  purge: (purge: Purge) => number;
  /** All entries, the least recently used first. */
  entries: () => Iterable<Entry>;
  /** The bytes that an entry takes, with its derived values; 0 when it is no longer stored. */
  sizeOf: (entry: Entry) => number;
  stats: () => CacheStats;
  now: () => number;
  close: () => void;
}
