import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import { linksOf } from '#config/links.ts';
import { dictionariesOf, type Network } from '#config/network/network.ts';
import { backgroundsOf } from '#config/network/theme.ts';
import { publicEnvOf, type PublicEnv } from '#config/publicEnv.ts';
import { wholeContract, type CapabilitiesDto } from '#shared/contract/capabilities.ts';
import { inSiteLanguages, valueIn, type Language } from '#shared/i18n/languages.ts';
import { createCdnFields } from './cdn/cdnFields.ts';
import { withCdn, type CdnPurger } from './cdn/createCdnPurger.ts';
import { createOperatorCheck, operatorTokens } from './admin/authorise.ts';
import type { Health } from './admin/health.ts';
import { createOriginQuestion } from './admin/callOrigin.ts';
import { createOriginImports } from './admin/imports/askImports.ts';
import { outboxSchema } from '#shared/contract/webhooks.ts';
import { servicesSchema } from '#shared/contract/services.ts';
import type { EdgeCache, SharedLevel } from './edge/EdgeCache.ts';
import { createSender } from './edge/http/createSender.ts';
import type { Exports } from './exports/createExports.ts';
import { createSubmission } from './forms/createSubmission.ts';
import { createFormTokens, type FormTokens } from './forms/formTokens.ts';
import { createFormLimits } from './http/formLimits.ts';
import type { BodyPace } from './http/openBodies.ts';
import type { HttpClasses } from './http/httpClasses.ts';
import { createLanguageMiddleware, createPageI18n } from './http/language.ts';
import type { MapTilesFiles } from './http/mapTiles/openMapTiles.ts';
import { createNotices } from './http/notices.ts';
import { securityFields } from './http/securityFields.ts';
import { createLocalPurger, type Purger } from './instances/Purger.ts';
import { createLocalCounter, type RateCounter } from './instances/RateCounter.ts';
import type { RedisState } from './instances/RedisState.ts';
import { noLeadQueue, type LeadQueue } from './leads/LeadQueue.ts';
import type { Logger } from './logging/logger.ts';
import { createRefusalLog } from './logging/refusalLog.ts';
import { createRequestLog, type RequestDone } from './logging/requestLog.ts';
import { createMetrics, type Metrics } from './metrics/createMetrics.ts';
import { createStaleShare } from './metrics/staleShare.ts';
import type { Assets } from './page/assets.ts';
import { createCardCache } from './page/createCardCache.tsx';
import { createFrames } from './page/createFrames.ts';
import type { PageDeps } from './page/createPage.ts';
import { describedPage } from './pages.ts';
import type { Results } from './results/createResults.ts';
import { createStructuredData } from './seo/structuredData/createStructuredData.ts';
import { createSitemapCache, purgedTogether } from './seo/sitemap/createSitemapCache.ts';
import { cardBrandOf } from './sharing/cardBrand.ts';
import { createShareCards } from './sharing/createShareCards.ts';
import { createWorkQueue } from './turns.ts';
import type { Upstream } from './upstream/createUpstream.ts';

