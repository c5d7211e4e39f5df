import type { RequestListener } from 'node:http';
import express, { type Express, type RequestHandler } from 'express';
import { mailDeliveryOf } from '#config/mailDelivery.ts';
import { publicWarnings, settingWarnings } from '#config/settingWarnings.ts';
import { alertReportSchema } from '#shared/contract/alertReport.ts';
import { networkReportSchema } from '#shared/contract/networkReport.ts';
import { createAdmin } from './admin/createAdmin.ts';
import { createAdminIndex } from './admin/createAdminIndex.ts';
import { createOriginReport } from './admin/createOriginReport.ts';
import { createHealth } from './admin/health.ts';
import { createImportPages } from './admin/imports/createImportPages.ts';
import { createAdvertReportPages } from './admin/advertReports/createAdvertReportPages.ts';
import { createAdvertPages } from './admin/adverts/createAdvertPages.ts';
import { createMailPages } from './admin/mails/createMailPages.ts';
import { createResultPages } from './admin/results/createResultPages.ts';
import { createWebhookPages } from './admin/webhooks/createWebhookPages.ts';
import { createContactCards } from './contactCards/createContactCards.ts';
import { createParts, type AppDeps, type Parts } from './createParts.ts';
import { createFeeds } from './feeds/createFeeds.ts';
import { createFormApi } from './forms/createFormApi.ts';
import { createFormGate, createFormHandler } from './forms/createFormHandler.ts';
import { takeAbsoluteForm } from './http/absoluteForm.ts';
import { isHeldIn, isNewTravelTime, travelInUrl } from './heldReads.ts';
import { createAgencyErrorPage } from './http/agencyError.ts';
import { createBodyLimit } from './http/bodyLimit.ts';
import { boundQuery } from './http/boundQuery.ts';
import { createProxyTrust } from './http/clients.ts';
import { compressUncached } from './http/compressUncached.ts';
import { createErrorHandler } from './http/errorHandler.ts';
import { createHostCheck } from './http/hosts.ts';
import { installHttpClasses } from './http/httpClasses.ts';
import { createMapTiles } from './http/mapTiles/createMapTiles.ts';
import { createNetworkFiles } from './http/networkFiles.ts';
import { createSecurityText } from './http/securityText.ts';
import { createOwnTravel, travelInBody } from './http/ownTravel.ts';
import { createPictureTurns } from './http/pictureTurns.ts';
import { createPropertyManagement } from './http/propertyManagement.ts';
import {
  createOneClickLimit,
  createPrivateRateLimit,
  createReadRateLimit,
  createTravelRateLimit,
  createWriteRateLimit,
} from './http/rateLimits.ts';
import { readOnly } from './http/readOnly.ts';
import { problemsOf } from './instances/RedisState.ts';
import { watchRequests } from './logging/requestLog.ts';
import { createOffline } from './offline/createOffline.ts';
import { createPageHandler } from './page/handlePage.ts';
import { createCmsPictures } from './sharing/createCmsPictures.ts';
import { createProxy } from './proxy/createProxy.ts';
import { createUnsubscribeLinks } from './proxy/unsubscribeLinks.ts';
import { resolveRequests } from './request/resolution.ts';
import { createUseRouter } from './results/createUseRouter.ts';
import { createQrCodes } from './seo/qrCode.ts';
import { createRobots } from './seo/robots.ts';
import { createSitemaps } from './seo/sitemap/createSitemaps.ts';
import { serveHits } from './serveHits.ts';
import { createShareImages } from './sharing/createShareImages.ts';
import { privatePath } from './upstream/privateLinks.ts';
import { createVisitCalendar } from './visitCalendar/createVisitCalendar.ts';

