import { performance } from 'node:perf_hooks';
import type { CacheEvent, CacheResult, CacheStats, EdgeCache, KindCounters, Loaded, Question, Served, SharedLevel } from './EdgeCache.ts';
import { createEntry, type Entry, type Lifetime } from './entry.ts';
import { createStore } from './createStore.ts';
import { endFreshness, freshnessOf, ttlOf } from './freshness.ts';
import { createPurgeLog, type Purge } from './purge.ts';
import { waitFor } from './waitFor.ts';

/** Every number of the engine, in milliseconds unless said otherwise. */
export const edgeTimes = {
  /** One who waits for another's fetch is sent away after this (edge statement 26). */
  longestWait: 5_000,
  /** A fetch this old is no longer joined: who comes begins another. */
  longestLead: 5_000,
  /** After a failed refresh the next is tried so much later, doubled at each failure, up to the longest. */
  firstGap: 1_000,
  longestGap: 5_000,
  /** What may not be kept is remembered as such, so that its askers do not queue one behind another; seconds (edge statement 22). */
  passFor: 120,
  /** Beyond its last use an entry with a validator is kept for asking whether it still holds; seconds (edge statement 23). */
  keepForValidation: 600,
} as const;

interface Flight {
  startedAt: number;
  purgeMark: number;
  /** Of the purges among all instances. */
  position: string | null;
  abort: AbortController;
  waiters: number;
  /** Nobody waits for it, and it goes on all the same. */
  background: boolean;
  ended: boolean;
  result: Promise<Landed>;
}

/** How a flight ended. `own` is for its first asker alone. */
type Landed =
  | { kind: 'entry'; entry: Entry; stored: boolean; status: number; failed: boolean; shared?: boolean }
  | { kind: 'own'; loaded: Exclude<Loaded, { kind: 'notModified' }> };

interface Retry {
  failures: number;
  notBefore: number;
}

const failureStatuses = new Set([500, 502, 503, 504]);

const noLifetime: Lifetime = { fresh: 0, whileRevalidate: 0, ifError: 0, age: 0 };

const newCounters = (): KindCounters => ({ hits: 0, staleHits: 0, misses: 0, collapsed: 0, errorsServedStale: 0, errors: 0, refreshes: 0, stored: 0 });

/** Seconds for which an entry is of use: as an answer, and beyond that, if it has a validator, for asking whether it still holds. */
function secondsKept(entry: Entry, now: number): number {
  const { whileRevalidate, ifError } = entry.lifetime;
  const usable = Math.max(0, ttlOf(entry, now) + Math.max(whileRevalidate, ifError));
  const validated = entry.lifetime !== noLifetime && (entry.headers.etag !== undefined || entry.headers['last-modified'] !== undefined);
  return usable + (validated ? edgeTimes.keepForValidation : 0);
}

interface EdgeCacheOptions {
  /** Of everything held. */
  maxBytes: number;
  onEvent?: (event: CacheEvent) => void;
  /** Milliseconds of a clock that only goes forward: the wall clock may be set (edge statement 37). */
  now?: () => number;
  shared?: SharedLevel | undefined;
}

