import { setTimeout as sleep } from 'node:timers/promises';
import { readChanges, removeChanges, removeOldChanges, type Change } from '../db/changes.ts';
import type { Store } from '../db/store.ts';
import type { OriginLogger } from '../originLogger.ts';
import type { ChangeTarget } from './changeTargets.ts';

/** In milliseconds, and numbers of things. */
export const feedTimes = {
  /** Between two looks at the table: a change is to be seen within two seconds. */
  interval: 500,
  /** After a failure the next try is so much later, doubled at each failure, up to the longest. */
  firstGap: 500,
  longestGap: 30_000,
  /** Between two sweeps of what nobody could be told of. */
  sweep: 600_000,
  /** Changes told at once, and tags in one call. */
  changes: 1_000,
  tags: 500,
};

interface FeedOptions {
  store: Store;
  targets: readonly ChangeTarget[];
  logger: OriginLogger;
  times?: typeof feedTimes;
}

export interface ChangeFeed {
  /** Resolves when nothing is under way any more: the store may then be closed. */
  stop: () => Promise<void>;
}

/**
 * Tells every target of the changes in the outbox; a change goes when all of them know it. Each has a loop of its own, so that one that
 * is away holds up no other. Several origins may do this side by side, and a change may be told twice: forgetting twice does no harm.
 */
export function createChangeFeed({ store, targets, logger, times = feedTimes }: FeedOptions): ChangeFeed {
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Per target, the changes it knows that another has still to be told. */
  const known = targets.map(() => new Set<string>());

  async function tellNews(target: ChangeTarget, told: Set<string>): Promise<void> {
    const changes = await readChanges(store.db, times.changes);
    const pending = new Set(changes.map(({ id }) => id));
    for (const id of told) if (!pending.has(id)) told.delete(id);
    const news = changes.filter(({ id }) => !told.has(id));
    if (news.length === 0) return;
    await tell(target, news, times.tags);
    for (const { id } of news) told.add(id);
    await removeChanges(
      store.db,
      news.map(({ id }) => id).filter((id) => known.every((ids) => ids.has(id))),
    );
  }

  async function keepTelling(target: ChangeTarget, told: Set<string>): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      try {
        await tellNews(target, told);
        if (failures > 0) logger.info({ target: target.name }, 'told of changes again');
        failures = 0;
      } catch (error) {
        // Once: the rest of an outage says nothing new.
        if (failures === 0) logger.error({ err: error, target: target.name }, 'cannot be told of changes');
        failures += 1;
      }
      await pause(failures === 0 ? times.interval : Math.min(times.firstGap * 2 ** failures, times.longestGap));
    }
  }

  async function keepSweeping(): Promise<void> {
    while (!signal.aborted) {
      const removed = await removeOldChanges(store.db, Date.now()).catch(() => 0);
      if (removed > 0 && targets.length > 0) logger.error({ removed }, 'changes were never told');
      await pause(times.sweep);
    }
  }

  const pause = (time: number): Promise<unknown> => sleep(time, undefined, { signal }).catch(() => undefined);

  const loops = [keepSweeping(), ...targets.map((target, position) => keepTelling(target, known[position]!))];
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

/** What is wrong goes first: it is what somebody may be waiting for. */
async function tell(target: ChangeTarget, changes: readonly Change[], most: number): Promise<void> {
  const wrong = new Set(changes.flatMap((change) => change.wrong));
  const outdated = new Set(changes.flatMap((change) => change.outdated));
  for (const [mode, tags] of [
    ['hard', [...wrong]],
    ['soft', [...outdated]],
  ] as const) {
    for (let start = 0; start < tags.length; start += most)
      await target.purge({ tags: tags.slice(start, start + most), mode });
  }
}
