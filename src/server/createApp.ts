import { randomUUID } from 'node:crypto';
import express, { type Express, type Request, type RequestHandler } from 'express';
import type { Network } from '#config/network/network.ts';
import { backgroundsOf } from '#config/network/theme.ts';
import type { Env } from '#config/env.ts';
import { linksOf } from '#config/links.ts';
import { mailDeliveryOf } from '#config/mailDelivery.ts';
import { imageOriginsOf } from '#config/imageOrigins.ts';
import { publicEnvOf } from '#config/publicEnv.ts';
import { alertReportSchema } from '#shared/contract/alertReport.ts';
import { networkReportSchema } from '#shared/contract/networkReport.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { provideTeam } from '#client/app/session/networkTeam.ts';
import { nobody } from '#shared/domain/networkTeam.ts';
import { formatPhonesBy } from '#shared/contract/phone.ts';
import { showPicturesOf } from '#shared/contract/pictureOrigins.ts';
import { overrideTexts } from '#shared/i18n/loadDictionary.ts';
import { createOperatorCheck } from './admin/authorise.ts';
import { createAdmin } from './admin/createAdmin.ts';
import { createOriginReport } from './admin/createOriginReport.ts';
import { createMailPages } from './admin/mails/createMailPages.ts';
import type { EdgeCache, SharedLevel } from './edge/EdgeCache.ts';
import { createSender } from './edge/http/createSender.ts';
import { createLocalPurger, type Purger } from './instances/Purger.ts';
import { createLocalCounter, type RateCounter } from './instances/RateCounter.ts';
import { createMetrics, type Metrics } from './metrics/createMetrics.ts';
import { createStaleShare } from './metrics/staleShare.ts';
import { createContactCards } from './contactCards/createContactCards.ts';
import { createFeeds } from './feeds/createFeeds.ts';
import { createKyeroFeed } from './feeds/kyero/createKyeroFeed.ts';
import { createFormApi } from './forms/createFormApi.ts';
import { createFormGate, createFormHandler } from './forms/createFormHandler.ts';
import { createFormTokens } from './forms/formTokens.ts';
import { createSubmission } from './forms/createSubmission.ts';
import { createFormLimits } from './http/formLimits.ts';
import { noLeadQueue, type LeadQueue } from './leads/LeadQueue.ts';
import { createAgencyErrorPage } from './http/agencyError.ts';
import { createNetworkFiles } from './http/networkFiles.ts';
import { compressUncached } from './http/compressUncached.ts';
import { createErrorHandler } from './http/errorHandler.ts';
import { createHealth, type Health } from './http/health.ts';
import { createBodyLimit } from './http/bodyLimit.ts';
import { boundQuery } from './http/boundQuery.ts';
import { createProxyTrust } from './http/clients.ts';
import { createHostCheck } from './http/hosts.ts';
import { installHttpClasses, type HttpClasses } from './http/httpClasses.ts';
import { createLanguageMiddleware, createPageI18n } from './http/language.ts';
import type { Logger } from './logging/logger.ts';
import { tellOfOtherHosts } from './logging/otherPictures.ts';
import { createRefusalLog } from './logging/refusalLog.ts';
import { createNotices } from './http/notices.ts';
import {
  createOneClickLimit,
  createPrivateRateLimit,
  createReadRateLimit,
  createWriteRateLimit,
} from './http/rateLimits.ts';
import { createPropertyManagement } from './http/propertyManagement.ts';
import { readOnly } from './http/readOnly.ts';
import { createRequestLog, watchRequests, type RequestDone } from './logging/requestLog.ts';
import { securityFields } from './http/securityFields.ts';
import type { Assets } from './page/assets.ts';
import { createCardCache } from './page/createCardCache.tsx';
import { createFrames } from './page/createFrames.ts';
import { createPageHandler, isPageHeld } from './page/handlePage.ts';
import { resolutionOf } from './page/resolutionOf.ts';
import { createProxy, readKeyOf } from './proxy/createProxy.ts';
import { unsubscribeLinks } from './proxy/unsubscribeLinks.ts';
import { createIndexNowKey } from './seo/indexNowKey.ts';
import { createQrCodes } from './seo/qrCode.ts';
import { createStructuredData } from './seo/structuredData/createStructuredData.ts';
import { createRobots } from './seo/robots.ts';
import { createSitemapCache, purgedTogether } from './seo/sitemap/createSitemapCache.ts';
import { createSitemaps } from './seo/sitemap/createSitemaps.ts';
import { cardBrandOf } from './sharing/cardBrand.ts';
import { createShareCards } from './sharing/createShareCards.ts';
import { createShareImages } from './sharing/createShareImages.ts';
import { serveHits } from './serveHits.ts';
import { createWorkQueue } from './turns.ts';
import { createTranslations } from './translate/createTranslations.ts';
import type { Upstream } from './upstream/createUpstream.ts';
import { formatForeignPhone } from './upstream/formatForeignPhone.ts';
import { createVisitCalendar } from './visitCalendar/createVisitCalendar.ts';

