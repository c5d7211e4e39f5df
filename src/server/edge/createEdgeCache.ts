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
import { createEntry, withLifetime, type Entry, type Lifetime } from './entry.ts';
import { createStore } from './createStore.ts';
import { endFreshness, freshnessOf } from './freshness.ts';
import { createInFlightRequests } from './createInFlightRequests.ts';
import { createLoader, isUsable, storageSeconds, type Settled } from './createLoader.ts';
import { createHitForMissMarkers } from './createHitForMissMarkers.ts';
import { createRevalidationBackoff } from './createRevalidationBackoff.ts';
import { edgeTimes } from './edgeTimes.ts';
import { createPurgeLog, isPurged, type Purge } from './purge.ts';

const noLifetime: Lifetime = { fresh: 0, whileRevalidate: 0, ifError: 0, age: 0 };

const newCounters = (): KindCounters => ({
  hits: 0,
  staleHits: 0,
  misses: 0,
  collapsed: 0,
  errorsServedStale: 0,
  errors: 0,
  revalidations: 0,
  stored: 0,
});

/** Thrown to one who waited for an answer that failed and was for another alone. */
class UnshareableFailureError extends Error {
  constructor() {
    super('The fetch that was waited for failed');
    this.name = 'FailedForOneError';
  }
}

interface EdgeCacheOptions {
  /** Of everything held. */
  maxBytes: number;
  onEvent?: (event: CacheEvent) => void;
  /** Milliseconds of a clock that only goes forward: the wall clock may be set (src/server/edge/README.md, statement 37). */
  now?: () => number;
  shared?: SharedLevel | undefined;
}

