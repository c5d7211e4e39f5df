import type { RequestListener } from 'node:http';
import { readEnv } from '#config/env.ts';
import { readNetwork } from '#config/network/network.ts';
import { createApp } from '#server/createApp.ts';
import type { CdnPurger } from '#server/cdn/createCdnPurger.ts';
import { createEdgeCache } from '#server/edge/createEdgeCache.ts';
import type { EdgeCache } from '#server/edge/EdgeCache.ts';
import { namespaceOf } from '#server/instances/namespaceOf.ts';
import type { Purger } from '#server/instances/Purger.ts';
import { withFallback } from '#server/instances/RateCounter.ts';
import type { RedisTimes } from '#server/instances/redis/connectRedis.ts';
import { joinRedis } from '#server/instances/redis/joinRedis.ts';
import { type Logger, createLogger } from '#server/logging/logger.ts';
import { noAssets } from '#server/page/assets.ts';
import { createUpstream } from '#server/upstream/createUpstream.ts';

export interface Instance {
  app: RequestListener;
  cache: EdgeCache;
  purger: Purger;
  /** What was logged at level warn and info, as `redis disconnected`. */
  logged: string[];
  close: () => void;
}

/** The operators' token of every instance. */
export const instanceToken = 'a-token-of-some-length';

export interface InstanceOptions {
  redisUrl: string;
  upstreamUrl: string;
  build?: string;
  secret?: string;
  /** What it makes pages by, beside its build. */
  pagesBy?: () => string;
  cdn?: CdnPurger;
  /** Of its connection to Redis. */
  times?: RedisTimes;
}

/** One of several instances of the real app on one Redis and one upstream. Resolves when it shares. */
export async function createInstance({
  redisUrl,
  upstreamUrl,
  build = 'one',
  secret = 'the secret of all instances',
  pagesBy,
  cdn,
  times,
}: InstanceOptions): Promise<Instance> {
  const env = readEnv({
    PUBLIC_ORIGIN: 'https://www.example.com',
    LOG_LEVEL: 'silent',
    READS_PER_MINUTE: '0',
    ADMIN_TOKEN: instanceToken,
  });
  const logged: string[] = [];
  const note = (...words: unknown[]) => {
    logged.push(String(words.at(-1)));
  };
  const instances = joinRedis({
    url: redisUrl,
    site: env.PUBLIC_ORIGIN,
    namespace: namespaceOf(env, build),
    pagesBy,
    secret,
    logger: { info: note, warn: note, error: note } as unknown as Logger,
    times,
  });
  const cache = createEdgeCache({ maxBytes: 32_000_000, shared: instances.shared });
  const purger = instances.join(cache);
  const upstream = createUpstream({
    hosts: { api: () => upstreamUrl, cms: () => upstreamUrl },
    cache,
    maxBodyBytes: 1_000_000,
  });
  const app = await createApp({
    env,
    network: await readNetwork(env.NETWORK_DIR, env),
    cache,
    shared: instances.shared,
    redis: instances.redis,
    upstream,
    assets: noAssets,
    logger: createLogger('silent'),
    statics: [(_req, _res, next) => next()],
    purger,
    cdn,
    counter: withFallback(instances.counter),
  });
  await purger.current;
  return {
    app,
    cache,
    purger,
    logged,
    close: () => {
      purger.close();
      upstream.close();
      cache.close();
    },
  };
}
