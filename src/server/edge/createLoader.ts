import type { InFlight } from './createInFlightRequests.ts';
import type { HitForMissMarkers } from './createHitForMissMarkers.ts';
import type { RevalidationBackoff } from './createRevalidationBackoff.ts';
import type { Store } from './createStore.ts';
import type { Loaded, CacheRequest, SharedLevel } from './EdgeCache.ts';
import { edgeTimes } from './edgeTimes.ts';
import { createEntry, isFailure, type Entry } from './entry.ts';
import { freshnessOf, ttlOf } from './freshness.ts';
import type { PurgeLog } from './purge.ts';

/** The outcome of an in-flight request. */
export type Settled =
  | {
      kind: 'entry';
      entry: Entry;
      stored: boolean;
      status: number;
      /** Served only where no usable entry is stored. */
      failed: boolean;
      /** Waiters may have it too; otherwise it only serves as the base of a conditional request. */
      shareable: boolean;
      /** Came from the shared level. */
      shared?: boolean;
    }
  /** For the leader alone. */
  | { kind: 'unshareable'; loaded: Exclude<Loaded, { kind: 'notModified' }>; failed: boolean };

/**
 * Seconds for which an entry is useful: as a response and, if it has a validator, for conditional requests after that.
 */
export function storageSeconds(entry: Entry, now: number): number {
  const {
    status,
    headers,
    lifetime: { whileRevalidate, ifError },
  } = entry;
  const usable = Math.max(0, ttlOf(entry, now) + Math.max(whileRevalidate, ifError));
  const validated = !isFailure(status) && (headers.etag !== undefined || headers['last-modified'] !== undefined);
  return usable + (validated ? edgeTimes.keepForValidationSeconds : 0);
}

/** Whether an entry may be served at least when the load fails. */
export const isUsable = (entry: Entry | null | undefined, now: number): entry is Entry =>
  Boolean(entry) && freshnessOf(entry!, now) !== 'expired';

interface LoaderDeps {
  store: Store;
  hitForMiss: HitForMissMarkers;
  revalidationBackoff: RevalidationBackoff;
  purges: PurgeLog;
  shared?: SharedLevel | undefined;
  now: () => number;
  onStored: (entry: Entry) => void;
  onFailed: (request: CacheRequest, inFlight: InFlight<Settled>, error: Error) => void;
}

/**
 * The work of an in-flight request: load, make the outcome for its waiters, and store it where that is allowed.
 * @param held the stored entry, to be confirmed by a conditional request
 * @throws what the request's `load` throws
 */
export type Load = (request: CacheRequest, held: Entry | null, inFlight: InFlight<Settled>) => Promise<Settled>;

interface Loader extends LoaderDeps {
  /** The sequence number of the in-flight request that stored an entry. */
  storedBy: WeakMap<Entry, number>;
}

/** One load. */
interface Loading {
  request: CacheRequest;
  inFlight: InFlight<Settled>;
  /** Position in the purge log at its start. */
  purgePosition: number;
  /** The same of the shared level. */
  position: string | null;
}

function storeEntry(loader: Loader, entry: Entry, { inFlight, position }: Loading, failed: boolean): boolean {
  const { store, storedBy, shared, now, onStored } = loader;
  const held = store.get(entry.key);
  // A later request has stored a newer response already.
  if (held && (storedBy.get(held) ?? 0) > inFlight.sequence) return false;
  const seconds = storageSeconds(entry, now());
  // A failure that is not stored must not delete a stored entry.
  if (failed && seconds === 0) return false;
  if (!store.set(entry, seconds)) return false;
  storedBy.set(entry, inFlight.sequence);
  onStored(entry);
  // A failure of this instance need not be one of the others.
  if (!failed) shared?.set(entry, seconds, position);
  return true;
}

