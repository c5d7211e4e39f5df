import { performance } from 'node:perf_hooks';
import type {
  CacheEvent,
  CacheResult,
  CacheStats,
  EdgeCache,
  KindCounters,
  CacheRequest,
  Served,
  SharedLevel,
} from './EdgeCache.ts';
import { asPurged, createEntry, type Entry, type Lifetime } from './entry.ts';
import { createStore } from './createStore.ts';
import { endFreshness, freshnessOf } from './freshness.ts';
import { createInFlightRequests, type InFlight } from './createInFlightRequests.ts';
import { createLoader, isUsable, storageSeconds, type Settled } from './createLoader.ts';
import { createFallbackWait } from './createFallbackWait.ts';
import { WaitTimeoutError } from './waitFor.ts';
import { createHitForMissMarkers } from './createHitForMissMarkers.ts';
import { createRevalidationBackoff } from './createRevalidationBackoff.ts';
import { createRevalidationLimit } from './createRevalidationLimit.ts';
import { edgeTimes } from './edgeTimes.ts';
import { createPurgeLog, isPurged, type Purge } from './purge.ts';

const freshHit: CacheResult = { hit: true };
const noLifetime: Lifetime = { fresh: 0, whileRevalidate: 0, ifError: 0, age: 0 };

const newCounters = (): KindCounters => ({
  hits: 0,
  staleHits: 0,
  misses: 0,
  collapsed: 0,
  errorsServedStale: 0,
  errors: 0,
  revalidations: 0,
  revalidationsDropped: 0,
  stored: 0,
});

/** Thrown to a request that waited for a response which failed and was for the leader alone. */
class UnshareableFailureError extends Error {
  constructor() {
    super('The fetch of another request failed');
    this.name = 'UnshareableFailureError';
  }
}

interface EdgeCacheOptions {
  /** Of everything stored. */
  maxBytes: number;
  onEvent?: (event: CacheEvent) => void;
  /** Milliseconds of a monotonic clock: the wall clock may be set (src/server/edge/README.md, statement 37). */
  now?: () => number;
  /** How long a request waits for a new response before a purged entry is served; by default that of edgeTimes.ts. */
  fallbackWaitMs?: number;
  shared?: SharedLevel | undefined;
}

