import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Env } from '#config/env.ts';
import { mailDeliveryOf, type MailDelivery } from '#config/mailDelivery.ts';
import { dictionariesOf, type Network } from '#config/network/network.ts';
import { isPublicName } from '#config/publicName.ts';
import { resultsKeyOf } from '#config/resultsKey.ts';
import { minute } from '#shared/times.ts';
import { createChangeFeed } from './changes/createChangeFeed.ts';
import { parentTarget, siteTarget, type ChangeTarget } from './changes/changeTargets.ts';
import type { Replica } from './db/engine/postgresReplica.ts';
import type { Store } from './db/store.ts';
import { createPlaceDirectory } from './directory/placeDirectory.ts';
import type { ImportOptions } from './folder/importSources.ts';
import type { Source } from './folder/sourceFile.ts';
import { createAlertJobs } from './jobs/createAlertJobs.ts';
import { createConfirmationJobs } from './jobs/createConfirmationJobs.ts';
import { createExportJobs } from './jobs/createExportJobs.ts';
import { createImportJobs, importJobTimes } from './jobs/createImportJobs.ts';
import { createIndexNowRun } from './jobs/createIndexNowRun.ts';
import { createMailWorker } from './jobs/createMailWorker.ts';
import { createPictureJobs } from './jobs/createPictureJobs.ts';
import { createResultJobs } from './jobs/createResultJobs.ts';
import { createResultMailJobs } from './jobs/createResultMailJobs.ts';
import { createRetention } from './jobs/createRetention.ts';
import { createTranslationJobs } from './jobs/createTranslationJobs.ts';
import { createTwinJobs } from './jobs/createTwinJobs.ts';
import { createUpgradeJob } from './jobs/createUpgradeJob.ts';
import { createVerdictJobs } from './jobs/createVerdictJobs.ts';
import { createWebhookWorker } from './jobs/createWebhookWorker.ts';
import { createImportInThread, type ImportTask } from './jobs/importInThread.ts';
import { runPeriodically, type PeriodicJob } from './jobs/runPeriodically.ts';
import { createFileDelivery } from './mail/createFileDelivery.ts';
import { createMailer, type SendMail } from './mail/createMailer.ts';
import { createSmtpDelivery } from './mail/createSmtpDelivery.ts';
import type { MailSettings } from './mail/MailText.ts';
import type { Pictures } from './media/createPictures.ts';
import type { OriginLogger } from './originLogger.ts';
import type { translationSettings } from './translations/translationSettings.ts';
import type { readEndpoints } from './webhooks/endpoints.ts';

interface JobDeps {
  env: Env;
  network: Network;
  store: Store;
  replica: Replica | null;
  pictures: Pictures;
  mailSettings: MailSettings;
  endpoints: ReturnType<typeof readEndpoints>;
  translations: ReturnType<typeof translationSettings>;
  /** What is imported, by this thread or another. */
  imports: {
    sources: readonly Source[];
    options: ImportOptions;
    database: string;
    days: number;
    task: ImportTask['options'];
  };
  logger: OriginLogger;
}

/** The sites to which changes are delivered: the one that started this process, and those of the environment. */
const changeTargets = ({ ADMIN_TOKEN, PURGE_TOKEN, SITE_PURGE_URL }: Env): ChangeTarget[] => [
  ...(process.send ? [parentTarget(process.send.bind(process))] : []),
  ...(SITE_PURGE_URL ?? []).map((url) => siteTarget(url, (PURGE_TOKEN ?? ADMIN_TOKEN)![0]!)),
];

/** Sends mails through SMTP_URL; without it, to a catcher, or writes them to files for development. */
function createConfiguredMailer(delivery: MailDelivery, settings: MailSettings, logger: OriginLogger): SendMail {
  if (delivery.kind === 'files') {
    const isHarmful = isPublicName(settings.publicOrigin);
    logger[isHarmful ? 'error' : 'info']({ dir: delivery.dir }, 'no mail server: mails are written to files');
  }
  if (delivery.kind === 'catcher')
    logger.error({}, 'no mail server: SMTP_URL is not set, a mail catcher takes every mail and nobody receives any');
  const deliver = delivery.kind === 'files' ? createFileDelivery(delivery.dir) : createSmtpDelivery(delivery.url);
  return createMailer(deliver, settings);
}

/** Names this program and the folder: built, by its content; else each start is another. */
const buildOf = (network: Network): string => {
  const code = import.meta.filename.endsWith('.mjs') ? readFileSync(import.meta.filename) : randomUUID();
  return createHash('sha256').update(code).update(network.path).update(JSON.stringify(network.texts)).digest('hex');
};

const exportOptions = (env: Env, network: Network) => ({
  exports: network.exports,
  settings: { languages: env.LANGUAGES, publicOrigin: env.PUBLIC_ORIGIN, brandName: env.BRAND_NAME },
  build: buildOf(network),
  everyMs: env.EXPORT_MINUTES * minute,
});

/** The program of threads that import: beside this one, built or not. */
const importProgram = path.join(import.meta.dirname, `importThread${path.extname(import.meta.filename)}`);

/** Starts what runs beside answering. */
export function startJobs(deps: JobDeps): PeriodicJob[] {
  const { env, network, store, replica, pictures, mailSettings, endpoints, translations, imports, logger } = deps;
  const { sources, options, database, days, task } = imports;
  const { LANGUAGES: languages } = env;
  const delivery = mailDeliveryOf(env);
  const send = createConfiguredMailer(delivery, mailSettings, logger);
  const countsResults = resultsKeyOf(env) !== undefined;
  const importInThread = createImportInThread({ store, program: importProgram, database, days, options: task });
  return [
    createChangeFeed({ store, replica, targets: changeTargets(env), logger }),
    createMailWorker({ store, send, settledAs: delivery.kind === 'catcher' ? 'caught' : 'sent', logger }),
    createRetention({ store, logger }),
    createUpgradeJob({ store, logger }),
    createPictureJobs({ store, pictures, logger }),
    createTwinJobs({ store, pictures, sources, logger }),
    createVerdictJobs({ store, logger }),
    runPeriodically(createIndexNowRun({ store, env, logger })),
    createAlertJobs({ store, places: createPlaceDirectory(store.db), isCounted: countsResults, logger }),
    createImportJobs({
      ...{ store, sources, options, importInThread, logger },
      times: { ...importJobTimes, atOnce: env.IMPORTS_AT_ONCE },
    }),
    createExportJobs({ store, texts: dictionariesOf(network), ...exportOptions(env, network), logger }),
    createWebhookWorker({ store, endpoints, logger }),
    ...(env.ADVERT_CONFIRMATIONS === 'on' ? [createConfirmationJobs({ store, languages, logger })] : []),
    ...(countsResults ? [createResultJobs({ store, endpoints, logger })] : []),
    ...(countsResults && env.RESULT_MAILS === 'on' ? [createResultMailJobs({ store, languages, logger })] : []),
    ...(translations ? [createTranslationJobs({ store, settings: translations, logger })] : []),
  ];
}
