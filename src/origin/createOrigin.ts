import { setTimeout as sleep } from 'node:timers/promises';
import express, { Router, type Express, type RequestHandler } from 'express';
import { sql } from 'kysely';
import type { FileStorage } from '#origin/storage/fileStorage.ts';
import type { MailDelivery } from '#config/mailDelivery.ts';
import type { ServicesDto } from '#shared/contract/services.ts';
import { languagesOf } from '#shared/i18n/languages.ts';
import { loadDictionary, type LoadDictionary } from '#shared/i18n/loadDictionary.ts';
import { reportAlerts } from './alerts/reportAlerts.ts';
import { createCmsRouter } from './cms/createCmsRouter.ts';
import { createMagazineRouter } from './cms/createMagazineRouter.ts';
import type { Replica } from './db/engine/postgresReplica.ts';
import { createShownTexts } from './db/personal/consents.ts';
import type { Store } from './db/store.ts';
import type { Source } from './folder/sourceFile.ts';
import { operatorsOnly } from './http/operatorsOnly.ts';
import { createMailsRouter, type MailDesk } from './mail/createMailsRouter.ts';
import { createPictureRouter } from './media/createPictureRouter.ts';
import type { Pictures } from './media/createPictures.ts';
import { silentLogger, type OriginLogger } from './originLogger.ts';
import { createAdvertReportsRouter } from './reports/createAdvertReportsRouter.ts';
import { createImportsRouter } from './reports/createImportsRouter.ts';
import { createReportRouter } from './reports/createReportRouter.ts';
import { createResultsReportRouter } from './reports/createResultsReportRouter.ts';
import { createWebhooksRouter } from './reports/createWebhooksRouter.ts';
import { reportAdvertAnswers } from './reports/reportAdvertAnswers.ts';
import { reportNetwork } from './reports/reportNetwork.ts';
import { reportOutbox } from './reports/reportOutbox.ts';
import { reportTranslations } from './reports/reportTranslations.ts';
import type { TranslationSettings } from './translations/createTranslationWork.ts';
import { createNameDirectory } from './directory/nameDirectory.ts';
import { createPlaceCentres } from './directory/placeCentres.ts';
import { createPlaceDirectory } from './directory/placeDirectory.ts';
import { createComparedPrices } from './records/comparablePrices.ts';
import { createResultSetCache } from './search/index.ts';
import { answerError, answerUnknownPath } from './web/answerError.ts';
import { answerFromReplica } from './web/answerFromReplica.ts';
import { boundQuery } from './web/boundQuery.ts';
import { createAcceptRouter } from './web/createAcceptRouter.ts';
import { createAdvertReportRouter } from './web/createAdvertReportRouter.ts';
import { createAdvertsRouter } from './web/createAdvertsRouter.ts';
import { createAgenciesRouter } from './web/createAgenciesRouter.ts';
import { createAgentsRouter } from './web/createAgentsRouter.ts';
import { createAlertListRouter } from './web/createAlertListRouter.ts';
import { createAlertRouter } from './web/createAlertRouter.ts';
import { createCancelRouter } from './web/createCancelRouter.ts';
import { createCapabilitiesRouter } from './web/createCapabilitiesRouter.ts';
import { createEstateRouter } from './web/createEstateRouter.ts';
import { createEstatesRouter } from './web/createEstatesRouter.ts';
import { createExportFilesRouter, type OriginExports } from './web/createExportFilesRouter.ts';
import { createExportRouter } from './web/createExportRouter.ts';
import { createHomeAgentsRouter } from './web/createHomeAgentsRouter.ts';
import { createLeadRouter } from './web/createLeadRouter.ts';
import { createPlacesRouter } from './web/createPlacesRouter.ts';
import { createPricesRouter } from './web/createPricesRouter.ts';
import { createResultsRouter } from './web/createResultsRouter.ts';
import { createResultPagesRouter } from './web/createResultPagesRouter.ts';
import { createSitemapRouter } from './web/createSitemapRouter.ts';
import { createSubscribeRouter } from './web/createSubscribeRouter.ts';
import { createSuggestionsRouter } from './web/createSuggestionsRouter.ts';
import { createTransferRouter } from './web/createTransferRouter.ts';
import { createUnsubscribeRouter } from './web/createUnsubscribeRouter.ts';
import { limitWrites } from './web/limitWrites.ts';
import { answerOpenApi } from './web/openApi.ts';
import type { Brand, OriginContext, SiteAddresses } from './web/originContext.ts';
import type { WebhookEndpoint } from './webhooks/endpoints.ts';
import { createPublisher } from './webhooks/publishEvents.ts';

