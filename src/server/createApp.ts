import type { RequestListener } from 'node:http';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import { publicEnvOf } from '#config/publicEnv.ts';
import { createOperatorCheck } from './admin/authorise.ts';
import { createAdmin } from './admin/createAdmin.ts';
import type { EdgeCache } from './edge/EdgeCache.ts';
import { createSender } from './edge/http/createSender.ts';
import { createLocalPurger, type Purger } from './instances/Purger.ts';
import { createMetrics, type Metrics } from './metrics/createMetrics.ts';
import { createStaleShare } from './metrics/staleShare.ts';
import { createContactCards } from './contactCards/createContactCards.ts';
import { createFormHandler } from './forms/createFormHandler.ts';
import { createAgencyErrorPage } from './http/agencyError.ts';
import { createErrorHandler } from './http/errorHandler.ts';
import { createHealth, type Health } from './http/health.ts';
import { createLanguageMiddleware } from './http/language.ts';
import type { Logger } from './logging/logger.ts';
import { createPrivateRateLimit, createWriteRateLimit } from './http/rateLimits.ts';
import { readOnly } from './http/readOnly.ts';
import { createRequestLog, watchRequests, type RequestDone } from './logging/requestLog.ts';
import { securityFields } from './http/securityFields.ts';
import type { Assets } from './page/assets.ts';
import { createPageHandler } from './page/handlePage.ts';
import { createProxy } from './proxy/createProxy.ts';
import { createQrCodes } from './seo/qrCode.ts';
import { createRobots } from './seo/robots.ts';
import { serveHits } from './serveHits.ts';
import { createTranslations } from './translate/createTranslations.ts';
import { createTranslator } from './upstream/createTranslator.ts';
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
  /** Reaches every instance; by default there is this one. */
  purger?: Purger;
  /** Where the upstream's calls are counted too. */
  metrics?: Metrics;
}

const alwaysUp: Health = { isDraining: () => false };

/** The site: the way of a request, from top to bottom. */
export async function createApp({
  env,
  cache,
  upstream,
  assets,
  logger,
  statics,
  health = alwaysUp,
  purger = createLocalPurger(cache),
  metrics = createMetrics(),
}: AppDeps): Promise<RequestListener> {
  const { ADMIN_TOKEN, PUBLIC_ORIGIN: siteOrigin, TRANSLATE_KEY, TRANSLATE_URL } = env;
  const fields = securityFields(env);
  const isOperator = createOperatorCheck(ADMIN_TOKEN);
  const sender = createSender({ cache, constantHeaders: fields, isOperator });
  const staleShare = createStaleShare(cache);
  metrics.watch({ cache, upstream, staleShare });
  const log = createRequestLog(logger);
  const onDone = (done: RequestDone) => {
    log(done);
    metrics.onRequest(done);
    staleShare.onAnswer();
  };

  const app = express();
  app
    .disable('x-powered-by')
    .disable('etag')
    .set('query parser', false)
    .set('trust proxy', 'loopback, linklocal, uniquelocal');

  app.use(createHealth({ health, cache, upstream, staleShare, isOperator }));
  app.use(watchRequests(onDone));
  app.use((_req, res, next) => {
    res.set(fields);
    next();
  });
  app.use(createAdmin({ isOn: ADMIN_TOKEN !== undefined, isOperator, cache, purger, metrics, logger, siteOrigin }));
  app.use(...statics);
  app.use(createRobots(env));

  // What the cache sends has been encoded, once, or is not to be.
  app.use(compression({ filter: (req, res) => !res.hasHeader('age') && compression.filter(req, res) }));
  app.use(createQrCodes(env));
  app.use(createPrivateRateLimit());
  app.use(['/web/subscribe', '/web/rgpd'], createWriteRateLimit());
  app.use(createProxy({ upstream, sender, siteOrigin }));
  if (TRANSLATE_URL && TRANSLATE_KEY)
    app.use(
      createTranslations({
        translate: createTranslator({ url: TRANSLATE_URL, key: TRANSLATE_KEY }),
        upstream,
        cache,
        sender,
      }),
    );

  app.use(createContactCards({ upstream, cache, sender, site: publicEnvOf(env) }));

  app.use(await createLanguageMiddleware());
  app.use(createFormHandler({ upstream, assets, site: publicEnvOf(env), logger, now: cache.now, siteOrigin }));
  app.use(readOnly);
  app.use(createAgencyErrorPage(env.AGENCY_ERROR_URL));
  app.use(createPageHandler({ cache, sender, upstream, assets, site: publicEnvOf(env), logger, now: cache.now }));
  app.use(createErrorHandler(logger));
  return serveHits({ cache, sender, upstream, onHit: onDone }, app);
}