export interface AppDeps {
  env: Env;
  /** Of NETWORK_DIR. */
  network: Network;
  cache: EdgeCache;
  /** Of the cache, where it has one: a site without pages of its own is ready while there are some. */
  shared?: SharedLevel | undefined;
  upstream: Upstream;
  /** What the API has of the later parts of the contract; by default all. */
  capabilities?: () => CapabilitiesDto;
  assets: Assets;
  logger: Logger;
  /** Serves the built files and `public/`; in development the compiler's middleware. */
  statics: readonly RequestHandler[];
  health?: Health;
  /** Of the sitemap's files; by default a small one, which the default purger reaches. */
  sitemapCache?: EdgeCache;
  /** Reaches every instance, with both caches; by default there is this one. */
  purger?: Purger;
  /** Where purges are sent on to: by default nowhere. */
  cdn?: CdnPurger | undefined;
  /** Where the upstream's calls are counted too. */
  metrics?: Metrics;
  /** What maps are drawn from. */
  mapTiles?: MapTilesFiles | undefined;
  /** Of the Redis that sites share, where there is one. */
  redis?: RedisState | undefined;
  /** For the limits of clients; by default one of this process alone. */
  counter?: RateCounter;
  /** Pages that may wait to be rendered. */
  maxRenders?: number;
  /** How slowly the bodies of forms may come. */
  bodyPace?: BodyPace;
  /** Where forms are kept while the API is down; by default nowhere. */
  leads?: LeadQueue;
  /** What portals are given; by default nothing. */
  exports?: Exports;
  /** What is counted of listings; by default nothing. */
  results?: Results | undefined;
  /** Of the tokens in forms; by default one of this process alone. */
  formSecret?: string;
  /** Where the API is, which may be the bundled origin and show its mails; by default nowhere. */
  apiUrl?: (() => string) | undefined;
  /** The server's, where this process has one of its own. */
  httpClasses?: HttpClasses;
}

/** Pages that may wait to be rendered: with more, the last would wait for longer than visitors do. */
const defaultMaxRenders = 128;

/** Bytes of cards' HTML, for some 500 listings. */
const maxCardBytes = 2_000_000;

/** What browsers may know, in each language: made anew when the API has more or less than before. */
function createSiteIn({ env, network, mapTiles }: AppDeps, capabilities: () => CapabilitiesDto) {
  const make = (by: CapabilitiesDto) => ({
    by,
    sites: inSiteLanguages(env.LANGUAGES, (language) => publicEnvOf(env, language, network, by, mapTiles?.tiles)),
  });
  let made = make(capabilities());
  return (language: Language): PublicEnv => {
    const by = capabilities();
    if (made.by !== by) made = make(by);
    return valueIn(made.sites, language);
  };
}

/** Who shows what, where, in which languages and words. */
async function createSiteParts(deps: AppDeps) {
  const { env, network, logger, capabilities = () => wholeContract } = deps;
  const texts = dictionariesOf(network);
  const i18nIn = await createPageI18n(env.LANGUAGES, texts);
  return {
    env,
    network,
    logger,
    texts,
    i18nIn,
    setLanguage: await createLanguageMiddleware(i18nIn, texts),
    siteOrigin: env.PUBLIC_ORIGIN,
    capabilities,
    siteIn: createSiteIn(deps, capabilities),
    linksIn: inSiteLanguages(env.LANGUAGES, (language) => linksOf(env, language)),
    brand: cardBrandOf(env.BRAND_NAME, network),
    backgrounds: network.theme ? backgroundsOf(network.theme) : undefined,
  };
}

type SiteParts = Awaited<ReturnType<typeof createSiteParts>>;

/** Where answers come from, and what they are sent with. */
function createAnswerParts({ env, cache, upstream, statics, mapTiles, exports, ...deps }: AppDeps) {
  const constantHeaders = securityFields(env);
  const fields = env.CDN_PURGE && createCdnFields(env.CDN_PURGE);
  return {
    cache,
    upstream,
    statics,
    mapTiles,
    exports,
    sitemapCache: deps.sitemapCache ?? createSitemapCache({ maxBytes: 8_000_000, now: cache.now }),
    constantHeaders,
    fields,
    sender: createSender({ cache, constantHeaders, fields }),
  };
}

type AnswerParts = ReturnType<typeof createAnswerParts>;

