import type { InFlight } from './createInFlightRequests.ts';
import type { HitForMissMarkers } from './createHitForMissMarkers.ts';
import type { RevalidationBackoff } from './createRevalidationBackoff.ts';
import type { Store } from './createStore.ts';
import type { Loaded, CacheRequest, SharedLevel } from './EdgeCache.ts';
import { edgeTimes } from './edgeTimes.ts';
import { createEntry, isFailure, type Entry } from './entry.ts';
import { freshnessOf, ttlOf } from './freshness.ts';
import type { createPurgeLog } from './purge.ts';

/** How a flight ended. */
export type Settled =
  | {
      kind: 'entry';
      entry: Entry;
      stored: boolean;
      status: number;
      /** Given out only where nothing better is held. */
      failed: boolean;
      /** Those who waited may have it too; otherwise it is only good for asking whether it still holds. */
      shareable: boolean;
      /** Came from the level that instances share. */
      shared?: boolean;
    }
  /** For the one who asked alone. */
  | { kind: 'own'; loaded: Exclude<Loaded, { kind: 'notModified' }>; failed: boolean };

/** Seconds for which an entry is of use: as an answer, and beyond that, if it has a validator, for asking whether it still holds. */
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

/** What may be used at least where no new answer can be had. */
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
  onFailed: (question: CacheRequest, flight: InFlight<Settled>, error: Error) => void;
}

/** What a flight does: loads, makes of it what the askers get, and keeps it where it may be kept. */
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
  /** The flight that brought an entry. */
  const broughtBy = new WeakMap<Entry, number>();

  function keep(
    entry: Entry,
    flight: InFlight<Settled>,
    { position, failed }: { position: string | null; failed: boolean },
  ): boolean {
    const held = store.get(entry.key);
    // Begun later, and landed before this one.
    if (held && (broughtBy.get(held) ?? 0) > flight.sequence) return false;
    const seconds = storageSeconds(entry, now());
    // Nothing is forgotten for a failure that is not kept.
    if (failed && seconds === 0) return false;
    if (!store.set(entry, seconds)) return false;
    broughtBy.set(entry, flight.sequence);
    onStored(entry);
    // What went wrong here need not go wrong elsewhere.
    if (!failed) shared?.set(entry, seconds, position);
    return true;
  }

  /** What may neither be kept nor shared. */
  function settleUnshareable(
    key: string,
    stored: Entry | null,
    flight: InFlight<Settled>,
    loaded: Extract<Settled, { kind: 'own' }>['loaded'],
  ): Settled {
    const failed = isFailure(loaded.kind === 'stream' ? loaded.status : loaded.answer.status);
    if (failed) {
      if (stored) revalidationBackoff.recordFailure(stored);
    } else {
      hitForMiss.add(key);
      // What was held is no longer what the upstream would let us use.
      if (loaded.kind === 'answer') store.delete(key);
    }
    // Nobody will read it, and its connection would stay open.
    if (loaded.kind === 'stream' && !flight.leaderWaits()) loaded.body.destroy();
    return { kind: 'own', loaded, failed };
  }

  function settle(
    { key, url, kind }: CacheRequest,
    stored: Entry | null,
    flight: InFlight<Settled>,
    loaded: Loaded,
    since: { mark: number; position: string | null },
  ): Settled {
    if (loaded.kind === 'stream' || (loaded.kind === 'answer' && loaded.lifetime === null))
      return settleUnshareable(key, stored, flight, loaded);
    const answer =
      loaded.kind === 'notModified'
        ? { ...stored!, headers: { ...stored!.headers, ...loaded.headers } }
        : loaded.answer;
    const lifetime = loaded.lifetime!;
    const failed = loaded.kind === 'answer' && (isFailure(answer.status) || loaded.degraded === true);
    const entry = createEntry(answer, { key, url, kind, tags: loaded.tags, lifetime, since: now() });
    const keepable = !purges.purgedSince(entry, since.mark) && !(failed && isUsable(stored, now()));
    const kept = keepable && keep(entry, flight, { position: since.position, failed });
    if (failed) revalidationBackoff.recordFailure(stored ?? entry, kept ? entry : (stored ?? entry));
    const shareable = failed || answer.status >= 400 || lifetime.fresh > 0 || lifetime.whileRevalidate > 0;
    if (shareable) hitForMiss.remove(key);
    else hitForMiss.add(key);
    return {
      kind: 'entry',
      entry,
      stored: kept,
      status: loaded.kind === 'notModified' ? 304 : answer.status,
      failed,
      shareable,
    };
  }

  /** @param mark of the purges, from the flight's begin */
  async function loadFromSharedOrUpstream(
    question: CacheRequest,
    held: Entry | null,
    flight: InFlight<Settled>,
    mark: number,
  ): Promise<Settled> {
    const position = shared?.position() ?? null;
    const found = await shared?.get(question);
    let stored = held;
    if (found && !purges.purgedSince(found, mark)) {
      const freshness = freshnessOf(found, now());
      const usable = freshness === 'fresh' || (freshness === 'stale' && question.demand !== 'current');
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
        question,
        stored,
        flight,
        await question.load({ stored, signal: flight.signal, demand: question.demand ?? 'servable' }),
        { mark, position },
      );
    } catch (error) {
      if (!flight.signal.aborted) {
        if (stored) revalidationBackoff.recordFailure(stored);
        onFailed(question, flight, error as Error);
      }
      throw error;
    }
  }

  return async (question: CacheRequest, held: Entry | null, flight: InFlight<Settled>): Promise<Settled> => {
    const mark = purges.open();
    try {
      return await loadFromSharedOrUpstream(question, held, flight, mark);
    } finally {
      purges.close(mark);
    }
  };
}
