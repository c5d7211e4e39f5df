import { setTimeout as sleep } from 'node:timers/promises';
import { backoff } from '#shared/backoff.ts';
import { readChanges, removeChanges, removeOldChanges, type Change, type StoredChange } from '../db/changes/changes.ts';
import type { Replica } from '../db/engine/postgresReplica.ts';
import type { Store } from '../db/store.ts';
import type { OriginLogger } from '../originLogger.ts';
import type { ChangeTarget } from './changeTargets.ts';
import { createReplicaGate } from './createReplicaGate.ts';

/** In milliseconds, and numbers of things. */
export const feedTimes = {
  /** Between two looks at the table: a change is to be seen within two seconds. */
  interval: 500,
  /** Delays after failures, doubled at each. */
  backoff: { initialMs: 1_000, maxMs: 30_000 },
  /** Between two removals of changes that could not be delivered. */
  sweep: 600_000,
  /**
   * For which a delivered change stays: origins over the same database have other sites to deliver it to, and may wait
   * for their replica or for a site that failed. Without it those pages would live as long as they say, a minute.
   */
  keep: 60_000,
  /** Changes delivered at once, and tags in one call. */
  changes: 1_000,
  tags: 500,
};

interface FeedOptions {
  store: Store;
  /** That answers are read from. */
  replica?: Replica | null;
  targets: readonly ChangeTarget[];
  logger: OriginLogger;
  times?: typeof feedTimes;
}

export interface ChangeFeed {
  /** Resolves when nothing is in progress any more: the store may then be closed. */
  stop: () => Promise<void>;
}

/**
 * Delivers the changes in the outbox to every target and removes those that all of them have, a little later. Each
 * target has a loop of its own, so that one that cannot be reached delays no other. Several origins may do this side by
 * side, each for its sites; a change may be delivered twice, since purging twice does no harm.
 */
export function createChangeFeed({ store, replica, targets, logger, times = feedTimes }: FeedOptions): ChangeFeed {
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Per target, ids of changes that it has and another target has not. */
  const delivered = targets.map(() => new Set<string>());
  const gate = replica ? createReplicaGate(replica) : null;

  async function deliverPending(target: ChangeTarget, done: Set<string>): Promise<void> {
    const changes = await readChanges(store.db, times.changes);
    const stored = new Set(changes.map(({ id }) => id));
    for (const id of done) if (!stored.has(id)) done.delete(id);
    const unsent = changes.filter(({ id }) => !done.has(id));
    const pending = gate ? await gate.open(unsent) : unsent;
    if (pending.length > 0) await deliver(target, pending, times.tags);
    for (const { id } of pending) done.add(id);
    await removeDelivered(changes);
  }

  /** Where more may wait than were read, room is made at once: all of one's own sites come before those of others. */
  async function removeDelivered(changes: readonly StoredChange[]): Promise<void> {
    const before = changes.length < times.changes ? Date.now() - times.keep : Infinity;
    const isRemoved = ({ id, madeAt }: StoredChange) => madeAt <= before && delivered.every((ids) => ids.has(id));
    await removeChanges(
      store.db,
      changes.filter(isRemoved).map(({ id }) => id),
    );
  }

  async function deliveryLoop(target: ChangeTarget, done: Set<string>): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      try {
        await deliverPending(target, done);
        if (failures > 0) logger.info({ target: target.name }, 'changes are delivered again');
        failures = 0;
      } catch (error) {
        // Logged once: the rest of an outage adds nothing.
        if (failures === 0) logger.error({ err: error, target: target.name }, 'changes cannot be delivered');
        failures += 1;
      }
      await pause(failures === 0 ? times.interval : backoff(failures, times.backoff));
    }
  }

  async function sweepLoop(): Promise<void> {
    while (!signal.aborted) {
      const removed = await removeOldChanges(store.db, Date.now()).catch(() => 0);
      if (removed > 0 && targets.length > 0) logger.error({ removed }, 'changes were never delivered');
      await pause(times.sweep);
    }
  }

  const pause = (time: number): Promise<unknown> => sleep(time, undefined, { signal }).catch(() => undefined);

  const loops = [sweepLoop(), ...targets.map((target, position) => deliveryLoop(target, delivered[position]!))];
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

/** Hard purges go first: a visitor may be waiting for them. */
async function deliver(target: ChangeTarget, changes: readonly Change[], maxTags: number): Promise<void> {
  const hardTags = new Set(changes.flatMap((change) => change.hardTags));
  const softTags = new Set(changes.flatMap((change) => change.softTags));
  for (const [mode, tags] of [
    ['hard', [...hardTags]],
    ['soft', [...softTags]],
  ] as const) {
    for (let start = 0; start < tags.length; start += maxTags)
      await target.purge({ tags: tags.slice(start, start + maxTags), mode });
  }
}
