import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
import { imageOriginsOf } from '#config/imageOrigins.ts';
import { linksOf } from '#config/links.ts';
import type { Network } from '#config/network/network.ts';
import { backgroundsOf } from '#config/network/theme.ts';
import { publicEnvOf } from '#config/publicEnv.ts';
import { provideTeam } from '#client/app/session/networkTeam.ts';
import { formatPhonesBy } from '#shared/contract/phone.ts';
import { showPicturesOf } from '#shared/contract/pictureOrigins.ts';
import { nobody } from '#shared/domain/networkTeam.ts';
import { inSiteLanguages } from '#shared/i18n/languages.ts';
import { overrideTexts } from '#shared/i18n/loadDictionary.ts';
import { createCdnFields } from './cdn/cdnFields.ts';
import { withCdn, type CdnPurger } from './cdn/createCdnPurger.ts';
import { createOperatorCheck, operatorTokens } from './admin/authorise.ts';
import type { Health } from './admin/health.ts';
import { createOriginQuestion } from './admin/callOrigin.ts';
import { createOriginImports } from './admin/imports/askImports.ts';
import { outboxSchema } from '#shared/contract/webhooks.ts';
import type { EdgeCache, SharedLevel } from './edge/EdgeCache.ts';
import { createSender } from './edge/http/createSender.ts';
import type { Exports } from './exports/createExports.ts';
import { createSubmission } from './forms/createSubmission.ts';
import { createFormTokens } from './forms/formTokens.ts';
import { createFormLimits } from './http/formLimits.ts';
import type { BodyPace } from './http/openBodies.ts';
import type { HttpClasses } from './http/httpClasses.ts';
import { createLanguageMiddleware, createPageI18n } from './http/language.ts';
import type { MapTilesFiles } from './http/mapTiles/openMapTiles.ts';
import { createNotices } from './http/notices.ts';
import { securityFields } from './http/securityFields.ts';
import { createLocalPurger, type Purger } from './instances/Purger.ts';
import { createLocalCounter, type RateCounter } from './instances/RateCounter.ts';
import { noLeadQueue, type LeadQueue } from './leads/LeadQueue.ts';
import type { Logger } from './logging/logger.ts';
import { tellOfOtherHosts } from './logging/otherPictures.ts';
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
import { formatForeignPhone } from './upstream/formatForeignPhone.ts';

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
  /** Where purges are sent on to: by default nowhere. */
  cdn?: CdnPurger | undefined;
  /** Where the upstream's calls are counted too. */
  metrics?: Metrics;
  /** What maps are drawn from. */
  mapTiles?: MapTilesFiles | undefined;
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

/** What holds for the whole process: the network's texts and people, hosts of pictures, how phones are written. */
function applyNetwork(network: Network, env: Env, logger: Logger): void {
  overrideTexts((language) => Promise.resolve(network.texts[language] ?? {}));
  provideTeam((language) => Promise.resolve(network.team?.[language] ?? nobody));
  formatPhonesBy(formatForeignPhone);
  showPicturesOf([env.PUBLIC_ORIGIN, ...imageOriginsOf(env)], tellOfOtherHosts(logger));
}

/** The parts that several steps of the application share, each made once. */
export async function createParts(deps: AppDeps) {
  const { env, network, cache, upstream, logger } = deps;
  const { metrics = createMetrics(), counter = createLocalCounter(), leads = noLeadQueue, results } = deps;
  const sitemapCache = deps.sitemapCache ?? createSitemapCache({ maxBytes: 8_000_000, now: cache.now });
  applyNetwork(network, env, logger);
  const staleShare = createStaleShare(cache);
  const ofOrigin = { apiUrl: deps.apiUrl, token: env.ADMIN_TOKEN?.[0] };
  const askImports = createOriginQuestion(ofOrigin, (call) => createOriginImports(call).sources());
  const askOutbox = createOriginQuestion(ofOrigin, (call) =>
    call('/outbox', async (response) => outboxSchema.parse(await response.json())),
  );
  const listExports = deps.exports?.states ?? (() => Promise.resolve([]));
  metrics.watch({ cache, upstream, staleShare, leads, askImports, askOutbox, listExports, cdn: deps.cdn, results });
  const log = createRequestLog(logger);
  const constantHeaders = securityFields(env);
  const fields = env.CDN_PURGE && createCdnFields(env.CDN_PURGE);
  const i18nIn = await createPageI18n(env.LANGUAGES);
  const siteIn = inSiteLanguages(env.LANGUAGES, (language) =>
    publicEnvOf(env, language, network, deps.mapTiles?.tiles),
  );
  const linksIn = inSiteLanguages(env.LANGUAGES, (language) => linksOf(env, language));
  const cardBrand = cardBrandOf(env.BRAND_NAME, network);
  const cards = createShareCards(cardBrand, (route) => describedPage(route).card);
  const tokens = createFormTokens(deps.formSecret ?? randomUUID());
  const submit = createSubmission({
    ...{ upstream, leads, tokens, logger },
    surnameRequired: env.SURNAME_REQUIRED === 'on',
    onForm: metrics.onForm,
  });

  return {
    ...deps,
    health: deps.health ?? { isDraining: () => false },
    metrics,
    counter,
    leads,
    sitemapCache,
    purger: withCdn(deps.purger ?? createLocalPurger(purgedTogether(cache, sitemapCache)), deps.cdn),
    siteOrigin: env.PUBLIC_ORIGIN,
    siteIn,
    linksIn,
    i18nIn,
    setLanguage: await createLanguageMiddleware(i18nIn),
    constantHeaders,
    fields,
    sender: createSender({ cache, constantHeaders, fields }),
    recognise: createOperatorCheck(operatorTokens(env), counter),
    notices: await createNotices(env.BRAND_NAME, env.LANGUAGES),
    staleShare,
    listExports,
    cardBrand,
    cards,
    tokens,
    forms: { submit, leads, limits: createFormLimits(counter), siteOrigin: env.PUBLIC_ORIGIN, onForm: metrics.onForm },
    pages: {
      upstream,
      assets: deps.assets,
      siteIn,
      logger,
      now: cache.now,
      backgrounds: network.theme ? backgroundsOf(network.theme) : undefined,
      formToken: tokens.ofPage,
      frameOf: createFrames(linksIn),
      cardCache: createCardCache(maxCardBytes),
      structuredDataOf: createStructuredData(linksIn, (route) => describedPage(route).structuredData),
      shareImageOf: cards.imageOf,
      renders: createRenderQueue(deps.maxRenders ?? defaultMaxRenders, metrics, logger),
    } satisfies PageDeps,
    /** To be called with every answer. */
    onDone: (done: RequestDone) => {
      log(done);
      metrics.onRequest(done);
      staleShare.onAnswer();
      results?.count(done);
    },
  };
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