/** The site: a request meets these from top to bottom, and in each function too (docs/request-flow.md). */
export async function createApp(deps: AppDeps): Promise<RequestListener> {
  const parts = await createParts(deps);
  const app = createExpress(deps);
  serveFromCache(app, parts);
  serveOperators(app, parts);
  serveFiles(app, parts);
  serveUses(app, parts);
  await serveAssistants(app, parts);
  limitClients(app, parts);
  servePictures(app, parts);
  serveApi(app, parts);
  serveFeeds(app, parts);
  servePages(app, parts);
  return (req, res) => {
    takeAbsoluteForm(req);
    app(req, res);
  };
}

/** No header of Express's, no query parsed, clients' addresses from the proxies of private networks and those named. */
function createExpress({ env, httpClasses }: AppDeps): Express {
  const app = express();
  if (httpClasses) installHttpClasses(app, httpClasses);
  return app
    .disable('x-powered-by')
    .disable('etag')
    .set('query parser', false)
    .set('trust proxy', createProxyTrust(env.TRUSTED_PROXIES));
}

/** What needs no work is answered before anything else. */
function serveFromCache(app: Express, { site, answers, operators }: Parts): void {
  app.use(createHostCheck(site.env, answers.constantHeaders));
  app.use(boundQuery(answers.constantHeaders));
  app.use(serveHits({ ...answers, onHit: operators.onDone }));
}

/** From here on every answer has the security headers, and every request but a probe's an id: counted and logged. */
function serveOperators(app: Express, { site, answers, operators, forms }: Parts): void {
  const { env, siteOrigin, logger } = site;
  const { apiUrl, recognise, listExports, redis } = operators;
  const token = env.ADMIN_TOKEN?.[0];
  const ofOrigin = { apiUrl, token };
  const reports = {
    '/admin/alerts': createOriginReport({ ...ofOrigin, name: 'alerts', schema: alertReportSchema }),
    '/admin/report': createOriginReport({ ...ofOrigin, name: 'network', schema: networkReportSchema }),
  };
  app.use(sendHeaders(answers.constantHeaders));
  app.use(createHealth({ ...site, ...answers, ...forms, ...operators, mailDelivery: mailDeliveryOf(env).kind }));
  app.use(watchRequests(operators.onDone));
  app.use(createWebhookPages({ token, apiUrl, recognise, logger, siteOrigin }));
  app.use(createMailPages({ token, apiUrl, recognise, logger, siteOrigin }));
  const listingUrl = (key: string): string => privatePath(key, env.PRIVATE_LINK_SECRET);
  app.use(createAdvertReportPages({ token, apiUrl, recognise, listingUrl, logger, siteOrigin }));
  app.use(createAdvertPages({ token, apiUrl, recognise, listingUrl, logger }));
  const { LANGUAGES: languages } = env;
  app.use(createResultPages({ token, apiUrl, recognise, listingUrl, logger, siteOrigin, languages }));
  app.use(createImportPages({ token, apiUrl, recognise, listExports, listingUrl, logger }));
  const warnings = [...publicWarnings(env), ...settingWarnings(env)];
  app.use(createAdminIndex({ recognise, logger, problems: () => [...warnings, ...problemsOf(redis)] }));
  app.use(createAdmin({ ...operators, cache: answers.cache, leads: forms.leads, reports, logger, siteOrigin }));
}

const sendHeaders =
  (headers: Readonly<Record<string, string>>): RequestHandler =>
  (_req, res, next) => {
    res.set(headers);
    next();
  };

/** Files that are there, and those that are made of the environment or of the API's lists. */
function serveFiles(app: Express, { site, answers, forms }: Parts): void {
  const { env, network, logger } = site;
  const { upstream, sitemapCache, constantHeaders, fields } = answers;
  app.use(createBodyLimit(forms.notices, forms.bodyPace));
  app.use(createNetworkFiles(network));
  app.use(createOffline(site));
  app.use(createMapTiles(answers.mapTiles));
  app.use(...answers.statics);
  app.use(createRobots(env));
  app.use(createSecurityText(env));
  app.use(createSitemaps({ env, upstream, cache: sitemapCache, constantHeaders, fields, logger }));
  app.use(forms.tokens.router);
}

