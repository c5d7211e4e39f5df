import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Env } from '#config/env.ts';
import { publicEnvOf } from '#config/publicEnv.ts';
import { securityHeaders } from '#config/securityHeaders.ts';
import { createErrorHandler } from './middleware/errorHandler.ts';
import { createHealth, type Health } from './middleware/health.ts';
import { createLanguageMiddleware } from './middleware/language.ts';
import type { Logger } from './middleware/logger.ts';
import { createPrivateRateLimit } from './middleware/privateRateLimit.ts';
import { readOnly } from './middleware/readOnly.ts';
import { requestLog } from './middleware/requestLog.ts';
import type { Assets } from './page/assets.ts';
import { createPageHandler } from './page/handlePage.ts';
import { createProxy } from './proxy/createProxy.ts';
import { createRobots } from './seo/robots.ts';
import { createServerApi } from './upstream/createServerApi.ts';
import type { Upstream } from './upstream/createUpstream.ts';

export interface AppDeps {
  env: Env;
  upstream: Upstream;
  assets: Assets;
  logger: Logger;
  /** Serves the built files and `public/`; in development the compiler's middleware. */
  statics: readonly RequestHandler[];
  health?: Health;
}

/** The site: the way of a request, from top to bottom. */
export async function createApp({ env, upstream, assets, logger, statics, health }: AppDeps): Promise<Express> {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false).set('trust proxy', 'loopback, linklocal, uniquelocal');

  app.use(createHealth(health));
  app.use(requestLog(logger));
  app.use(helmet(securityHeaders(env.PUBLIC_ORIGIN)));
  if (env.ROBOTS === 'noindex') app.use((_req, res, next) => { res.set('X-Robots-Tag', 'noindex'); next(); });
  app.use(...statics);
  app.use(createRobots(env));

  app.use(compression());
  app.use(createPrivateRateLimit());
  app.use(createProxy(upstream));

  app.use(await createLanguageMiddleware());
  app.use(readOnly);
  app.use(createPageHandler({ api: createServerApi(upstream), assets, site: publicEnvOf(env), logger }));
  app.use(createErrorHandler(logger));
  return app;
}
