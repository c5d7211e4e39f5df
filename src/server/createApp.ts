import type { RequestListener } from 'node:http';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import { publicEnvOf } from '#config/publicEnv.ts';
import type { EdgeCache } from './edge/EdgeCache.ts';
import { createSender } from './edge/http/createSender.ts';
import { createErrorHandler } from './middleware/errorHandler.ts';
import { createHealth, type Health } from './middleware/health.ts';
import { createLanguageMiddleware } from './middleware/language.ts';
import type { Logger } from './middleware/logger.ts';
import { createPrivateRateLimit } from './middleware/privateRateLimit.ts';
import { readOnly } from './middleware/readOnly.ts';
import { requestLog } from './middleware/requestLog.ts';
import { securityFields } from './middleware/securityFields.ts';
import type { Assets } from './page/assets.ts';
import { createPageHandler } from './page/handlePage.ts';
import { createProxy } from './proxy/createProxy.ts';
import { createRobots } from './seo/robots.ts';
import { serveHits } from './serveHits.ts';
import type { Upstream } from './upstream/createUpstream.ts';

export interface AppDeps {
  env: Env;
  cache: EdgeCache;
  upstream: Upstream;
  assets: Assets;
  logger: Logger;
  /** Serves the built files and `public/`; in development the compiler's middleware. */
  statics: readonly RequestHandler[];
  health?: Health;
}

/** The site: the way of a request, from top to bottom. */
export async function createApp({ env, cache, upstream, assets, logger, statics, health }: AppDeps): Promise<RequestListener> {
  const fields = securityFields(env);
  const sender = createSender({ cache, constantHeaders: fields, isOperator: () => false });
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false).set('trust proxy', 'loopback, linklocal, uniquelocal');

  app.use(createHealth(health));
  app.use(requestLog(logger));
  app.use((_req, res, next) => { res.set(fields); next(); });
  app.use(...statics);
  app.use(createRobots(env));

  app.use(compression());
  app.use(createPrivateRateLimit());
  app.use(createProxy({ upstream, sender, siteOrigin: env.PUBLIC_ORIGIN }));

  app.use(await createLanguageMiddleware());
  app.use(readOnly);
  app.use(createPageHandler({ cache, sender, upstream, assets, site: publicEnvOf(env), logger, now: cache.now }));
  app.use(createErrorHandler(logger));
  return serveHits({ cache, sender, upstream, onHit: () => {} }, app);
}
