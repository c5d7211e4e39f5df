import '#config/requireNode24.mjs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { explainFolder, explainListen } from '#config/explainListen.ts';
import { env as readProcessEnv, EnvError, type Env } from '#config/env.ts';
import { makeDataDir } from '#config/makeFolder.ts';
import { siteRuntimeFlags } from '#config/processFlags.ts';
import { publicWarnings, settingWarnings } from '#config/settingWarnings.ts';
import { createLogger } from './logging/logger.ts';
import { OriginStartError } from './startOrigin.ts';
import { startSite } from './startSite.ts';

/** The root of the build: this file is dist/server/server.mjs. */
const root = path.resolve(import.meta.dirname, '../..');

/** The message of an error that an operator can fix; anything else is a defect and keeps its stack. */
function explain(error: unknown): unknown {
  if (error instanceof EnvError || error instanceof OriginStartError) return error.message;
  return explainListen(error) ?? explainFolder(error) ?? error;
}

async function main(env: Env): Promise<void> {
  makeDataDir(env.DATA_DIR);
  const logger = createLogger(env.LOG_LEVEL, { batched: true });
  const origin = env.API_HOST && env.CMS_HOST ? null : { modulePath: path.join(root, 'dist/server/origin.mjs') };
  for (const problem of settingWarnings(env)) logger.warn({ problem }, 'a setting has to be put right');
  for (const problem of publicWarnings(env)) logger.error({ problem }, 'NOT READY FOR THE PUBLIC');
  for (const flag of siteRuntimeFlags) setFlagsFromString(flag);
  const port = await startSite({ env, logger, root, origin });
  // For the process that started this one, as scripts/start.mjs. It may be gone already.
  process.send?.({ type: 'ready', port }, undefined, undefined, () => {});
  logger.info({ url: env.PUBLIC_ORIGIN, port }, 'Vencejo is ready');
}

try {
  await main(readProcessEnv());
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