/** For a response that may be neither stored nor shared. */
function settleUnshareable(
  { store, hitForMiss, revalidationBackoff }: Loader,
  { request: { key }, inFlight }: Loading,
  stored: Entry | null,
  loaded: Extract<Settled, { kind: 'unshareable' }>['loaded'],
): Settled {
  const failed = isFailure(loaded.kind === 'stream' ? loaded.status : loaded.answer.status);
  if (failed) {
    if (stored) revalidationBackoff.recordFailure(stored);
  } else {
    hitForMiss.add(key);
    // The upstream no longer allows the use of the stored entry.
    if (loaded.kind === 'answer') store.delete(key);
  }
  // Without a reader its connection would stay open.
  if (loaded.kind === 'stream' && !inFlight.leaderWaits()) loaded.body.destroy();
  return { kind: 'unshareable', loaded, failed };
}

type Shareable = Exclude<Loaded, { kind: 'stream' }>;

/** For a response that may be shared with waiters, and stored where no purge and no better entry is against it. */
function settleEntry(loader: Loader, loading: Loading, stored: Entry | null, loaded: Shareable): Settled {
  const { purges, hitForMiss, revalidationBackoff, now } = loader;
  const { key, url, kind } = loading.request;
  const answer =
    loaded.kind === 'notModified' ? { ...stored!, headers: { ...stored!.headers, ...loaded.headers } } : loaded.answer;
  const lifetime = loaded.lifetime!;
  const failed = loaded.kind === 'answer' && (isFailure(answer.status) || loaded.degraded === true);
  const entry = createEntry(answer, { key, url, kind, tags: loaded.tags, lifetime, since: now() });
  const isStorable = !purges.purgedSince(entry, loading.purgePosition) && !(failed && isUsable(stored, now()));
  const isStored = isStorable && storeEntry(loader, entry, loading, failed);
  if (failed) revalidationBackoff.recordFailure(stored ?? entry, isStored ? entry : (stored ?? entry));
  const shareable = failed || answer.status >= 400 || lifetime.fresh > 0 || lifetime.whileRevalidate > 0;
  if (shareable) hitForMiss.remove(key);
  else hitForMiss.add(key);
  const status = loaded.kind === 'notModified' ? 304 : answer.status;
  return { kind: 'entry', entry, stored: isStored, status, failed, shareable };
}

function settle(loader: Loader, loading: Loading, stored: Entry | null, loaded: Loaded): Settled {
  return loaded.kind === 'stream' || (loaded.kind === 'answer' && loaded.lifetime === null)
    ? settleUnshareable(loader, loading, stored, loaded)
    : settleEntry(loader, loading, stored, loaded);
}

/** Calls the request's own load. */
async function loadFromUpstream(loader: Loader, loading: Loading, stored: Entry | null): Promise<Settled> {
  const { request, inFlight } = loading;
  const { signal, background } = inFlight;
  try {
    const loaded = await request.load({ stored, signal, demand: request.demand ?? 'servable', background });
    return settle(loader, loading, stored, loaded);
  } catch (error) {
    if (!signal.aborted) {
      if (stored) loader.revalidationBackoff.recordFailure(stored);
      loader.onFailed(request, inFlight, error as Error);
    }
    throw error;
  }
}

/** An entry of another instance where that may be served, else the upstream's. */
async function loadFromSharedOrUpstream(loader: Loader, loading: Loading, held: Entry | null): Promise<Settled> {
  const { store, purges, shared, now } = loader;
  const { request, purgePosition } = loading;
  const found = await shared?.get(request);
  if (!found || purges.purgedSince(found, purgePosition)) return loadFromUpstream(loader, loading, held);
  const freshness = freshnessOf(found, now());
  const usable = freshness === 'fresh' || (freshness === 'stale' && request.demand !== 'current');
  if (usable || !held) store.set(found, storageSeconds(found, now()));
  if (!usable) return loadFromUpstream(loader, loading, held ?? found);
  const { status } = found;
  return { kind: 'entry', entry: found, stored: true, status, failed: false, shareable: true, shared: true };
}

export function createLoader(deps: LoaderDeps): Load {
  const loader: Loader = { ...deps, storedBy: new WeakMap() };
  const { purges, shared } = deps;
  return async (request, held, inFlight) => {
    const purgePosition = purges.open();
    const position = shared?.position() ?? null;
    try {
      return await loadFromSharedOrUpstream(loader, { request, inFlight, purgePosition, position }, held);
    } finally {
      purges.close(purgePosition);
    }
  };
}
