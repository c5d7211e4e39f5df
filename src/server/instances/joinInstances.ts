import type { Env } from '#config/env.ts';
import type { EdgeCache, SharedLevel } from '../edge/EdgeCache.ts';
import type { Logger } from '../logging/logger.ts';
import type { SharedSecret } from './redis/compareSecrets.ts';
import { namespaceOf } from './namespaceOf.ts';
import { createLocalPurger, type Purger } from './Purger.ts';
import { createLocalCounter, withFallback, type RateCounter } from './RateCounter.ts';
import type { RedisState } from './RedisState.ts';

/** How this instance is one of several, or the only one. */
export interface Instances {
  redis?: RedisState;
  shared?: SharedLevel;
  /** For the limits of clients. */
  counter: RateCounter;
  join: (cache: EdgeCache) => Purger;
}

/**
 * Through Redis where there is one; else alone.
 * @param build names the build: see buildOf
 * @param secret the same for all instances of a site
 * @param secrets that have to be
 * @param pagesBy names what pages are made by beside the build and the configuration, at the moment
 * @throws EnvError where one was made here, and another elsewhere
 */
export async function joinInstances({
  env,
  build,
  secret,
  secrets,
  pagesBy,
  logger,
}: {
  env: Env;
  build: string;
  secret: string;
  secrets: readonly SharedSecret[];
  pagesBy: () => string;
  logger: Logger;
}): Promise<Instances> {
  if (env.REDIS_URL) {
    // Its client is a tenth of the code, and most sites run without it.
    const { joinRedis } = await import('./redis/joinRedis.ts');
    const { compareSecrets } = await import('./redis/compareSecrets.ts');
    await compareSecrets(secrets, { url: env.REDIS_URL, site: env.PUBLIC_ORIGIN, logger });
    const joined = joinRedis({
      url: env.REDIS_URL,
      site: env.PUBLIC_ORIGIN,
      namespace: namespaceOf(env, build),
      pagesBy,
      secret,
      logger,
    });
    return { ...joined, counter: withFallback(joined.counter) };
  }
  return { join: createLocalPurger, counter: createLocalCounter() };
}
