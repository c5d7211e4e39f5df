import type { InFlight } from './createInFlightRequests.ts';
import { isUsable, type Settled } from './createLoader.ts';
import type { CacheRequest, CacheResult, Served } from './EdgeCache.ts';
import { edgeTimes } from './edgeTimes.ts';
import type { Engine } from './engine.ts';
import type { Entry } from './entry.ts';
import { admitRevalidation, startContinued } from './revalidate.ts';
import { serveResult, serveStored, storedFallback } from './serve.ts';
import { WaitTimeoutError } from './waitFor.ts';

/** What a request finds in the cache before it loads. */
interface Found {
  stored: Entry | undefined;
  /** Its response may not be shared: it neither joins another's load nor lets others join its own. */
  isAlone: boolean;
  /** The stored entry may be served while a new one is loaded. */
  mayServeStored: boolean;
}

/** The stored entry where a load may not start now: it failed a moment ago, or too many run. */
function serveWithoutLoad(engine: Engine, request: CacheRequest, { stored, mayServeStored }: Found) {
  if (!isUsable(stored, engine.now())) return undefined;
  if (engine.revalidationBackoff.isDelayed(stored)) return serveStored(engine, stored, 'stale-if-error');
  const isRefused =
    mayServeStored && (request.demand ?? 'servable') === 'servable' && !admitRevalidation(engine, request);
  return isRefused ? serveStored(engine, stored, 'stale-while-revalidate') : undefined;
}

function startLoad(engine: Engine, request: CacheRequest, { stored, isAlone, mayServeStored }: Found) {
  if (mayServeStored) return startContinued(engine, request, stored!);
  return engine.inFlight.start(request, isAlone ? 'alone' : 'shared', (started) =>
    engine.load(request, stored ?? null, started),
  );
}

/** Milliseconds that a request waits for a load; undefined without a limit. */
function waitTimeoutOf(
  { fallbackWait }: Engine,
  { kind, demand = 'servable', waitTimeoutMs = edgeTimes.waitTimeoutMs }: CacheRequest,
  { startedAt }: InFlight<Settled>,
  { mayServeStored, joined }: { mayServeStored: boolean; joined: boolean },
): number | undefined {
  if (mayServeStored && demand === 'servable') return fallbackWait.timeLeft(kind, startedAt);
  return joined ? waitTimeoutMs : undefined;
}

/**
 * Serves what is stored in place of a load that failed or takes too long.
 * @throws the error where nothing is
 */
function serveAfterError(engine: Engine, request: CacheRequest, found: Found, error: unknown): Promise<Served> {
  const { key, kind, signal } = request;
  const isSlow = error instanceof WaitTimeoutError;
  if (isSlow && found.mayServeStored) engine.fallbackWait.recordSlow(kind);
  if (signal?.aborted) throw error;
  const fallback = storedFallback(engine, key, isSlow ? 'stale-while-revalidate' : 'stale-if-error');
  if (fallback) return Promise.resolve(fallback);
  // A purge has taken the entry that it waited with.
  if (isSlow && found.mayServeStored) return loadAndServe(engine, request, engine.store.get(key));
  engine.counters.of(kind).errors += 1;
  throw error;
}

/** Joins the in-flight request of the key, or starts it. A usable stale entry is served where the load fails. */
export async function loadAndServe(
  engine: Engine,
  request: CacheRequest,
  stored: Entry | undefined,
  isAlone = engine.hitForMiss.has(request.key),
): Promise<Served> {
  const { store, inFlight, counters, now } = engine;
  const { key, kind, signal } = request;
  const mayServeStored = !isAlone && isUsable(stored, now());
  const found: Found = { stored, isAlone, mayServeStored };
  const joined = isAlone ? undefined : inFlight.joinable(key);
  if (!joined) {
    const served = serveWithoutLoad(engine, request, found);
    if (served) return served;
  }
  counters.of(kind)[joined ? 'collapsed' : 'misses'] += 1;
  const started = joined ?? startLoad(engine, request, found);
  const result: CacheResult = {
    hit: false,
    fwd: stored ? 'stale' : isAlone ? 'bypass' : 'uri-miss',
    ...(joined ? { collapsed: true } : {}),
  };
  const isJoined = joined !== undefined;
  const waitTimeoutMs = waitTimeoutOf(engine, request, started, { mayServeStored, joined: isJoined });
  let served: Served | undefined;
  try {
    const settled = await inFlight.join(started, { isLeader: !isJoined, signal, waitTimeoutMs });
    served = serveResult(engine, request, settled, result);
  } catch (error) {
    return serveAfterError(engine, request, found, error);
  }
  return served ?? loadAndServe(engine, request, store.get(key), true);
}