/** What browsers tell of pages and listings. Not there where nothing is counted. */
function serveUses(app: Express, { forms: { results, siteOrigin, counter } }: Parts): void {
  if (results) app.use(createUseRouter({ countUse: results.countUse, siteOrigin, counter }));
}

/** Programs that look things up for a person. Their library is loaded where the door is open. */
async function serveAssistants(app: Express, { site, answers, operators, forms: { counter } }: Parts): Promise<void> {
  if (site.env.ASSISTANTS === 'off') return;
  const { createAssistants } = await import('./assistants/createAssistants.ts');
  app.use(createAssistants({ ...site, ...answers, counter, onCall: operators.metrics.onAssistantCall }));
}

/** What needs work: the URL is resolved, once, and clients that ask for too much are refused. */
function limitClients(app: Express, { site, answers, forms }: Parts): void {
  const { env, network } = site;
  const isHeld = isHeldIn({ ...answers, formerUrls: network.formerUrls });
  app.use(resolveRequests(env.LANGUAGES));
  app.use(createFormGate(forms));
  app.use(createReadRateLimit({ ...forms, limit: env.READS_PER_MINUTE, isHeld }));
  if (env.ISOCHRONES_URL !== undefined)
    app.use(createTravelRateLimit({ ...forms, isNew: isNewTravelTime(answers, travelInUrl) }));
  app.use(createPrivateRateLimit({ ...forms, languages: env.LANGUAGES, formerUrls: network.formerUrls }));
  app.use(createPictureTurns({ notices: forms.notices, isHeld }));
  app.use(compressUncached);
}

/** Pictures that are drawn. */
function servePictures(app: Express, { site, answers, pages: { cards } }: Parts): void {
  app.use(createQrCodes(site.env));
  app.use(createCmsPictures(answers));
  app.use(createShareImages({ ...site, ...answers, cards }));
}

/** What the browser's scripts ask for: forms, the upstreams' answers. */
function serveApi(app: Express, { site, answers, forms }: Parts): void {
  const { env, siteOrigin } = site;
  const { upstream } = answers;
  const { counter, notices } = forms;
  app.use(createFormApi(forms));
  app.use(createUnsubscribeLinks(env.LANGUAGES));
  if (env.ISOCHRONES_URL !== undefined) {
    const limit = createTravelRateLimit({ counter, notices, isNew: isNewTravelTime(answers, travelInBody) });
    app.use(createOwnTravel({ upstream, limit }));
  }
  // Other writes than those of the forms, which have limits of their own.
  app.use('/web', createWriteRateLimit({ counter, notices, siteOrigin }), createOneClickLimit({ counter, notices }));
  app.use(createProxy({ ...answers, ...site, notices, hasOwnCms: env.CMS_HOST !== undefined }));
}

/** Files for other programs. */
function serveFeeds(app: Express, { site, answers }: Parts): void {
  const { upstream, cache } = answers;
  const spanish = { ...answers, site: site.siteIn('es') };
  app.use(createContactCards(spanish));
  app.use(site.setLanguage);
  app.use(createFeeds(spanish));
  if (answers.exports) app.use(answers.exports.router);
  app.use(createVisitCalendar({ upstream, languages: site.env.LANGUAGES, now: cache.now }));
}

/** Pages, and forms that are sent to them without scripts. */
function servePages(app: Express, { site, answers, forms, pages }: Parts): void {
  const { env, network, i18nIn, linksIn, logger, setLanguage } = site;
  const { cache, sender } = answers;
  app.use(createFormHandler({ ...pages, ...forms }));
  app.use(readOnly);
  app.use(createAgencyErrorPage(env.AGENCY_ERROR_URL));
  app.use(createPropertyManagement(linksIn.es.propertyManagement));
  app.use(createPageHandler({ ...pages, env, cache, sender, i18nIn, formerUrls: network.formerUrls }));
  app.use(forms.notices.onError);
  app.use(createErrorHandler(logger, setLanguage));
}