/** Who sees how the site does, and what they see. */
function createOperatorParts(deps: AppDeps, { cache, sitemapCache, upstream }: AnswerParts, counter: RateCounter) {
  const { env, logger, shared, apiUrl, cdn, redis, results } = deps;
  const { health = { isDraining: () => false }, metrics = createMetrics(), leads = noLeadQueue } = deps;
  const staleShare = createStaleShare(cache);
  const ofOrigin = { apiUrl, token: env.ADMIN_TOKEN?.[0] };
  const askImports = createOriginQuestion(ofOrigin, (call) => createOriginImports(call).sources());
  const askOutbox = createOriginQuestion(ofOrigin, (call) =>
    call('/outbox', async (response) => outboxSchema.parse(await response.json())),
  );
  const askServices = createOriginQuestion(ofOrigin, (call) =>
    call('/services', async (response) => servicesSchema.parse(await response.json())),
  );
  const listExports = deps.exports?.states ?? (() => Promise.resolve([]));
  const ofOthers = { askImports, askOutbox, askServices, listExports };
  metrics.watch({ cache, upstream, staleShare, leads, cdn, redis, results, ...ofOthers });
  const log = createRequestLog(logger);
  return {
    health,
    shared,
    metrics,
    staleShare,
    redis,
    apiUrl,
    listExports,
    recognise: createOperatorCheck(operatorTokens(env), counter),
    purger: withCdn(deps.purger ?? createLocalPurger(purgedTogether(cache, sitemapCache)), cdn),
    /** To be called with every answer. */
    onDone: (done: RequestDone) => {
      log(done);
      metrics.onRequest(done);
      staleShare.onAnswer();
      results?.count(done);
    },
  };
}

type OperatorParts = ReturnType<typeof createOperatorParts>;

/** What may be sent to the site, how often, and what becomes of it. */
async function createFormParts(
  { env, upstream, logger, leads = noLeadQueue, ...deps }: AppDeps,
  { texts }: SiteParts,
  { metrics: { onForm } }: OperatorParts,
  counter: RateCounter,
) {
  const tokens = createFormTokens(deps.formSecret ?? randomUUID());
  const surnameRequired = env.SURNAME_REQUIRED === 'on';
  return {
    counter,
    leads,
    tokens,
    onForm,
    siteOrigin: env.PUBLIC_ORIGIN,
    bodyPace: deps.bodyPace,
    results: deps.results,
    limits: createFormLimits(counter),
    notices: await createNotices({ brandName: env.BRAND_NAME, texts }, env.LANGUAGES),
    submit: createSubmission({ upstream, leads, tokens, logger, surnameRequired, onForm }),
  };
}

/** What pages and their pictures are made with. */
function createPageParts(
  { assets, maxRenders = defaultMaxRenders }: AppDeps,
  { network, logger, siteIn, linksIn, brand, backgrounds }: SiteParts,
  { cache, upstream }: AnswerParts,
  { metrics }: OperatorParts,
  { tokens }: { tokens: FormTokens },
) {
  const cards = createShareCards(brand, (route) => describedPage(route).card);
  return {
    cards,
    upstream,
    assets,
    siteIn,
    teamIn: network.team,
    logger,
    now: cache.now,
    backgrounds,
    formToken: tokens.ofPage,
    frameOf: createFrames(linksIn),
    cardCache: createCardCache(maxCardBytes),
    structuredDataOf: createStructuredData(linksIn, (route) => describedPage(route).structuredData),
    shareImageOf: cards.imageOf,
    renders: createRenderQueue(maxRenders, metrics, logger),
  } satisfies PageDeps & { cards: unknown };
}

/** The parts that several steps of the application share, each made once, in the groups that use them. */
export async function createParts(deps: AppDeps) {
  const { counter = createLocalCounter() } = deps;
  const site = await createSiteParts(deps);
  const answers = createAnswerParts(deps);
  const operators = createOperatorParts(deps, answers, counter);
  const forms = await createFormParts(deps, site, operators, counter);
  const pages = createPageParts(deps, site, answers, operators, forms);
  return { site, answers, operators, forms, pages };
}

export type Parts = Awaited<ReturnType<typeof createParts>>;

function createRenderQueue(maxWaiting: number, metrics: Metrics, logger: Logger) {
  const logRefused = createRefusalLog(logger);
  return createWorkQueue({
    maxWaiting,
    onRefused: () => {
      metrics.onPageRefused();
      logRefused('page refused: too many wait to be rendered');
    },
  });
}
