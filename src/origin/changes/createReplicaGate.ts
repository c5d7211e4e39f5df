import { LRUCache } from 'lru-cache';
import { entriesAtMost } from '#shared/entriesAtMost.ts';
import { knownChanges } from '../db/changes/changes.ts';
import { replicaTimes, type Replica } from '../db/engine/postgresReplica.ts';

/** Changes remembered at most. */
const maxChanges = 10_000;

/**
 * Holds changes back until whoever asks because of them gets the new rows: until the replica has them. A replica that
 * is away is no hindrance for longer than an origin may go on reading it.
 */
export function createReplicaGate({ store }: Pick<Replica, 'store'>, settledMs = replicaTimes.settledMs) {
  /** By id: when a change was first seen on the primary, in ms of the monotonic clock. */
  const seenAt = new LRUCache<string, number>(entriesAtMost(maxChanges));

  return {
    /** @returns those that may be told */
    open: async <T extends { id: string }>(changes: readonly T[]): Promise<T[]> => {
      const known = await knownChanges(
        store.db,
        changes.map(({ id }) => id),
      ).catch(() => new Set<string>());
      const now = performance.now();
      return changes.filter(({ id }) => {
        if (known.has(id)) return true;
        const seen = seenAt.get(id) ?? now;
        if (seen === now) seenAt.set(id, now);
        return now - seen >= settledMs;
      });
    },
  };
}