/** The cache engine: knows keys, entries and times; no routes, no pages, no upstreams. */
export function createEdgeCache({
  maxBytes,
  now = () => performance.now(),
  shared,
  onEvent = () => {},
}: EdgeCacheOptions): EdgeCache {
  const store = createStore(maxBytes);
  const inFlight = createInFlightRequests<Settled>(now);
  const purges = createPurgeLog();
  const hitForMiss = createHitForMissMarkers(now);
  const revalidationBackoff = createRevalidationBackoff(now);
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
      if (background) onEvent({ type: 'refreshFailed', kind, url, error });
    },
  });

  function revalidateInBackground(question: CacheRequest, entry: Entry): void {
    if (inFlight.has(question.key) || revalidationBackoff.isDelayed(entry)) return;
    countersOf(question.kind).revalidations += 1;
    inFlight.start(question, 'background', (flight) => load({ ...question, demand: 'current' }, entry, flight));
  }

  function serveStored(entry: Entry, detail: CacheResult['detail']): Served {
    const counters = countersOf(entry.kind);
    if (freshnessOf(entry, now()) === 'fresh') {
      counters.hits += 1;
      return { entry, result: { hit: true } };
    }
    counters.staleHits += 1;
    if (detail === 'upstream-failed') counters.errorsServedStale += 1;
    return { entry, result: { hit: true, detail: detail! } };
  }

  function serveSettled({ key, url, kind }: CacheRequest, landed: Settled, result: CacheResult): Served {
    if (landed.kind === 'entry') {
      if (landed.shared) return { entry: landed.entry, result: { hit: true, detail: 'shared' } };
      return { entry: landed.entry, result: { ...result, fwdStatus: landed.status, stored: landed.stored } };
    }
    const { loaded } = landed;
    if (loaded.kind === 'stream') return { stream: loaded, result: { ...result, fwdStatus: loaded.status } };
    const entry = createEntry(loaded.answer, { key, url, kind, tags: loaded.tags, lifetime: noLifetime, since: now() });
    return { entry, result: { ...result, fwdStatus: entry.status } };
  }

  /** What may step in for an answer that cannot be had. Looked up anew: a purge or the shared level may have changed it meanwhile. */
  function storedFallback(key: string): Served | undefined {
    const entry = store.get(key);
    return isUsable(entry, now()) ? serveStored(entry, 'upstream-failed') : undefined;
  }

  /** What the flight brought, for one of those who waited for it; undefined where he has to ask for himself. */
  function serveResult(question: CacheRequest, landed: Settled, result: CacheResult): Served | undefined {
    const instead =
      landed.failed && !(landed.kind === 'entry' && landed.stored) ? storedFallback(question.key) : undefined;
    if (instead && landed.kind === 'own' && landed.loaded.kind === 'stream') landed.loaded.body.destroy();
    if (instead || !result.collapsed || (landed.kind === 'entry' && landed.shareable))
      return instead ?? serveSettled(question, landed, result);
    // It would fail each of them in turn.
    if (landed.failed) throw new UnshareableFailureError();
    return undefined;
  }

  /** Waits for the one fetch under way, or begins it; a stale answer steps in when that fails. */
  async function loadAndServe(
    question: CacheRequest,
    stored: Entry | undefined,
    alone = hitForMiss.has(question.key),
  ): Promise<Served> {
    const { key, kind, signal } = question;
    const counters = countersOf(kind);
    const underWay = alone ? undefined : inFlight.joinable(key);
    if (underWay) counters.collapsed += 1;
    else if (isUsable(stored, now()) && revalidationBackoff.isDelayed(stored))
      return serveStored(stored, 'upstream-failed');
    else counters.misses += 1;
    const flight =
      underWay ??
      inFlight.start(question, alone ? 'alone' : 'shared', (begun) => load(question, stored ?? null, begun));
    const result: CacheResult = {
      hit: false,
      fwd: stored ? 'stale' : alone ? 'bypass' : 'uri-miss',
      ...(underWay ? { collapsed: true } : {}),
    };
    let served: Served | undefined;
    try {
      const landed = await inFlight.join(flight, {
        leads: !underWay,
        signal,
        waitTimeoutMs: underWay ? edgeTimes.waitTimeoutMs : undefined,
      });
      served = serveResult(question, landed, result);
    } catch (error) {
      const instead = signal?.aborted ? undefined : storedFallback(key);
      if (instead) return instead;
      if (!signal?.aborted) counters.errors += 1;
      throw error;
    }
    return served ?? loadAndServe(question, store.get(key), true);
  }

  function markStale(entry: Entry): void {
    const stale = withLifetime(entry, endFreshness(entry, now()));
    store.replace(stale, storageSeconds(stale, now()));
  }

  function matching({ tags, urls, prefixes, all }: Purge): Entry[] {
    if (all) return [...store.entries()];
    const keys = new Set([
      ...tags.flatMap((tag) => store.keysByTag(tag)),
      ...urls.flatMap((url) => store.keysByUrl(url)),
    ]);
    const found = [...keys].flatMap((key) => store.peek(key) ?? []);
    // The one purge that looks at everything.
    if (prefixes.length > 0)
      for (const entry of store.entries())
        if (!keys.has(entry.key) && prefixes.some((prefix) => entry.url.startsWith(prefix))) found.push(entry);
    return found;
  }

  return {
    getOrLoad: async (question) => {
      const { key, demand = 'servable' } = question;
      const entry = store.get(key);
      const freshness = entry ? freshnessOf(entry, now()) : 'expired';
      if (entry && freshness === 'fresh') return serveStored(entry, undefined);
      if (entry && freshness === 'stale' && demand === 'servable' && !hitForMiss.has(key)) {
        revalidateInBackground(question, entry);
        return serveStored(entry, 'revalidating');
      }
      return loadAndServe(question, entry);
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
    recordHit: (entry) =>
      serveStored(entry, revalidationBackoff.isDelayed(entry) ? 'upstream-failed' : 'revalidating').result.detail ===
      undefined,
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
      const met = matching(purge);
      for (const entry of met) {
        if (purge.mode === 'hard') store.delete(entry.key);
        else markStale(entry);
      }
      // Whether what is under way is meant shows when it lands; who comes now must not wait for it.
      inFlight.detach(({ url }) => purge.tags.length > 0 || isPurged({ url, tags: [] }, purge));
      onEvent({ type: 'purged', purge, entries: met.length });
      return met.length;
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
