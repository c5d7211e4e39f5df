import { inSiteLanguages } from '#shared/i18n/languages.ts';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import pino from 'pino';
import { sendHeartbeats } from '#config/heartbeat.ts';
import { dictionariesOf, readNetwork, type Network } from '#config/network/network.ts';
import { backgroundsOf } from '#config/network/theme.ts';
import { env as readProcessEnv, type Env } from '#config/env.ts';
import { linksOf } from '#config/links.ts';
import { makeDataDir } from '#config/makeFolder.ts';
import { brandOf } from '#config/publicEnv.ts';
import { mailDeliveryOf } from '#config/mailDelivery.ts';
import { operatorsKey } from '#config/operatorsKey.ts';
import { resultsKeyOf } from '#config/resultsKey.ts';
import type { FileStorage } from '#origin/storage/fileStorage.ts';
import { openStorage } from '#origin/storage/openStorage.ts';
import { createOrigin } from './createOrigin.ts';
import { followAdvertRules } from './db/adverts/advertRules.ts';
import { openReplica, type Replica } from './db/engine/postgresReplica.ts';
import { openDatabase } from './db/openDatabase.ts';
import type { Store } from './db/store.ts';
import { exportKeyOf } from './exports/exportKey.ts';
import { explainStartFailure } from './explainStartFailure.ts';
import { advertRulesOf } from './folder/advertRulesOf.ts';
import { importAtStart, type ImportOptions } from './folder/importSources.ts';
import { logImport } from './folder/logImport.ts';
import { daysMoved, moveDates } from './folder/moveDates.ts';
import { readFolder } from './folder/readFolder.ts';
import type { Source } from './folder/sourceFile.ts';
import { storeFolder } from './folder/storeFolder.ts';
import { unknownAgencies } from './folder/unknownAgencies.ts';
import { removeLeftFolders } from './import/input/workFolders.ts';
import { downloadSettings } from './import/download/readRemoteFeed.ts';
import type { ImportTask } from './jobs/importInThread.ts';
import { translationSettings } from './translations/translationSettings.ts';
import type { PeriodicJob } from './jobs/runPeriodically.ts';
import type { MailDesk } from './mail/createMailsRouter.ts';
import { mailLookOf } from './mail/mailLook.ts';
import type { MailSettings } from './mail/MailText.ts';
import { listen } from './listen.ts';
import { createPictures, type Pictures } from './media/createPictures.ts';
import { scanFolder } from './media/scanFolder.ts';
import type { OriginLogger } from './originLogger.ts';
import { createNameAt } from './directory/placeCentres.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { startJobs } from './startJobs.ts';
import { readEndpoints } from './webhooks/endpoints.ts';
import type { Brand as OriginBrand, SiteAddresses } from './web/originContext.ts';

/** How long requests in flight may take to finish after a stop, in ms. */
const drainTimeoutMs = 10_000;

const mailSettings = ({ BRAND_EMAIL, BRAND_NAME, LANGUAGES, PUBLIC_ORIGIN }: Env, network: Network): MailSettings => ({
  languages: LANGUAGES,
  publicOrigin: PUBLIC_ORIGIN,
  brandName: BRAND_NAME,
  brandEmail: BRAND_EMAIL,
  texts: dictionariesOf(network),
  look: mailLookOf(network),
});

const siteAddresses = (env: Env): SiteAddresses => ({
  languages: env.LANGUAGES,
  publicOrigin: env.PUBLIC_ORIGIN,
  links: inSiteLanguages(env.LANGUAGES, (language) => linksOf(env, language)),
  favourites: env.FAVOURITES === 'on',
});

/** What the magazine shows of a network's folder. */
const folderOf = (network: Network): Pick<OriginBrand, 'folder'> => {
  const { brand } = brandOf(network, 'es');
  return brand ? { folder: { ...brand, ...(network.theme ? { backgrounds: backgroundsOf(network.theme) } : {}) } } : {};
};

/** Who may see the mails: the site, where operators have a token. */
const mailDesk = (env: Env, settings: MailSettings): MailDesk | undefined =>
  env.ADMIN_TOKEN === undefined
    ? undefined
    : { settings, delivery: mailDeliveryOf(env), keys: env.ADMIN_TOKEN.map(operatorsKey) };

/** Whether what the starts import is made up. */
const isDemo = ({ DATES_AS_OF }: Env, sources: readonly Source[]): boolean =>
  sources.length > 0 && DATES_AS_OF !== undefined;

/** How the listings of the network's sources are imported, by this thread or another. */
const taskOptions = (env: Env, sources: readonly Source[]): ImportTask['options'] => ({
  dir: env.NETWORK_DIR,
  network: { name: env.BRAND_NAME, email: env.BRAND_EMAIL, languages: env.LANGUAGES },
  isReal: !isDemo(env, sources),
  download: downloadSettings(env),
});

const importOptions = (env: Env, sources: readonly Source[], days: number): ImportOptions => ({
  ...taskOptions(env, sources),
  prepare: (record) => moveDates(record, days),
});

const mediaDir = ({ DATA_DIR }: Env): string => path.join(DATA_DIR, 'media');

/** Where masters are: a bucket that is away costs pictures, no start. */
const openMedia = (env: Env, logger: OriginLogger): Promise<FileStorage> =>
  openStorage(env.MEDIA_URL ?? mediaDir(env), env, (problem) => {
    if (problem === null) logger.info({}, 'the bucket of pictures answers again');
    else logger.error({ problem }, 'the bucket of pictures fails');
  });

