import { createHash } from 'node:crypto';
import type { RateCounter } from '../RateCounter.ts';
import { redisLimits, type Redis } from './connectRedis.ts';

/**
 * Counts for all instances of a site. Keys are digests: they are made of visitors' addresses.
 * @throws (its promises) as Redis.run does
 */
export function createRedisCounter(redis: Redis, site: string): RateCounter {
  const keyOf = (key: string): string =>
    `vencejo:${site}:rate:${createHash('sha256').update(`${site} ${key}`).digest('base64url').slice(0, 22)}`;
  return {
    count: async (key, windowMs) => {
      const name = keyOf(key);
      const [, hits, left] = await redis.run(
        (client) =>
          Promise.all([
            client.set(name, 0, { condition: 'NX', expiration: { type: 'PX', value: windowMs } }),
            client.incr(name),
            client.pTTL(name),
          ]),
        redisLimits.replyTimeoutMs,
      );
      // It ended between the commands: without an end it would count for ever.
      if (left < 0) await redis.run((client) => client.pExpire(name, windowMs), redisLimits.replyTimeoutMs);
      return { hits, left: left < 0 ? windowMs : left };
    },
  };
}
