import { createHmac, randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { EdgeCache, SharedLevel } from '../../edge/EdgeCache.ts';
import type { Purge } from '../../edge/purge.ts';
import type { Logger } from '../../logging/logger.ts';
import type { Purger, PurgeReport } from '../Purger.ts';
import type { RateCounter } from '../RateCounter.ts';
import type { RedisState } from '../RedisState.ts';
import { connectRedis, type RedisTimes } from './connectRedis.ts';
import { createPurgeIndex, type PurgeIndex } from './createPurgeIndex.ts';
import { createRedisCounter } from './createRedisCounter.ts';
import { createSharedLevel } from './createSharedLevel.ts';
import { createRegistry, type Registry } from './createRegistry.ts';
import { comparePositions } from './positions.ts';
import { publishPurges, type PurgePublisher } from './publishPurges.ts';
import { readPurges, type PurgeListener, type PurgeReader } from './readPurges.ts';

const purgeSchema = z.object({
  tags: z.array(z.string()),
  urls: z.array(z.string()),
  prefixes: z.array(z.string()),
  all: z.boolean(),
  mode: z.enum(['soft', 'hard']),
});

const softPurgeOfAll: Purge = { tags: [], urls: [], prefixes: [], all: true, mode: 'soft' };

/** Reads a purge from the stream. An unreadable one, as from a later version, counts as a purge of everything. */
function readPurge(text: string): Purge {
  try {
    return purgeSchema.parse(JSON.parse(text));
  } catch {
    return softPurgeOfAll;
  }
}

/** A key for one purpose. */
const derive = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(`${purpose} of shared entries`).digest('hex');

/** Milliseconds from one line in the log to the next. */
const forgedLogMs = 60_000;

/** Logs that entries were forged, with their number since the last time. */
function logForged(logger: Logger): () => void {
  let count = 0;
  let loggedAt = -Infinity;
  return () => {
    count += 1;
    if (performance.now() - loggedAt < forgedLogMs) return;
    logger.warn({ count }, 'redis held entries that no instance of this site wrote');
    loggedAt = performance.now();
    count = 0;
  };
}

const logSecrets =
  (logger: Logger) =>
  (instances: number): void => {
    if (instances > 0) logger.error({ instances }, 'other sites of this REDIS_URL have another FORM_SECRET');
    else logger.info('all sites of this REDIS_URL have one FORM_SECRET');
  };

/** How long a purge waits for the other instances, and how often it checks them. */
const confirmation = { timeoutMs: 800, intervalMs: 10 } as const;

interface RedisDeps {
  url: string;
  /** Purges are for all instances of one site, whatever their build. */
  site: string;
  /** Entries are for those of the same build and configuration: see namespaceOf. */
  namespace: string;
  /** Pages are for those that make them by the same: see joinInstances. */
  pagesBy?: (() => string) | undefined;
  /** The same for all instances: signs what they share. */
  secret: string;
  logger: Logger;
  /** The cache's clock. */
  now?: () => number;
  times?: RedisTimes;
}

export interface RedisInstances {
  redis: RedisState;
  shared: SharedLevel;
  counter: RateCounter;
  /** Starts to apply the purges of the other instances. */
  join: (cache: Pick<EdgeCache, 'purge' | 'stats'>) => Purger & {
    /** Resolves when the stream of purges has been read. Until then nothing is shared. */
    current: Promise<void>;
  };
}

interface ListenerDeps {
  /** Of this instance. */
  id: string;
  cache: Pick<EdgeCache, 'purge' | 'stats'>;
  index: PurgeIndex;
  publisher: PurgePublisher;
  registry: Registry;
  logger: Logger;
}

/** Applies the purges of the other instances. */
const applyPurges = ({ id, cache, index, publisher, registry, logger }: ListenerDeps): PurgeListener => ({
  onStart: index.restart,
  onMessage: (message, at, isNew) => {
    if (message.purge === undefined) return;
    const purge = readPurge(message.purge);
    index.add(purge, at);
    // Its own purge was applied before it was published.
    if (message.from === id) publisher.seen(Number(message.number));
    else if (isNew) cache.purge(purge);
  },
  onCurrent: (missed) => {
    if (missed) publisher.repeat();
    const { entries, inFlight } = cache.stats();
    if (missed && entries + inFlight > 0) {
      logger.warn('purges may have been missed: everything is stale');
      cache.purge(softPurgeOfAll);
    }
    void registry.sendHeartbeat();
  },
});

/** Waits until all instances have reached a position. @param end of the wait, on the monotonic clock */
async function confirmed(registry: Registry, at: string, end: number): Promise<Omit<PurgeReport, 'entries'>> {
  for (;;) {
    const others = await registry.others();
    const done = others.filter((reached) => comparePositions(reached, at) >= 0).length;
    if (done === others.length || performance.now() > end) return { instances: 1 + others.length, confirmed: 1 + done };
    await sleep(confirmation.intervalMs);
  }
}

/**
 * Several instances with one Redis: they share entries, and purges reach all. While Redis is unreachable each goes on
 * alone; its purges wait, and those of the others are read when it is back.
 */
export function joinRedis({
  url,
  site,
  namespace,
  pagesBy = () => '',
  secret,
  logger,
  now = () => performance.now(),
  times,
}: RedisDeps): RedisInstances {
  const id = randomUUID();
  const keys = { purges: `vencejo:${site}:purges`, registry: `vencejo:${site}:instances` };
  const redis = connectRedis({ url, logger, times, onReplaced: () => reader?.reconnect() });
  const index = createPurgeIndex();
  let reader: PurgeReader | null = null;
  const position = () => reader?.position() ?? null;
  const publisher = publishPurges({ redis, key: keys.purges, id, index, logger });
  const registry = createRegistry({
    ...{ redis, key: keys.registry, id, position },
    mark: derive(secret, 'mark').slice(0, 8),
    onOtherSecrets: logSecrets(logger),
  });

  return {
    redis: { isUp: redis.isUsable, otherSecrets: registry.otherSecrets },
    shared: createSharedLevel({
      redis,
      // Instances with another secret share among themselves.
      namespace: `${namespace}:${derive(secret, 'name').slice(0, 8)}`,
      pagesBy,
      purgesKey: keys.purges,
      index,
      position,
      secret: derive(secret, 'signature'),
      onForged: logForged(logger),
      now,
    }),
    counter: createRedisCounter(redis, site),
    join: (cache) => {
      const listener = applyPurges({ id, cache, index, publisher, registry, logger });
      const joined = (reader = readPurges({ url, key: keys.purges, listener }));
      return {
        current: joined.current,
        purge: async (purge) => {
          const end = performance.now() + confirmation.timeoutMs;
          const entries = cache.purge(purge);
          const alone = () => ({ entries, instances: 1 + registry.lastCount(), confirmed: 1 });
          const at = await publisher.publish(purge);
          if (at === null) return alone();
          return confirmed(registry, at, end).then((report) => ({ entries, ...report }), alone);
        },
        close: () => {
          joined.close();
          publisher.close();
          void registry.close().then(redis.close);
        },
      };
    },
  };
}
