import { asPurged, type Entry } from '../../edge/entry.ts';
import type { SharedLevel } from '../../edge/EdgeCache.ts';
import { ageOf } from '../../edge/freshness.ts';
import { asBytes, redisLimits, type Redis } from './connectRedis.ts';
import type { PurgeIndex } from './createPurgeIndex.ts';
import { ForgedEntryError, maxSharedBytes, packEntry, unpackEntry, type Packed } from './packEntry.ts';
import { timeOf } from './positions.ts';

/** Not files: they are many and large, and quick to fetch. */
const sharedKinds = new Set(['page', 'api', 'cms']);

/** Entries that are written to Redis at the same time; further ones are not shared. */
const maxWrites = 64;

/** Milliseconds that a write may take before Redis counts as slow. */
const writeTimeoutMs = 250;

interface SharedLevelDeps {
  redis: Redis;
  /** Before every key; only instances with the same one share entries. */
  namespace: string;
  /** Before the keys of pages too: what they are made by at the moment. */
  pagesBy: () => string;
  /** The stream of purges. */
  purgesKey: string;
  index: PurgeIndex;
  /** The position of this instance in the stream of purges. */
  position: () => string | null;
  /** Signs the entries. */
  secret: string;
  /** Called for an entry that none of the instances wrote; it counts as a miss. */
  onForged: () => void;
  /** The cache's clock. */
  now: () => number;
}

const sharedKey = (
  { key, kind }: Pick<Entry, 'key' | 'kind'>,
  { namespace, pagesBy }: Pick<SharedLevelDeps, 'namespace' | 'pagesBy'>,
): string => (kind === 'page' ? `${namespace}:${pagesBy()}:${key}` : `${namespace}:${key}`);

/** An entry as Redis has it, with no purge behind it that this instance has not applied. */
async function read(asked: Pick<Entry, 'key' | 'kind'>, deps: SharedLevelDeps): Promise<Packed | null> {
  const { redis, purgesKey, position, secret, now } = deps;
  const known = position();
  if (known === null) return null;
  const at = sharedKey(asked, deps);
  const [bytes, left, newPurges] = await redis.run(
    (client) =>
      Promise.all([
        client.withTypeMapping(asBytes).get(at),
        client.pTTL(at),
        // Last, so that no purge that came before the entry was read can be missed.
        client.xRange(purgesKey, `(${known}`, '+', { COUNT: 1 }),
      ]),
    redisLimits.replyTimeoutMs,
  );
  // A purge that this instance has not applied yet may be of this entry.
  if (bytes === null || left <= 0 || newPurges?.length !== 0) return null;
  return unpackEntry(bytes, asked.key, left, { now: now(), secret });
}

/** The entry after the purges since its fetch. */
function applyPurges({ entry, position: fetchedAt }: Packed, { index, redis, now }: SharedLevelDeps): Entry | null {
  const judgement = index.judge(entry, fetchedAt);
  if (judgement.kind === 'holds') return entry;
  if (judgement.kind === 'gone') return null;
  const since = judgement.at === null ? 0 : Math.max(0, (redis.now() ?? 0) - timeOf(judgement.at)) / 1_000;
  const fresh = Math.min(entry.lifetime.fresh, Math.max(0, ageOf(entry, now()) - since));
  return asPurged(entry, { ...entry.lifetime, fresh });
}

/** Writes an entry for the other instances. */
async function store(entry: Entry, seconds: number, fetchedAt: string, deps: SharedLevelDeps): Promise<void> {
  const { redis, secret, now } = deps;
  const kept = Math.floor(seconds * 1_000);
  const begun = now();
  const bytes = await packEntry({ entry, position: fetchedAt }, kept, { now: begun, secret });
  const redisNow = redis.now();
  if (redisNow === null || kept <= 0) return;
  // An absolute time: Redis may run the command late, and the entry must not live longer for that.
  const until = Math.floor(redisNow + kept - (now() - begun));
  await redis.run(
    (client) => client.set(sharedKey(entry, deps), bytes, { expiration: { type: 'PXAT', value: until } }),
    writeTimeoutMs,
  );
}

/** The shared level: what other instances have fetched or rendered, in Redis. */
export function createSharedLevel(deps: SharedLevelDeps): SharedLevel {
  const { redis, position, onForged } = deps;
  let writes = 0;

  return {
    position,
    get: async (asked) => {
      if (!sharedKinds.has(asked.kind)) return null;
      try {
        const packed = await read(asked, deps);
        // While the stream of purges is read again, the state of the entry is unknown.
        return packed && position() !== null ? applyPurges(packed, deps) : null;
      } catch (error) {
        if (error instanceof ForgedEntryError) onForged();
        // Any failure counts as a miss; the connection logs what is wrong with Redis.
        return null;
      }
    },
    set: (entry, seconds, fetchedAt) => {
      if (
        !sharedKinds.has(entry.kind) ||
        fetchedAt === null ||
        entry.body.length > maxSharedBytes ||
        writes >= maxWrites ||
        !redis.isUsable()
      )
        return;
      writes += 1;
      store(entry, seconds, fetchedAt, deps)
        .catch(() => {})
        .finally(() => {
          writes -= 1;
        });
    },
  };
}