/** The cache engine (README.md): it has keys, entries and times, and no routes, pages or upstreams. */
export function createEdgeCache({
  maxBytes,
  now = () => performance.now(),
  fallbackWaitMs,
  shared,
  onEvent = () => {},
}: EdgeCacheOptions): EdgeCache {
  const store = createStore(maxBytes);
  const inFlight = createInFlightRequests<Settled>(now);
  const purges = createPurgeLog();
  const hitForMiss = createHitForMissMarkers(now);
  const revalidationBackoff = createRevalidationBackoff(now);
  const revalidationLimit = createRevalidationLimit();
  const fallbackWait = createFallbackWait(now, fallbackWaitMs);
  const kinds: Record<string, KindCounters> = {};
  let purgeCount = 0;
  const countersOf = (kind: string): KindCounters => (kinds[kind] ??= newCounters());

  const load = createLoader({
    store,
    hitForMiss,
    revalidationBackoff,
    purges,
    shared,
    now,
    onStored: ({ kind }) => {
      countersOf(kind).stored += 1;
    },
    onFailed: ({ kind, url }, { background }, error) => {
      if (background) onEvent({ type: 'revalidationFailed', kind, url, error });
    },
  });

  /** Whether the revalidation of a stored entry may start; counted where it may not. */
  function admitRevalidation({ kind, url }: CacheRequest): boolean {
    if (revalidationLimit.hasRoom(kind)) return true;
    countersOf(kind).revalidationsDropped += 1;
    onEvent({ type: 'revalidationDropped', kind, url });
    return false;
  }

  function revalidateInBackground(request: CacheRequest, entry: Entry): void {
    const { key, kind } = request;
    if (inFlight.has(key) || revalidationBackoff.isDelayed(entry) || !admitRevalidation(request)) return;
    countersOf(kind).revalidations += 1;
    const { result } = inFlight.start(request, 'background', (started) =>
      load({ ...request, demand: 'current' }, entry, started),
    );
    revalidationLimit.add(kind, result);
  }

  function serveStored(entry: Entry, detail: CacheResult['detail']): Served {
    const counters = countersOf(entry.kind);
    if (freshnessOf(entry, now()) === 'fresh') {
      counters.hits += 1;
      return { entry, result: freshHit };
    }
    counters.staleHits += 1;
    if (detail === 'stale-if-error') counters.errorsServedStale += 1;
    return { entry, result: { hit: true, detail: detail! } };
  }

  function serveSettled({ key, url, kind }: CacheRequest, settled: Settled, result: CacheResult): Served {
    if (settled.kind === 'entry') {
      if (settled.shared) return { entry: settled.entry, result: { hit: true, detail: 'shared' } };
      return { entry: settled.entry, result: { ...result, fwdStatus: settled.status, stored: settled.stored } };
    }
    const { loaded } = settled;
    if (loaded.kind === 'stream') return { stream: loaded, result: { ...result, fwdStatus: loaded.status } };
    const entry = createEntry(loaded.answer, { key, url, kind, tags: loaded.tags, lifetime: noLifetime, since: now() });
    return { entry, result: { ...result, fwdStatus: entry.status } };
  }

  /**
   * The stored entry in place of a failed load. Looked up again: a purge or the shared level may have replaced it
   * meanwhile.
   */
  function storedFallback(key: string, detail: CacheResult['detail'] = 'stale-if-error'): Served | undefined {
    const entry = store.get(key);
    return isUsable(entry, now()) ? serveStored(entry, detail) : undefined;
  }

  /** Loads what is stored and may be served meanwhile: the load goes on when its requests no longer wait. */
  function startContinued(request: CacheRequest, stored: Entry): InFlight<Settled> {
    const begun = now();
    const continued = inFlight.start(request, 'continued', async (started) => {
      const slow = setTimeout(() => {
        fallbackWait.recordSlow(request.kind);
      }, edgeTimes.slowAfterMs).unref();
      try {
        const settled = await load({ ...request, demand: 'current' }, stored, started);
        if (!settled.failed) fallbackWait.recordLoad(request.kind, now() - begun);
        return settled;
      } finally {
        clearTimeout(slow);
      }
    });
    revalidationLimit.add(request.kind, continued.result);
    return continued;
  }

  /** Milliseconds that a request waits for a load; undefined without a limit. */
  function waitTimeoutOf(
    { kind, demand = 'servable' }: CacheRequest,
    { startedAt }: InFlight<Settled>,
    { mayServeStored, joined }: { mayServeStored: boolean; joined: boolean },
  ): number | undefined {
    if (mayServeStored && demand === 'servable') return fallbackWait.timeLeft(kind, startedAt);
    return joined ? edgeTimes.waitTimeoutMs : undefined;
  }

  /** The result of an in-flight request for one of its waiters; undefined where that one has to load for itself. */
  function serveResult(request: CacheRequest, settled: Settled, result: CacheResult): Served | undefined {
    const fallback =
      settled.failed && !(settled.kind === 'entry' && settled.stored) ? storedFallback(request.key) : undefined;
    if (fallback && settled.kind === 'unshareable' && settled.loaded.kind === 'stream') settled.loaded.body.destroy();
    if (fallback || !result.collapsed || (settled.kind === 'entry' && settled.shareable))
      return fallback ?? serveSettled(request, settled, result);
    // Loading again would fail for each waiter in turn.
    if (settled.failed) throw new UnshareableFailureError();
    return undefined;
  }

  /** Joins the in-flight request of the key, or starts it. A usable stale entry is served where the load fails. */
  async function loadAndServe(
    request: CacheRequest,
    stored: Entry | undefined,
    isAlone = hitForMiss.has(request.key),
  ): Promise<Served> {
    const { key, kind, signal, demand = 'servable' } = request;
    const counters = countersOf(kind);
    const mayServeStored = !isAlone && isUsable(stored, now());
    const joined = isAlone ? undefined : inFlight.joinable(key);
    if (joined) counters.collapsed += 1;
    else if (isUsable(stored, now()) && revalidationBackoff.isDelayed(stored))
      return serveStored(stored, 'stale-if-error');
    else if (mayServeStored && demand === 'servable' && !admitRevalidation(request))
      return serveStored(stored, 'stale-while-revalidate');
    else counters.misses += 1;
    const started =
      joined ??
      (mayServeStored
        ? startContinued(request, stored)
        : inFlight.start(request, isAlone ? 'alone' : 'shared', (inFlightRequest) =>
            load(request, stored ?? null, inFlightRequest),
          ));
    const result: CacheResult = {
      hit: false,
      fwd: stored ? 'stale' : isAlone ? 'bypass' : 'uri-miss',
      ...(joined ? { collapsed: true } : {}),
    };
    let served: Served | undefined;
    try {
      const settled = await inFlight.join(started, {
        isLeader: !joined,
        signal,
        waitTimeoutMs: waitTimeoutOf(request, started, { mayServeStored, joined: Boolean(joined) }),
      });
      served = serveResult(request, settled, result);
    } catch (error) {
      const isSlow = error instanceof WaitTimeoutError;
      if (isSlow && mayServeStored) fallbackWait.recordSlow(kind);
      const fallback = signal?.aborted
        ? undefined
        : storedFallback(key, isSlow ? 'stale-while-revalidate' : 'stale-if-error');
      if (fallback) return fallback;
      // A purge has taken the entry that it waited with.
      if (isSlow && mayServeStored) return loadAndServe(request, store.get(key));
      if (!signal?.aborted) counters.errors += 1;
      throw error;
    }
    return served ?? loadAndServe(request, store.get(key), true);
  }

  function markStale(entry: Entry): void {
    const stale = asPurged(entry, endFreshness(entry, now()));
    store.replace(stale, storageSeconds(stale, now()));
  }

  function matching({ tags, urls, prefixes, all }: Purge): Entry[] {
    if (all) return [...store.entries()];
    const keys = new Set([
      ...tags.flatMap((tag) => store.keysByTag(tag)),
      ...urls.flatMap((url) => store.keysByUrl(url)),
    ]);
    const found = [...keys].flatMap((key) => store.peek(key) ?? []);
    // The only purge that looks at every entry.
    if (prefixes.length > 0)
      for (const entry of store.entries())
        if (!keys.has(entry.key) && prefixes.some((prefix) => entry.url.startsWith(prefix))) found.push(entry);
    return found;
  }

  return {
    getOrLoad: async (request) => {
      const { key, demand = 'servable' } = request;
      const entry = store.get(key);
      const freshness = entry ? freshnessOf(entry, now()) : 'expired';
      if (entry && freshness === 'fresh') return serveStored(entry, undefined);
      if (entry && freshness === 'stale' && demand === 'servable' && !hitForMiss.has(key)) {
        revalidateInBackground(request, entry);
        return serveStored(entry, 'stale-while-revalidate');
      }
      return loadAndServe(request, entry);
    },
    find: (key) => {
      const entry = store.get(key);
      if (!entry) return undefined;
      const freshness = freshnessOf(entry, now());
      const isServable =
        freshness === 'fresh' ||
        (freshness !== 'expired' && revalidationBackoff.isDelayed(entry)) ||
        (freshness === 'stale' && inFlight.has(key));
      return isServable ? entry : undefined;
    },
    hitOf: (entry) =>
      freshnessOf(entry, now()) === 'fresh'
        ? freshHit
        : {
            hit: true,
            detail: revalidationBackoff.isDelayed(entry) ? 'stale-if-error' : 'stale-while-revalidate',
          },
    recordHit: (entry, { detail }) => {
      serveStored(entry, detail);
    },
    derive: (entry, name, make) => {
      const known = entry.derived.get(name);
      if (known !== undefined) return known as never;
      const { value, bytes } = make();
      entry.derived.set(name, value);
      store.grow(entry, bytes);
      return value;
    },
    purge: (purge) => {
      purgeCount += 1;
      purges.add(purge);
      const matched = matching(purge);
      for (const entry of matched) {
        if (purge.mode === 'hard') store.delete(entry.key);
        else markStale(entry);
      }
      // The tags of what is in started are known when it settles. Until then a new request must not join it.
      inFlight.detach(({ url }) => purge.tags.length > 0 || isPurged({ url, tags: [] }, purge));
      onEvent({ type: 'purged', purge, entries: matched.length });
      return matched.length;
    },
    entries: store.entries,
    sizeOf: store.sizeOf,
    stats: () => {
      const held = store.stats();
      const perKind = Object.entries(kinds).map(([kind, counters]) => [
        kind,
        { ...counters, ...(held.kinds[kind] ?? { entries: 0, bytes: 0 }) },
      ]);
      return {
        ...held,
        maxBytes,
        purges: purgeCount,
        inFlight: inFlight.count(),
        kinds: Object.fromEntries(perKind) as CacheStats['kinds'],
      };
    },
    now,
    close: () => {
      store.clear();
      store.close();
    },
  };
}
