import '#config/requireNode24.mjs';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { env as readProcessEnv, EnvError, type Env } from '#config/env.ts';
import { createApp } from './createApp.ts';
import { drainOnSignal } from './drainOnSignal.ts';
import { createEdgeCache } from './edge/createEdgeCache.ts';
import { createLocalPurger } from './instances/Purger.ts';
import { createMetrics } from './metrics/createMetrics.ts';
import { createLogger } from './middleware/logger.ts';
import { createAssets } from './page/assets.ts';
import { OriginStartError, startOrigin, type Changed } from './startOrigin.ts';
import { createStatics, staticPaths } from './statics.ts';
import { createUpstream } from './upstream/createUpstream.ts';

/** Where the build lies: this file is dist/server/server.mjs. */
const root = path.resolve(import.meta.dirname, '../..');

/** What went wrong, for whom it is to be put right by; anything else is a defect and keeps its stack. */
function explain(error: unknown): unknown {
  if (error instanceof EnvError || error instanceof OriginStartError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there, or set PORT to another.`;
  if (code === 'EACCES' && port) return `Port ${port} must not be used by this user: set PORT to one above 1023.`;
  return error;
}

/** @returns the port that it listens on */
async function listen(server: Server, { PORT, HOST }: Env): Promise<number> {
  server.listen(PORT, HOST);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function main(env: Env): Promise<void> {
  const logger = createLogger(env.LOG_LEVEL, { gather: true });
  const metrics = createMetrics();
  const maxBytes = env.CACHE_MAX_MB * 1024 * 1024;
  const cache = createEdgeCache({ maxBytes });
  const purger = createLocalPurger(cache);
  const onChanged = ({ tags, mode }: Changed) => void purger.purge({ tags, mode, urls: [], prefixes: [], all: false });
  const origin = env.API_HOST && env.CMS_HOST ? null : startOrigin({ modulePath: path.join(root, 'dist/server/origin.mjs'), logger, onChanged });
  const upstream = createUpstream({
    hosts: { api: () => env.API_HOST ?? origin!.url(), cms: () => env.CMS_HOST ?? origin!.url() },
    cache,
    mostBytes: maxBytes / 32,
    privateSecret: env.PRIVATE_LINK_SECRET,
    logger,
    onCall: metrics.onUpstreamCall,
  });
  const paths = staticPaths(root);
  const assets = createAssets(JSON.parse(readFileSync(path.join(root, 'dist/client/loadable-stats.json'), 'utf8')) as object);

  const server = createServer();
  const drain = drainOnSignal({ server, logger, onClosed: () => { origin?.stop(); upstream.close(); cache.close(); } });
  server.on('request', await createApp({ env, cache, upstream, assets, logger, statics: createStatics(paths), health: drain, purger, metrics }));
  await origin?.ready;
  const port = await listen(server, env);
  logger.info({ url: env.PUBLIC_ORIGIN, port }, 'Vencejo is ready');
  process.send?.({ type: 'ready', port });
}

try {
  await main(readProcessEnv());
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
