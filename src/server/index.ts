import '#config/requireNode24.mjs';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { env as readProcessEnv, EnvError, type Env } from '#config/env.ts';
import { createApp } from './createApp.ts';
import { drainOnSignal } from './drainOnSignal.ts';
import { createTtlCache } from './edge/createTtlCache.ts';
import { createLogger } from './middleware/logger.ts';
import { createAssets } from './page/assets.ts';
import { startOrigin } from './startOrigin.ts';
import { createStatics, staticPaths } from './statics.ts';
import { createUpstream } from './upstream/createUpstream.ts';

/** Where the build lies: this file is dist/server/server.mjs. */
const root = path.resolve(import.meta.dirname, '../..');

async function main(env: Env): Promise<void> {
  const logger = createLogger(env.LOG_LEVEL);
  const origin = env.API_HOST && env.CMS_HOST ? null : startOrigin({ modulePath: path.join(root, 'dist/server/origin.mjs'), logger });
  const cache = createTtlCache({ maxBytes: env.CACHE_MAX_MB * 1024 * 1024 });
  const upstream = createUpstream({
    hosts: { api: () => env.API_HOST ?? origin!.url(), cms: () => env.CMS_HOST ?? origin!.url() },
    cache,
    privateSecret: env.PRIVATE_LINK_SECRET,
  });
  const paths = staticPaths(root);
  const assets = createAssets(JSON.parse(readFileSync(path.join(root, 'dist/client/loadable-stats.json'), 'utf8')) as object);

  const server = createServer();
  const drain = drainOnSignal({ server, logger, onClosed: () => { origin?.stop(); upstream.close(); cache.close(); } });
  server.on('request', await createApp({ env, upstream, assets, logger, statics: createStatics(paths), health: drain }));
  await origin?.ready;
  server.once('error', (error: NodeJS.ErrnoException) => {
    logger.fatal(error.code === 'EADDRINUSE' ? `Port ${env.PORT} is in use: set PORT to another one` : { err: error });
    origin?.stop();
    process.exitCode = 1;
  });
  server.listen(env.PORT, env.HOST, () => logger.info({ url: env.PUBLIC_ORIGIN, port: (server.address() as { port: number }).port }, 'Vencejo is ready'));
}

try {
  await main(readProcessEnv());
} catch (error) {
  console.error(error instanceof EnvError ? error.message : error);
  process.exit(1);
}
