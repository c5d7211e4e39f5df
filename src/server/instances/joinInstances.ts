import type { Env } from '#config/env.ts';
import type { EdgeCache, SharedLevel } from '../edge/EdgeCache.ts';
import type { Logger } from '../logging/logger.ts';
import { namespaceOf } from './namespaceOf.ts';
import { createLocalPurger, type Purger } from './Purger.ts';
import { createLocalCounter, withFallback, type RateCounter } from './RateCounter.ts';

/** How this instance is one of several, or the only one. */
export interface Instances {
  shared?: SharedLevel;
  /** For the limits of clients. */
  counter: RateCounter;
  join: (cache: EdgeCache) => Purger;
}

/**
 * Through Redis where there is one; else alone.
 * @param build names the build: see buildOf
 * @param secret the same for all instances of a site
 */
export async function joinInstances({
  env,
  build,
  secret,
  logger,
}: {
  env: Env;
  build: string;
  secret: string;
  logger: Logger;
}): Promise<Instances> {
  if (env.REDIS_URL) {
    // Its client is a tenth of the code, and most sites run without it.
    const { joinRedis } = await import('./redis/joinRedis.ts');
    const joined = joinRedis({
      url: env.REDIS_URL,
      site: env.PUBLIC_ORIGIN,
      namespace: namespaceOf(env, build),
      secret,
      logger,
    });
    return { ...joined, counter: withFallback(joined.counter) };
  }
  return { join: createLocalPurger, counter: createLocalCounter() };
}
