import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import { readNetwork } from '#config/network/network.ts';
import { readOwnRules } from '#config/network/rules.ts';
import type { Env } from '#config/env.ts';
import { createCapabilities } from './capabilities/createCapabilities.ts';
import { createApp } from './createApp.ts';
import { createEdgeCache } from './edge/createEdgeCache.ts';
import { createMetrics } from './metrics/createMetrics.ts';
import { createLogger } from './logging/logger.ts';
import { createAssets } from './page/assets.ts';
import { createUpstream } from './upstream/createUpstream.ts';

export { startOrigin } from './startOrigin.ts';
export { createLogger };

interface DevDeps {
  env: Env;
  /** The origin, which outlives reloads of this bundle. */
  originUrl: () => string;
  statsFile: string;
  statics: readonly RequestHandler[];
}

interface DevApp {
  listener: RequestListener;
  /** Ends what it does in the background. */
  close: () => void;
}

/**
 * The site for development: created again at every change of the server bundle, in the same process. It caches nothing.
 */
export async function createDevApp({ env, originUrl, statsFile, statics }: DevDeps): Promise<DevApp> {
  const cache = createEdgeCache({ maxBytes: 0 });
  const metrics = createMetrics();
  const logger = createLogger(env.LOG_LEVEL);
  const apiUrl = () => env.API_HOST ?? originUrl();
  const upstream = createUpstream({
    hosts: { api: apiUrl, cms: () => env.CMS_HOST ?? originUrl() },
    cache,
    maxBodyBytes: 16 * 1024 * 1024,
    env,
    rules: readOwnRules(env.NETWORK_DIR),
    logger,
    onCall: metrics.onUpstreamCall,
    onInvalidRecord: metrics.onInvalidRecord,
    onHomeDataFailed: metrics.onHomeDataFailed,
    onCmsSecretRefused: metrics.onCmsSecretRefused,
  });
  const assets = {
    collect: (...args: Parameters<ReturnType<typeof createAssets>['collect']>) =>
      createAssets(JSON.parse(readFileSync(statsFile, 'utf8')) as object).collect(...args),
  };
  const network = await readNetwork(env.NETWORK_DIR, env);
  const capabilities = createCapabilities({ env, upstream, logger, purge: cache.purge });
  const listener = await createApp({
    ...{ env, network, cache, upstream, assets, logger, statics, metrics, apiUrl },
    capabilities: capabilities.now,
  });
  upstream.startProbing();
  await capabilities.start();
  const close = (): void => {
    void capabilities.stop();
    upstream.close();
  };
  return { listener, close };
}
