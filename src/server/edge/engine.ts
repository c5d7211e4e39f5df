import { performance } from 'node:perf_hooks';
import { createCounters, type Counters } from './counters.ts';
import { createFallbackWait, type FallbackWait } from './createFallbackWait.ts';
import { createHitForMissMarkers, type HitForMissMarkers } from './createHitForMissMarkers.ts';
import { createInFlightRequests, type InFlightRequests } from './createInFlightRequests.ts';
import { createLoader, type Load, type Settled } from './createLoader.ts';
import { createRevalidationBackoff, type RevalidationBackoff } from './createRevalidationBackoff.ts';
import { createRevalidationLimit, type RevalidationLimit } from './createRevalidationLimit.ts';
import { createStore, type Store } from './createStore.ts';
import type { CacheEvent, SharedLevel } from './EdgeCache.ts';
import { createPurgeLog, type PurgeLog } from './purge.ts';

export interface EdgeCacheOptions {
  /** Of everything stored. */
  maxBytes: number;
  onEvent?: (event: CacheEvent) => void;
  /** Milliseconds of a monotonic clock: the wall clock may be set (src/server/edge/README.md, statement 37). */
  now?: () => number;
  /** How long a request waits for a new response before a purged entry is served; by default that of edgeTimes.ts. */
  fallbackWaitMs?: number;
  shared?: SharedLevel | undefined;
}

/** The state of a cache, which each of its steps takes as its first argument. */
export interface Engine {
  store: Store;
  inFlight: InFlightRequests<Settled>;
  purges: PurgeLog;
  hitForMiss: HitForMissMarkers;
  revalidationBackoff: RevalidationBackoff;
  revalidationLimit: RevalidationLimit;
  fallbackWait: FallbackWait;
  counters: Counters;
  load: Load;
  onEvent: (event: CacheEvent) => void;
  now: () => number;
}

export function createEngine({
  maxBytes,
  now = () => performance.now(),
  fallbackWaitMs,
  shared,
  onEvent = () => {},
}: EdgeCacheOptions): Engine {
  const store = createStore(maxBytes);
  const purges = createPurgeLog();
  const hitForMiss = createHitForMissMarkers(now);
  const revalidationBackoff = createRevalidationBackoff(now);
  const counters = createCounters();
  const load = createLoader({
    ...{ store, hitForMiss, revalidationBackoff, purges, shared, now },
    onStored: ({ kind }) => {
      counters.of(kind).stored += 1;
    },
    onFailed: ({ kind, url }, { background }, error) => {
      if (background) onEvent({ type: 'revalidationFailed', kind, url, error });
    },
  });
  return {
    ...{ store, purges, hitForMiss, revalidationBackoff, counters, load, onEvent, now },
    inFlight: createInFlightRequests<Settled>(now),
    revalidationLimit: createRevalidationLimit(),
    fallbackWait: createFallbackWait(now, fallbackWaitMs),
  };
}