/** The network's pictures, and the bucket of their masters; those of its folder can be shown at once. */
async function preparePictures(
  store: Store,
  env: Env,
  logger: OriginLogger,
): Promise<{ pictures: Pictures; bucket: FileStorage | undefined }> {
  const { ALLOW_PRIVATE_SOURCES, NETWORK_DIR: folder } = env;
  for (const { url, problem } of await scanFolder(store, folder, Date.now()))
    logger.error({ url, problem }, "a file of the network's folder is no picture");
  const allowPrivate = ALLOW_PRIVATE_SOURCES === 'on';
  const storage = await openMedia(env, logger);
  const pictures = createPictures({ store, storage, dir: mediaDir(env), folder, allowPrivate, logger });
  return { pictures, bucket: env.MEDIA_URL && storage };
}

/** The replica of DATABASE_READ_URL, which is opened when the primary has its schema. */
const openConfiguredReplica = ({ DATABASE_READ_URL: url }: Env, store: Store, logger: OriginLogger): Replica | null =>
  url === undefined
    ? null
    : openReplica({
        url,
        primary: store.db,
        onChange: (isUsable, err) => {
          if (isUsable) logger.info({}, 'the replica is read');
          else logger.error({ err }, 'the replica is not read');
        },
      });

interface Running {
  server: Server;
  jobs: readonly PeriodicJob[];
  store: Store;
  replica: Replica | null;
}

/** Opens, migrates and fills the database, then listens. @returns a graceful stop */
async function start(env: Env): Promise<() => void> {
  const { BRAND_EMAIL, BRAND_NAME, DATABASE_URL, DATA_DIR, HOST, LEGAL_NAME, LOG_LEVEL, PORT } = env;
  const logger = pino({ level: LOG_LEVEL, base: { name: 'origin' }, timestamp: pino.stdTimeFunctions.isoTime });
  makeDataDir(DATA_DIR);
  await removeLeftFolders(downloadSettings(env).dir);
  const network = await readNetwork(env.NETWORK_DIR, { LANGUAGES: env.LANGUAGES });
  const texts = dictionariesOf(network);
  const content = await readFolder(env.NETWORK_DIR, texts);
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secrets } = env;
  const endpoints = readEndpoints({ url, secrets }, content.webhooks);
  const database = DATABASE_URL ?? path.join(DATA_DIR, 'vencejo.sqlite');
  const store = openDatabase(database);
  const settings = { ...mailSettings(env, network), nameAt: createNameAt(store) };
  // Off, listings come by command alone.
  const sources = env.DEMO === 'on' ? content.sources : [];
  await prepareDatabase(store, {
    isDemo: isDemo(env, sources),
    onUpgrade: (line) => {
      logger.info({}, line);
    },
  });

  await followAdvertRules(store, { ...advertRulesOf(env), rules: content.rules });
  const days = await daysMoved(store, env.DATES_AS_OF, Date.now());
  if (await storeFolder(store, moveDates(content, days)))
    logger.info({ dir: env.NETWORK_DIR }, "the network's folder is stored");
  const imports = { sources, options: importOptions(env, sources, days) };
  for (const report of await importAtStart(store, sources, imports.options)) logImport(logger, report);
  for (const agency of await unknownAgencies(store, Object.values(env.AGENCY_HOSTS ?? {})))
    logger.error({ agency }, 'AGENCY_HOSTS names an agency that the network does not have');
  const shown = await preparePictures(store, env, logger);
  const replica = openConfiguredReplica(env, store, logger);
  const translations = translationSettings(env);
  const app = createOrigin({
    ...{ store, replica, ...shown },
    brand: { name: BRAND_NAME, company: LEGAL_NAME, email: BRAND_EMAIL, ...folderOf(network) },
    site: siteAddresses(env),
    texts,
    mailDesk: mailDesk(env, settings),
    resultsKey: resultsKeyOf(env),
    exports:
      network.exports.length > 0 ? { definitions: network.exports, key: await exportKeyOf(store.db, env) } : undefined,
    sources,
    translations,
    endpoints,
    mailDelivery: mailDeliveryOf(env).kind,
    logger,
  });
  const server = await listen(app, PORT, HOST);
  const { port } = server.address() as AddressInfo;
  logger.info({ port }, 'origin listening');
  process.send?.({ type: 'listening', port });
  sendHeartbeats();
  const jobs = startJobs({
    ...{ env, network, store, replica, logger, endpoints, translations },
    pictures: shown.pictures,
    mailSettings: settings,
    imports: { ...imports, database, days, task: taskOptions(env, sources) },
  });

  return () => {
    stop({ server, jobs, store, replica });
  };
}

/** Ends the process once requests and jobs have finished, or after the longest time that they may take. */
function stop({ server, jobs, store, replica }: Running): void {
  setTimeout(() => process.exit(1), drainTimeoutMs).unref();
  server.close(() => {
    void Promise.all(jobs.map((job) => job.stop()))
      .then(() => replica?.close())
      .then(() => store.close())
      .finally(() => process.exit(0));
  });
  server.closeIdleConnections();
}

// Until it listens no request is in flight, and a load that breaks off starts again at the next start.
let end = (): void => process.exit(0);
let ending = false;
const drain = () => {
  if (!ending) end();
  ending = true;
};
process.on('SIGTERM', drain);
process.on('SIGINT', drain);
// A forked origin lives no longer than the site that started it.
process.on('disconnect', drain);

try {
  end = await start(readProcessEnv());
} catch (error) {
  console.error(explainStartFailure(error));
  process.exit(1);
}