export interface OriginParts {
  /** Open and migrated. */
  store: Store;
  /** Of the store: what it has is answered from it. */
  replica?: Replica | null;
  /** Serves the network's pictures below /media/pictures; without it there are none. */
  pictures?: Pick<Pictures, 'read'> | undefined;
  /** The bucket of their masters; said in the readiness. */
  bucket?: Pick<FileStorage, 'isReachable'> | undefined;
  /** The network's name and address, as shown to visitors. */
  brand?: Brand;
  /** Where visitors find the site, and where its navigation leads. */
  site?: SiteAddresses;
  /** Of the network; by default the software's own. */
  texts?: LoadDictionary;
  /** Shows the operators of the site what mails were written, and the alerts in numbers; without it nobody. */
  mailDesk?: MailDesk | undefined;
  /** With which sites hand over what they counted; without it nobody does. */
  resultsKey?: string | undefined;
  /** What portals are given; without it nothing is. */
  exports?: OriginExports | undefined;
  /** Where listings come from, by the network's folder. */
  sources?: readonly Source[];
  /** How texts are translated; without it, they are not. */
  translations?: TranslationSettings | null;
  /** Who is told of events. */
  endpoints?: readonly WebhookEndpoint[];
  /** Where mails go; said in the readiness where nobody receives them. */
  mailDelivery?: MailDelivery['kind'];
  logger?: OriginLogger;
  /** Epoch ms; for tests. */
  now?: () => number;
}

const defaultBrand: Brand = {
  name: 'Vencejo',
  company: 'Vencejo Red Inmobiliaria, S.L.',
  email: 'hola@vencejo.example',
};
const defaultSite: SiteAddresses = {
  publicOrigin: 'http://localhost',
  links: { es: {} },
  favourites: true,
};

type ContextParts = Omit<OriginContext, 'places' | 'centres' | 'names' | 'resultSets' | 'compared'>;

/** What the routers of one database are made with: what is held in memory is of that database alone. */
const createContext = (parts: ContextParts): OriginContext => ({
  ...parts,
  places: createPlaceDirectory(parts.store.db),
  centres: createPlaceCentres(parts.store),
  names: createNameDirectory(parts.store),
  resultSets: createResultSetCache(parts.store),
  compared: createComparedPrices(parts.store),
});

/** What a replica may answer: pages and lists, which are cached, and change nothing. */
function createReads(context: OriginContext): Router {
  const web = Router().use(
    createEstatesRouter(context),
    createEstateRouter(context),
    createPlacesRouter(context),
    createPricesRouter(context),
    createSuggestionsRouter(context),
    createAgentsRouter(context),
    createAgenciesRouter(context),
    createHomeAgentsRouter(context),
    createSitemapRouter(context),
    createExportRouter(context),
  );
  return Router()
    .use('/web', web)
    .use('/wp-json', createCmsRouter(context))
    .use('/magazine', createMagazineRouter(context));
}

/** What writes, or shows what was just written to whoever wrote it. */
const createForms = (context: OriginContext): Router =>
  Router().use(
    ...(context.isCounted ? [createResultPagesRouter(context)] : []),
    createSubscribeRouter(context),
    createAcceptRouter(context),
    createAlertRouter(context),
    createAlertListRouter(context),
    createCancelRouter(context),
    createAdvertsRouter(context),
    createUnsubscribeRouter(context),
    createLeadRouter(context),
    createTransferRouter(context),
    createAdvertReportRouter(context),
  );

/** What it has beside its database, as it found it last. */
const servicesOf = ({ replica, bucket }: Pick<OriginParts, 'replica' | 'bucket'>): ServicesDto => ({
  ...(replica ? { replica: { isRead: replica.isUsable(), lagMs: replica.lagMs() } } : {}),
  ...(bucket ? { pictures: { isReachable: bucket.isReachable() } } : {}),
});

/** A database that says nothing for so long is away, in ms: whoever asks waits no longer. */
const patienceMs = 1_000;

/** Whether a database answers. */
const answers = (db: Store['db']): Promise<boolean> =>
  Promise.race([
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    ),
    sleep(patienceMs, false, { ref: false }),
  ]);

