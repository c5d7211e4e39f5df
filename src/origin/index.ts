import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import pino from 'pino';
import { env as readProcessEnv, type Env } from '#config/env.ts';
import { createChangeFeed } from './changes/createChangeFeed.ts';
import { parentTarget, siteTarget, type ChangeTarget } from './changes/changeTargets.ts';
import { createOrigin } from './createOrigin.ts';
import { openDatabase } from './db/openDatabase.ts';
import type { Store } from './db/store.ts';
import { createWorld } from './demo/createWorld.ts';
import { explainStartFailure } from './explainStartFailure.ts';
import { createFileDelivery } from './mail/createFileDelivery.ts';
import { createMailer, type SendMail } from './mail/createMailer.ts';
import { createSmtpDelivery } from './mail/createSmtpDelivery.ts';
import { createMediaRouter } from './media/createMediaRouter.ts';
import type { OriginLogger } from './originLogger.ts';
import { createMailWorker } from './outbox/createMailWorker.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import type { Repetition } from './repeat.ts';
import { createRetention } from './retention/createRetention.ts';
import { createPictureExists } from './web/pictureExists.ts';

/** How long answers under way may take to finish at the end, in ms. */
const drainTime = 10_000;

/** Who has to know what changed: the site that started us, and those that we are told of. */
const changeTargets = ({ ADMIN_TOKEN, SITE_PURGE_URL }: Env): ChangeTarget[] => [
  ...(process.send ? [parentTarget(process.send.bind(process))] : []),
  ...(SITE_PURGE_URL ?? []).map((url) => siteTarget(url, ADMIN_TOKEN!)),
];

/** Sends mails by the server that is named; without one they become files, for whoever develops. */
function mailerOf({ BRAND_EMAIL, BRAND_NAME, DATA_DIR, PUBLIC_ORIGIN, SMTP_URL }: Env, logger: OriginLogger): SendMail {
  const dir = path.join(DATA_DIR, 'mail');
  if (!SMTP_URL) logger.info({ dir }, 'no mail server: mails are written to files');
  return createMailer(SMTP_URL ? createSmtpDelivery(SMTP_URL) : createFileDelivery(dir), {
    publicOrigin: PUBLIC_ORIGIN,
    brandName: BRAND_NAME,
    brandEmail: BRAND_EMAIL,
  });
}

/** What goes on beside answering. */
const startWork = (store: Store, env: Env, logger: OriginLogger): Repetition[] => [
  createChangeFeed({ store, targets: changeTargets(env), logger }),
  createMailWorker({ store, send: mailerOf(env, logger), logger }),
  createRetention({ store, logger }),
];

/** Opens, migrates and fills the database, then listens. @returns what ends it in order */
async function start(env: Env): Promise<() => void> {
  const { BRAND_KEY, DATABASE_URL, DATA_DIR, DEMO, DEMO_ESTATES, DEMO_SEED, HOST, LOG_LEVEL, PORT } = env;
  const logger = pino({ level: LOG_LEVEL, base: { name: 'origin' }, timestamp: pino.stdTimeFunctions.isoTime });
  const store = openDatabase(DATABASE_URL ?? path.join(DATA_DIR, 'vencejo.sqlite'));
  const started = Date.now();
  const made = await prepareDatabase(store, {
    estates: DEMO === 'on' ? DEMO_ESTATES : 0,
    createWorld: ({ estates }) => createWorld({ seed: DEMO_SEED, estates, brandKey: BRAND_KEY }),
  });
  if (made > 0) logger.info({ estates: made, ms: Date.now() - started }, 'demo network stored');

  const server = createOrigin({
    store,
    mediaRouter: createMediaRouter({ dir: path.join(DATA_DIR, 'media'), exists: createPictureExists(store) }),
    logger,
  }).listen(PORT, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  logger.info({ port }, 'origin listening');
  process.send?.({ type: 'listening', port });
  const work = startWork(store, env, logger);

  return () => {
    setTimeout(() => process.exit(1), drainTime).unref();
    server.close(() => {
      void Promise.all(work.map((one) => one.stop()))
        .then(() => store.close())
        .finally(() => process.exit(0));
    });
    server.closeIdleConnections();
  };
}

// Until it listens nothing is under way: a load that breaks off is begun anew at the next start.
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