/** The cache engine: knows keys, entries and times; no routes, no pages, no upstreams. */
export function createEdgeCache({ maxBytes, now = () => performance.now(), shared, onEvent = () => {} }: EdgeCacheOptions): EdgeCache {
  const store = createStore(maxBytes);
  const flights = new Map<string, Flight>();
  const purges = createPurgeLog();
  /** Of entries whose last refresh failed; gone with the next success. */
  const retries = new WeakMap<Entry, Retry>();
  const passes = createPassMarks(now);
  const kinds: Record<string, KindCounters> = {};
  let purgeCount = 0;
  const countersOf = (kind: string): KindCounters => (kinds[kind] ??= newCounters());

  const isPutOff = (entry: Entry): boolean => (retries.get(entry)?.notBefore ?? 0) > now();

  function putOff(entry: Entry | null): void {
    if (!entry) return;
    const failures = (retries.get(entry)?.failures ?? 0) + 1;
    retries.set(entry, { failures, notBefore: now() + Math.min(edgeTimes.firstGap * 2 ** (failures - 1), edgeTimes.longestGap) });
  }

  function keep(entry: Entry, { position }: Flight, failed: boolean): boolean {
    const seconds = secondsKept(entry, now());
    const stored = store.set(entry, seconds);
    if (stored) {
      countersOf(entry.kind).stored += 1;
      // What went wrong here need not go wrong elsewhere.
      if (!failed) shared?.set(entry, seconds, position);
    }
    return stored;
  }

  /** Makes of what was loaded what its askers get, and keeps it where it may be kept. */
  function land({ key, url, kind }: Question, stored: Entry | null, flight: Flight, loaded: Loaded): Landed {
    if (loaded.kind === 'stream' || (loaded.kind === 'answer' && loaded.lifetime === null)) {
      passes.add(key);
      // What was held is no longer what the upstream would let us use.
      if (loaded.kind === 'answer') store.delete(key);
      return { kind: 'own', loaded };
    }
    const answer = loaded.kind === 'notModified' ? { ...stored!, headers: { ...stored!.headers, ...loaded.headers } } : loaded.answer;
    const failed = loaded.kind === 'answer' && (failureStatuses.has(answer.status) || loaded.degraded === true);
    const entry = createEntry(answer, { key, url, kind, tags: loaded.tags, lifetime: loaded.lifetime ?? noLifetime, since: now() });
    if (failed) putOff(stored);
    const purged = purges.purgedSince(entry, flight.purgeMark);
    const keepable = !purged && !(failed && stored !== null && freshnessOf(stored, now()) !== 'expired');
    return { kind: 'entry', entry, stored: keepable && keep(entry, flight, failed), status: loaded.kind === 'notModified' ? 304 : answer.status, failed };
  }

  async function loadOrShare(question: Question, held: Entry | null, flight: Flight): Promise<Landed> {
    let stored = held;
    const found = await shared?.get(question);
    if (found && !purges.purgedSince(found, flight.purgeMark)) {
      const freshness = freshnessOf(found, now());
      const usable = freshness === 'fresh' || (freshness === 'stale' && question.demand !== 'current');
      if (usable || !held) store.set(found, secondsKept(found, now()));
      if (usable) return { kind: 'entry', entry: found, stored: true, status: found.status, failed: false, shared: true };
      stored ??= found;
    }
    try {
      return land(question, stored, flight, await question.load({ stored, signal: flight.abort.signal, demand: question.demand ?? 'servable' }));
    } catch (error) {
      if (!flight.abort.signal.aborted) {
        putOff(stored);
        if (flight.background) onEvent({ type: 'refreshFailed', kind: question.kind, url: question.url, error: error as Error });
      }
      throw error;
    }
  }

  function startFlight(question: Question, stored: Entry | null, background: boolean): Flight {
    const flight: Flight = { startedAt: now(), purgeMark: purges.open(), position: shared?.position() ?? null, abort: new AbortController(), waiters: 0, background, ended: false, result: undefined as never };
    flights.set(question.key, flight);
    flight.result = loadOrShare(question, stored, flight).finally(() => {
      flight.ended = true;
      purges.close(flight.purgeMark);
      if (flights.get(question.key) === flight) flights.delete(question.key);
    });
    // Every waiter may have gone before it fails: nobody is left to be told.
    flight.result.catch(() => {});
    return flight;
  }

  function refresh(question: Question, entry: Entry): void {
    if (flights.has(question.key) || isPutOff(entry)) return;
    countersOf(question.kind).refreshes += 1;
    startFlight({ ...question, demand: 'current' }, entry, true);
  }

  const joinable = (key: string): Flight | undefined => {
    const flight = flights.get(key);
    return flight && now() - flight.startedAt < edgeTimes.longestLead ? flight : undefined;
  };

  async function join(key: string, flight: Flight, { signal }: Question, longestWait?: number): Promise<Landed> {
    flight.waiters += 1;
    try {
      return await waitFor(flight.result, { signal, longestWait });
    } finally {
      flight.waiters -= 1;
      if (flight.waiters === 0 && !flight.background && !flight.ended) {
        if (flights.get(key) === flight) flights.delete(key);
        flight.abort.abort(new DOMException('Nobody waits for it any more', 'AbortError'));
      }
    }
  }

  function serveStale(entry: Entry, detail: CacheResult['detail']): Served {
    const counters = countersOf(entry.kind);
    counters.staleHits += 1;
    if (detail === 'upstream-failed') counters.errorsServedStale += 1;
    return { entry, result: { hit: true, detail: detail! } };
  }

  /** Loads for one asker alone: what may not be shared is never waited for. */
  async function pass(question: Question): Promise<Served> {
    const counters = countersOf(question.kind);
    counters.misses += 1;
    const flight: Flight = { startedAt: now(), purgeMark: purges.open(), position: shared?.position() ?? null, abort: new AbortController(), waiters: 1, background: false, ended: false, result: undefined as never };
    const abort = () => { flight.abort.abort(question.signal!.reason); };
    question.signal?.addEventListener('abort', abort, { once: true });
    try {
      question.signal?.throwIfAborted();
      const landed = land(question, null, flight, await question.load({ stored: null, signal: flight.abort.signal, demand: question.demand ?? 'servable' }));
      if (landed.kind === 'entry' && landed.stored) passes.remove(question.key);
      return serveLanded(question, landed, { hit: false, fwd: 'bypass' });
    } finally {
      question.signal?.removeEventListener('abort', abort);
      purges.close(flight.purgeMark);
    }
  }

  function serveLanded({ key, url, kind }: Question, landed: Landed, result: CacheResult): Served {
    if (landed.kind === 'entry') {
      if (landed.shared) return { entry: landed.entry, result: { hit: true, detail: 'shared' } };
      return { entry: landed.entry, result: { ...result, fwdStatus: landed.status, stored: landed.stored } };
    }
    const { loaded } = landed;
    if (loaded.kind === 'stream') return { stream: loaded, result: { ...result, fwdStatus: loaded.status } };
    const entry = createEntry(loaded.answer, { key, url, kind, tags: loaded.tags, lifetime: noLifetime, since: now() });
    return { entry, result: { ...result, fwdStatus: entry.status } };
  }

  /** Waits for the one fetch under way, or begins it; a stale answer steps in when that fails. */
  async function fetchAndServe(question: Question, stored: Entry | undefined): Promise<Served> {
    const { key, kind } = question;
    const counters = countersOf(kind);
    const fallback = stored && freshnessOf(stored, now()) !== 'expired' ? stored : undefined;
    const underWay = joinable(key);
    if (underWay) counters.collapsed += 1;
    else if (fallback && isPutOff(fallback)) return serveStale(fallback, 'upstream-failed');
    else counters.misses += 1;
    const flight = underWay ?? startFlight(question, stored ?? null, false);
    const result: CacheResult = { hit: false, fwd: stored ? 'stale' : 'uri-miss', ...(underWay ? { collapsed: true } : {}) };
    try {
      const landed = await join(key, flight, question, underWay ? edgeTimes.longestWait : undefined);
      if (landed.kind === 'own' && underWay) return await pass(question);
      if (landed.kind === 'entry' && landed.failed && !landed.stored) {
        const instead = usableStale(key);
        if (instead) return serveStale(instead, 'upstream-failed');
      }
      return serveLanded(question, landed, result);
    } catch (error) {
      const instead = question.signal?.aborted ? undefined : usableStale(key);
      if (instead) return serveStale(instead, 'upstream-failed');
      if (!question.signal?.aborted) counters.errors += 1;
      throw error;
    }
  }

  /** What may step in for an answer that cannot be had. Looked up anew: a purge or the shared level may have changed it meanwhile. */
  function usableStale(key: string): Entry | undefined {
    const entry = store.get(key);
    return entry && freshnessOf(entry, now()) !== 'expired' ? entry : undefined;
  }

  function soften(entry: Entry): void {
    const { key, url, kind, tags, since } = entry;
    const stale = createEntry(entry, { key, url, kind, tags, since, lifetime: endFreshness(entry, now()) });
    store.set(stale, secondsKept(stale, now()));
  }

  function named({ tags, urls, prefixes, all }: Purge): Entry[] {
    if (all) return [...store.entries()];
    const keys = new Set([...tags.flatMap((tag) => store.tagged(tag)), ...urls.flatMap((url) => store.located(url))]);
    const found = [...keys].flatMap((key) => store.get(key) ?? []);
    // The one purge that looks at everything.
    if (prefixes.length > 0) for (const entry of store.entries()) if (!keys.has(entry.key) && prefixes.some((prefix) => entry.url.startsWith(prefix))) found.push(entry);
    return found;
  }

  return {
    ask: async (question) => {
      const { key, kind, demand = 'servable' } = question;
      const entry = store.get(key);
      const freshness = entry ? freshnessOf(entry, now()) : 'expired';
      if (entry && freshness === 'fresh') {
        countersOf(kind).hits += 1;
        return { entry, result: { hit: true } };
      }
      if (passes.has(key)) return pass(question);
      if (entry && freshness === 'stale' && demand === 'servable') {
        refresh(question, entry);
        return serveStale(entry, 'revalidating');
      }
      return fetchAndServe(question, entry);
    },
    find: (key) => {
      const entry = store.get(key);
      if (!entry) return undefined;
      const freshness = freshnessOf(entry, now());
      if (freshness === 'fresh') {
        countersOf(entry.kind).hits += 1;
        return entry;
      }
      if (freshness === 'expired' || !(isPutOff(entry) || (freshness === 'stale' && flights.has(key)))) return undefined;
      serveStale(entry, isPutOff(entry) ? 'upstream-failed' : 'revalidating');
      return entry;
    },
    form: (entry, name, make) => {
      const known = entry.forms.get(name);
      if (known !== undefined) return known as never;
      const { form, bytes } = make();
      entry.forms.set(name, form);
      store.grow(entry, bytes);
      return form;
    },
    purge: (purge) => {
      purgeCount += 1;
      purges.add(purge);
      const met = named(purge);
      for (const entry of met) {
        if (purge.mode === 'hard') store.delete(entry.key);
        else soften(entry);
      }
      // Whether what is under way is meant shows when it lands; who comes now must not wait for it.
      flights.clear();
      onEvent({ type: 'purged', purge, entries: met.length });
      return met.length;
    },
    entries: store.entries,
    sizeOf: store.sizeOf,
    stats: () => {
      const held = store.stats();
      const perKind = Object.entries(kinds).map(([kind, counters]) => [kind, { ...counters, ...(held.kinds[kind] ?? { entries: 0, bytes: 0 }) }]);
      return { ...held, maxBytes, purges: purgeCount, flights: flights.size, kinds: Object.fromEntries(perKind) as CacheStats['kinds'] };
    },
    now,
    close: () => {
      store.clear();
      store.close();
    },
  };
}

/** Keys whose answers may not be shared, for a while. Bounded: the oldest mark goes first. */
function createPassMarks(now: () => number, most = 10_000) {
  const until = new Map<string, number>();
  return {
    has: (key: string): boolean => {
      const end = until.get(key);
      if (end === undefined) return false;
      if (end > now()) return true;
      until.delete(key);
      return false;
    },
    add: (key: string): void => {
      until.delete(key);
      if (until.size >= most) until.delete(until.keys().next().value!);
      until.set(key, now() + edgeTimes.passFor * 1_000);
    },
    remove: (key: string): void => { until.delete(key); },
  };
}
