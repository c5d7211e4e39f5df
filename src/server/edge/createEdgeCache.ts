import type { CacheRequest, CacheStats, EdgeCache, Served } from './EdgeCache.ts';
import { createEngine, type EdgeCacheOptions, type Engine } from './engine.ts';
import type { Entry } from './entry.ts';
import { freshnessOf } from './freshness.ts';
import { loadAndServe } from './loadAndServe.ts';
import type { Purge } from './purge.ts';
import { purgeEntries } from './purgeEntries.ts';
import { revalidateInBackground } from './revalidate.ts';
import { freshHit, serveStored } from './serve.ts';

async function getOrLoad(engine: Engine, request: CacheRequest): Promise<Served> {
  const { store, hitForMiss, now } = engine;
  const { key, demand = 'servable' } = request;
  const entry = store.get(key);
  const freshness = entry ? freshnessOf(entry, now()) : 'expired';
  if (entry && freshness === 'fresh') return serveStored(engine, entry, undefined);
  if (entry && freshness === 'stale' && demand === 'servable' && !hitForMiss.has(key)) {
    revalidateInBackground(engine, request, entry);
    return serveStored(engine, entry, 'stale-while-revalidate');
  }
  return loadAndServe(engine, request, entry);
}

function find({ store, revalidationBackoff, inFlight, now }: Engine, key: string): Entry | undefined {
  const entry = store.get(key);
  if (!entry) return undefined;
  const freshness = freshnessOf(entry, now());
  const isServable =
    freshness === 'fresh' ||
    (freshness !== 'expired' && revalidationBackoff.isDelayed(entry)) ||
    (freshness === 'stale' && inFlight.has(key));
  return isServable ? entry : undefined;
}

function derive<T>({ store }: Engine, entry: Entry, name: string, make: () => { value: T; bytes: number }): T {
  const known = entry.derived.get(name);
  if (known !== undefined) return known as T;
  const { value, bytes } = make();
  entry.derived.set(name, value);
  store.grow(entry, bytes);
  return value;
}

function statsOf({ store, counters, inFlight }: Engine): Omit<CacheStats, 'maxBytes' | 'purges'> {
  const held = store.stats();
  const kinds = counters
    .entries()
    .map(([kind, counted]) => [kind, { ...counted, ...(held.kinds[kind] ?? { entries: 0, bytes: 0 }) }]);
  return { ...held, inFlight: inFlight.count(), kinds: Object.fromEntries(kinds) as CacheStats['kinds'] };
}

/** The cache engine (README.md): it has keys, entries and times, and no routes, pages or upstreams. */
export function createEdgeCache(options: EdgeCacheOptions): EdgeCache {
  const engine = createEngine(options);
  const { store, revalidationBackoff, now } = engine;
  let purges = 0;

  return {
    getOrLoad: (request) => getOrLoad(engine, request),
    find: (key) => find(engine, key),
    peek: store.peek,
    hitOf: (entry) =>
      freshnessOf(entry, now()) === 'fresh'
        ? freshHit
        : { hit: true, detail: revalidationBackoff.isDelayed(entry) ? 'stale-if-error' : 'stale-while-revalidate' },
    recordHit: (entry, { detail }) => {
      serveStored(engine, entry, detail);
    },
    derive: (entry, name, make) => derive(engine, entry, name, make),
    purge: (purge: Purge) => {
      purges += 1;
      return purgeEntries(engine, purge);
    },
    entries: store.entries,
    sizeOf: store.sizeOf,
    stats: () => ({ ...statsOf(engine), maxBytes: options.maxBytes, purges }),
    now,
    close: () => {
      store.clear();
      store.close();
    },
  };
}