export interface AppDeps {
  env: Env;
  /** Of NETWORK_DIR. */
  network: Network;
  cache: EdgeCache;
  /** Of the cache, where it has one: a site without pages of its own is ready while there are some. */
  shared?: SharedLevel | undefined;
  upstream: Upstream;
  assets: Assets;
  logger: Logger;
  /** Serves the built files and `public/`; in development the compiler's middleware. */
  statics: readonly RequestHandler[];
  health?: Health;
  /** Of the sitemap's files; by default a small one, which the default purger reaches. */
  sitemapCache?: EdgeCache;
  /** Reaches every instance, with both caches; by default there is this one. */
  purger?: Purger;
  /** Where the upstream's calls are counted too. */
  metrics?: Metrics;
  /** For the limits of clients; by default one of this process alone. */
  counter?: RateCounter;
  /** Pages that may wait to be rendered. */
  maxRenders?: number;
  /** Where forms are kept while the API is down; by default nowhere. */
  leads?: LeadQueue;
  /** Of the tokens in forms; by default one of this process alone. */
  formSecret?: string;
  /** Where the API is, which may be the bundled origin and show its mails; by default nowhere. */
  apiUrl?: (() => string) | undefined;
  /** The server's, where this process has one of its own. */
  httpClasses?: HttpClasses;
}

/** Pages that may wait to be rendered: with more, the last would wait for longer than visitors do. */
const usualRenders = 128;

/** Bytes of cards' HTML, for some 500 listings. */
const maxCardBytes = 2_000_000;

const alwaysUp: Health = { isDraining: () => false };

/** No header of Express's, no query parsed, clients' addresses from the proxies of private networks and those named. */
function createExpress({ TRUSTED_PROXIES }: Env, httpClasses: HttpClasses | undefined): Express {
  const app = express();
  if (httpClasses) installHttpClasses(app, httpClasses);
  return app
    .disable('x-powered-by')
    .disable('etag')
    .set('query parser', false)
    .set('trust proxy', createProxyTrust(TRUSTED_PROXIES));
}

const sendHeaders =
  (headers: Readonly<Record<string, string>>): RequestHandler =>
  (_req, res, next) => {
    res.set(headers);
    next();
  };

const inLanguages = <T>(make: (language: Language) => T): Record<Language, T> => ({
  es: make('es'),
  ca: make('ca'),
  en: make('en'),
});

