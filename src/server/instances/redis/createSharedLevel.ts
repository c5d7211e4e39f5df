import type { Entry } from '../../edge/entry.ts';
import { createEntry } from '../../edge/entry.ts';
import type { SharedLevel } from '../../edge/EdgeCache.ts';
import { ageOf } from '../../edge/freshness.ts';
import { asBytes, redisLimits, type Redis } from './connectRedis.ts';
import type { PurgeIndex } from './createPurgeIndex.ts';
import { maxSharedBytes, packEntry, unpackEntry, type Packed } from './packEntry.ts';
import { timeOf } from './positions.ts';

/** Files are many and large, and quickly had from where they lie. */
const sharedKinds = new Set(['page', 'api', 'cms']);

/** Entries on their way to Redis at the same time; beyond that they are not shared. */
const mostUnderWay = 64;

/** Milliseconds that storing one may take before Redis counts as slow. */
const storeWait = 250;

interface SharedLevelDeps {
  redis: Redis;
  /** Before every key; only instances with the same one share entries. */
  namespace: string;
  /** The stream of purges. */
  purgesKey: string;
  index: PurgeIndex;
  /** How far the purges were carried out here. */
  position: () => string | null;
  /** The cache's clock. */
  now: () => number;
}

/** The second level: what another instance has fetched or rendered, in Redis. */
export function createSharedLevel({ redis, namespace, purgesKey, index, position, now }: SharedLevelDeps): SharedLevel {
  let underWay = 0;
  const keyOf = (key: string): string => `${namespace}:${key}`;

  async function read(key: string): Promise<Packed | null> {
    const known = position();
    if (known === null) return null;
    const [bytes, left, newPurges] = await redis.run(
      (client) =>
        Promise.all([
          client.withTypeMapping(asBytes).get(keyOf(key)),
          client.pTTL(keyOf(key)),
          // Last, so that no purge that came before the entry was read can be missed.
          client.xRange(purgesKey, `(${known}`, '+', { COUNT: 1 }),
        ]),
      redisLimits.replyTimeoutMs,
    );
    // A purge that was not carried out here yet might be of this very entry.
    if (bytes === null || left <= 0 || newPurges.length > 0) return null;
    const packed = await unpackEntry(bytes, left, now());
    return packed.entry.key === key ? packed : null;
  }

  /** What the purges since then leave of it. */
  function judged({ entry, position: fetchedAt }: Packed): Entry | null {
    const judgement = index.judge(entry, fetchedAt);
    if (judgement.kind === 'holds') return entry;
    if (judgement.kind === 'gone') return null;
    const since = judgement.at === null ? 0 : Math.max(0, (redis.now() ?? 0) - timeOf(judgement.at)) / 1_000;
    const fresh = Math.min(entry.lifetime.fresh, Math.max(0, ageOf(entry, now()) - since));
    return createEntry(entry, { ...entry, lifetime: { ...entry.lifetime, fresh } });
  }

  async function store(entry: Entry, seconds: number, fetchedAt: string): Promise<void> {
    const kept = Math.floor(seconds * 1_000);
    const begun = now();
    const bytes = await packEntry({ entry, position: fetchedAt }, kept, begun);
    const redisNow = redis.now();
    if (redisNow === null || kept <= 0) return;
    // As a moment, not as a time from now on: Redis may come to it late, and the entry must not be younger for that.
    const until = Math.floor(redisNow + kept - (now() - begun));
    await redis.run(
      (client) => client.set(keyOf(entry.key), bytes, { expiration: { type: 'PXAT', value: until } }),
      storeWait,
    );
  }

  return {
    position,
    get: async ({ key, kind }) => {
      if (!sharedKinds.has(kind)) return null;
      try {
        const packed = await read(key);
        // While the purges are read anew nothing can be said.
        return packed && position() !== null ? judged(packed) : null;
      } catch {
        // Whatever keeps it from us, it counts as not there; the connection tells what is wrong with Redis.
        return null;
      }
    },
    set: (entry, seconds, fetchedAt) => {
      if (
        !sharedKinds.has(entry.kind) ||
        fetchedAt === null ||
        entry.body.length > maxSharedBytes ||
        underWay >= mostUnderWay ||
        !redis.isUsable()
      )
        return;
      underWay += 1;
      store(entry, seconds, fetchedAt)
        .catch(() => {})
        .finally(() => {
          underWay -= 1;
        });
    },
  };
}