/** Says how the origin is: 503 without its database, unless a replica answers pages meanwhile. */
const createReadiness =
  ({
    store,
    replica,
    bucket,
    mailDelivery = 'smtp',
    logger = silentLogger,
    now = Date.now,
  }: OriginParts): RequestHandler =>
  async (_req, res) => {
    res.set('Cache-Control', 'no-store');
    const report = await reportOutbox(store.db, now()).catch((error: unknown) => {
      logger.error({ err: error }, 'the database does not answer');
    });
    if (!report && !replica?.isUsable()) return res.status(503).json({ status: 'unavailable' });
    const waiting = report && {
      mails: { ...report.mails, ...(mailDelivery === 'smtp' ? {} : { delivery: mailDelivery }) },
      webhooks: report.webhooks,
    };
    return res.json({
      status: 'ready',
      ...(waiting ?? { primary: false }),
      ...servicesOf({ replica, bucket }),
    });
  };

type OperatorsParts = Required<Pick<OriginParts, 'site' | 'sources' | 'endpoints' | 'translations' | 'texts' | 'now'>> &
  Pick<OriginParts, 'resultsKey' | 'replica' | 'bucket'> & {
    mailDesk: MailDesk;
  };

/** Adverts that are checked while an operator waits. */
const checkedAtOnce = 500;

/** What the operators of the site are shown, and nobody else. */
function createOperators(store: Store, parts: OperatorsParts): Router {
  const { site, mailDesk, sources, endpoints, translations, texts, resultsKey, now } = parts;
  const ofTranslations = async () => translations && reportTranslations(store.db, translations, now());
  const reports = {
    '/outbox': () => reportOutbox(store.db, now()),
    '/services': async () => ({ primary: { isReachable: await answers(store.db) }, ...servicesOf(parts) }),
    '/alerts': () => reportAlerts(store),
    '/adverts': () => reportAdvertAnswers(store.db, now()),
    '/network': async () =>
      reportNetwork(store, { translations: await ofTranslations(), texts, most: checkedAtOnce, now: now() }),
  };
  const router = Router();
  router.use(operatorsOnly(mailDesk.keys));
  router.use('/mails', createMailsRouter(store.db, mailDesk, now));
  router.use('/imports', createImportsRouter(store, sources, ofTranslations, now));
  router.use('/advert-reports', createAdvertReportsRouter(store, now));
  router.use(
    '/results',
    createResultsReportRouter(store, {
      isCounted: resultsKey !== undefined,
      languages: languagesOf(site),
      now,
    }),
  );
  router.use('/webhooks', createWebhooksRouter(store.db, endpoints, now));
  for (const [path, report] of Object.entries(reports)) router.use(path, createReportRouter(report));
  return router;
}

/**
 * The bundled upstream: the API below /web, the CMS below /wp-json and /magazine, pictures below /media. Listens
 * nowhere by itself.
 */
export function createOrigin(parts: OriginParts): Express {
  const { store, replica, pictures, mailDesk, exports, resultsKey, logger = silentLogger, now = Date.now } = parts;
  const { brand = defaultBrand, site = defaultSite, sources = [], endpoints = [], translations = null } = parts;
  const { texts = loadDictionary } = parts;
  const isCounted = resultsKey !== undefined;
  const common = {
    ...{ brand, site, texts, shownTexts: createShownTexts(texts) },
    ...{ publish: createPublisher(endpoints), isCounted, limit: limitWrites(), now },
  };
  const context = createContext({ ...common, store });
  /** With centres of the store: reading all of a large network takes longer than a statement on a replica may. */
  const readsOf = (read: Store) =>
    createReads({ ...createContext({ ...common, store: read }), centres: context.centres });
  const app = express();
  app.disable('x-powered-by');
  app.use((_req, res, next) => {
    res.set('X-Content-Type-Options', 'nosniff');
    next();
  });
  // Node's querystring: repeated keys become lists, no key becomes a nested object or a prototype.
  app.set('query parser', 'simple');
  app.use(boundQuery);
  app.get(['/livez', '/healthz'], (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  app.get('/openapi.json', answerOpenApi);
  app.get('/readyz', createReadiness(parts));
  if (replica) app.use(answerFromReplica(replica, readsOf(replica.store)));
  app.use(store.listsDb === store.db ? createReads(context) : readsOf({ ...store, db: store.listsDb }));
  app.use('/web', createCapabilitiesRouter(context), createForms(context));
  if (resultsKey !== undefined) app.use('/web', createResultsRouter(context, resultsKey));
  if (exports) app.use('/web', createExportFilesRouter(store, exports));
  if (mailDesk)
    app.use(
      '/operators',
      createOperators(store, { ...parts, site, mailDesk, sources, endpoints, translations, texts, now }),
    );
  if (pictures) app.use('/media', createPictureRouter(pictures));
  app.use(answerUnknownPath, answerError(logger));
  return app;
}