/** The site: a request meets these from top to bottom (docs/request-flow.md). */
export async function createApp({
  env,
  network,
  cache,
  shared,
  upstream,
  assets,
  logger,
  statics,
  health = alwaysUp,
  sitemapCache = createSitemapCache({ maxBytes: 8_000_000, now: cache.now }),
  purger = createLocalPurger(purgedTogether(cache, sitemapCache)),
  metrics = createMetrics(),
  counter = createLocalCounter(),
  maxRenders = usualRenders,
  leads = noLeadQueue,
  formSecret = randomUUID(),
  apiUrl,
  httpClasses,
}: AppDeps): Promise<Express> {
  const { ADMIN_TOKEN, AGENCY_ERROR_URL, PUBLIC_ORIGIN: siteOrigin } = env;
  const siteIn = inLanguages((language) => publicEnvOf(env, language, network));
  const linksIn = inLanguages((language) => linksOf(env, language));
  overrideTexts((language) => Promise.resolve(network.texts[language] ?? {}));
  provideTeam((language) => Promise.resolve(network.team?.[language] ?? nobody));
  formatPhonesBy(formatForeignPhone);
  showPicturesOf([siteOrigin, ...imageOriginsOf(env)], tellOfOtherHosts(logger));
  const constantHeaders = securityFields(env);
  const i18nIn = await createPageI18n();
  const setLanguage = await createLanguageMiddleware(i18nIn);
  const cardBrand = cardBrandOf(env.BRAND_NAME, network);
  const cards = createShareCards(cardBrand);
  const recognise = createOperatorCheck(ADMIN_TOKEN, counter);
  const sender = createSender({ cache, constantHeaders });
  const staleShare = createStaleShare(cache);
  metrics.watch({ cache, upstream, staleShare, leads });
  const log = createRequestLog(logger);
  const onDone = (done: RequestDone) => {
    log(done);
    metrics.onRequest(done);
    staleShare.onAnswer();
  };
  const logRefused = createRefusalLog(logger);
  const onRefused = () => {
    metrics.onPageRefused();
    logRefused('page refused: too many wait to be rendered');
  };
  const tokens = createFormTokens(formSecret);
  const pages = {
    upstream,
    assets,
    siteIn,
    backgrounds: network.theme ? backgroundsOf(network.theme) : undefined,
    logger,
    now: cache.now,
    formToken: tokens.ofPage,
    frameOf: createFrames(linksIn),
    cardCache: createCardCache(maxCardBytes),
    structuredDataOf: createStructuredData(linksIn),
    shareImageOf: cards.imageOf,
    renders: createWorkQueue({ maxWaiting: maxRenders, onRefused }),
  };
  const { onForm } = metrics;
  const submit = createSubmission({ upstream, leads, tokens, logger, onForm });
  const notices = await createNotices(env.BRAND_NAME);
  const limited = { counter, notices };
  const forms = { submit, limits: createFormLimits(counter), siteOrigin, onForm };
  const ofOrigin = { apiUrl, token: ADMIN_TOKEN };
  const reports = {
    '/admin/alerts': createOriginReport({ ...ofOrigin, name: 'alerts', schema: alertReportSchema }),
    '/admin/report': createOriginReport({ ...ofOrigin, name: 'network', schema: networkReportSchema }),
  };
  const operators = { purger, metrics, reports };

  const isHeld = (req: Request): boolean => {
    if (!/^\/(?:web|wp-json|media|magazine)\//.test(req.path)) return isPageHeld(cache, resolutionOf(req));
    const key = readKeyOf(req, upstream);
    return key === undefined || cache.find(key) !== undefined;
  };

  const app = createExpress(env, httpClasses);
  app.use(createHostCheck(env, constantHeaders));
  app.use(boundQuery);
  app.use(serveHits({ cache, sender, upstream, onHit: onDone }));

  app.use(
    createHealth({
      health,
      cache,
      shared,
      upstream,
      staleShare,
      leads,
      recognise,
      mailDelivery: mailDeliveryOf(env).kind,
    }),
  );
  app.use(watchRequests(onDone));
  app.use(sendHeaders(constantHeaders));
  app.use(createMailPages({ token: ADMIN_TOKEN, apiUrl, recognise, logger, siteOrigin }));
  app.use(createAdmin({ ...operators, isOn: ADMIN_TOKEN !== undefined, recognise, cache, leads, logger, siteOrigin }));
  app.use(createBodyLimit(notices));
  app.use(createFormGate({ ...forms, notices }));
  app.use(createNetworkFiles(network));
  app.use(...statics);
  app.use(createRobots(env));
  app.use(createIndexNowKey(env));
  app.use(createSitemaps({ env, upstream, cache: sitemapCache, constantHeaders, logger }));
  app.use(tokens.router);

  app.use(createReadRateLimit({ ...limited, limit: env.READS_PER_MINUTE, isHeld }));
  app.use(compressUncached);
  app.use(createQrCodes(env));
  app.use(createPrivateRateLimit(limited));
  app.use(createFormApi(forms));
  app.use(unsubscribeLinks);
  app.use('/web', createWriteRateLimit({ ...limited, siteOrigin }), createOneClickLimit(limited));
  app.use(createProxy({ upstream, sender, siteOrigin }));
  app.use(createTranslations({ env, upstream, cache, sender, counter }));
  app.use(createShareImages({ upstream, cache, sender, siteIn, i18nIn, brand: cardBrand, cards, logger }));
  app.use(createContactCards({ upstream, cache, sender, site: siteIn.es }));

  app.use(setLanguage);
  app.use(createFeeds({ upstream, cache, sender, site: siteIn.es }));
  app.use(createKyeroFeed({ env, upstream, logger, counter, now: cache.now }));
  app.use(createVisitCalendar({ upstream, now: cache.now }));
  app.use(createFormHandler({ ...pages, ...forms, notices }));
  app.use(readOnly);
  app.use(createAgencyErrorPage(AGENCY_ERROR_URL));
  app.use(createPropertyManagement(linksIn.es.propertyManagement));
  app.use(createPageHandler({ ...pages, cache, sender }));
  app.use(notices.onError);
  app.use(createErrorHandler(logger, setLanguage));
  return app;
}
