import type { InFlight } from './createInFlightRequests.ts';
import type { HitForMissMarkers } from './createHitForMissMarkers.ts';
import type { RevalidationBackoff } from './createRevalidationBackoff.ts';
import type { Store } from './createStore.ts';
import type { Loaded, CacheRequest, SharedLevel } from './EdgeCache.ts';
import { edgeTimes } from './edgeTimes.ts';
import { createEntry, isFailure, type Entry } from './entry.ts';
import { freshnessOf, ttlOf } from './freshness.ts';
import type { createPurgeLog } from './purge.ts';

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
  purges: ReturnType<typeof createPurgeLog>;
  shared?: SharedLevel | undefined;
  now: () => number;
  onStored: (entry: Entry) => void;
  onFailed: (request: CacheRequest, inFlight: InFlight<Settled>, error: Error) => void;
}

/** The work of an in-flight request: load, make the outcome for its waiters, and store it where that is allowed. */
export function createLoader({
  store,
  hitForMiss,
  revalidationBackoff,
  purges,
  shared,
  now,
  onStored,
  onFailed,
}: LoaderDeps) {
  /** The sequence number of the in-flight request that stored an entry. */
  const storedBy = new WeakMap<Entry, number>();

  function storeEntry(
    entry: Entry,
    inFlight: InFlight<Settled>,
    { position, failed }: { position: string | null; failed: boolean },
  ): boolean {
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
    key: string,
    stored: Entry | null,
    inFlight: InFlight<Settled>,
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

  function settle(
    { key, url, kind }: CacheRequest,
    stored: Entry | null,
    inFlight: InFlight<Settled>,
    loaded: Loaded,
    since: { mark: number; position: string | null },
  ): Settled {
    if (loaded.kind === 'stream' || (loaded.kind === 'answer' && loaded.lifetime === null))
      return settleUnshareable(key, stored, inFlight, loaded);
    const answer =
      loaded.kind === 'notModified'
        ? { ...stored!, headers: { ...stored!.headers, ...loaded.headers } }
        : loaded.answer;
    const lifetime = loaded.lifetime!;
    const failed = loaded.kind === 'answer' && (isFailure(answer.status) || loaded.degraded === true);
    const entry = createEntry(answer, { key, url, kind, tags: loaded.tags, lifetime, since: now() });
    const isStorable = !purges.purgedSince(entry, since.mark) && !(failed && isUsable(stored, now()));
    const isStored = isStorable && storeEntry(entry, inFlight, { position: since.position, failed });
    if (failed) revalidationBackoff.recordFailure(stored ?? entry, isStored ? entry : (stored ?? entry));
    const shareable = failed || answer.status >= 400 || lifetime.fresh > 0 || lifetime.whileRevalidate > 0;
    if (shareable) hitForMiss.remove(key);
    else hitForMiss.add(key);
    return {
      kind: 'entry',
      entry,
      stored: isStored,
      status: loaded.kind === 'notModified' ? 304 : answer.status,
      failed,
      shareable,
    };
  }

  /** @param mark position in the purge log at the start */
  async function loadFromSharedOrUpstream(
    request: CacheRequest,
    held: Entry | null,
    inFlight: InFlight<Settled>,
    mark: number,
  ): Promise<Settled> {
    const position = shared?.position() ?? null;
    const found = await shared?.get(request);
    let stored = held;
    if (found && !purges.purgedSince(found, mark)) {
      const freshness = freshnessOf(found, now());
      const usable = freshness === 'fresh' || (freshness === 'stale' && request.demand !== 'current');
      if (usable || !held) store.set(found, storageSeconds(found, now()));
      if (usable)
        return {
          kind: 'entry',
          entry: found,
          stored: true,
          status: found.status,
          failed: false,
          shareable: true,
          shared: true,
        };
      stored ??= found;
    }
    try {
      return settle(
        request,
        stored,
        inFlight,
        await request.load({
          stored,
          signal: inFlight.signal,
          demand: request.demand ?? 'servable',
          background: inFlight.background,
        }),
        { mark, position },
      );
    } catch (error) {
      if (!inFlight.signal.aborted) {
        if (stored) revalidationBackoff.recordFailure(stored);
        onFailed(request, inFlight, error as Error);
      }
      throw error;
    }
  }

  return async (request: CacheRequest, held: Entry | null, inFlight: InFlight<Settled>): Promise<Settled> => {
    const mark = purges.open();
    try {
      return await loadFromSharedOrUpstream(request, held, inFlight, mark);
    } finally {
      purges.close(mark);
    }
  };
}
