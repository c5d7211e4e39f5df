import { setImmediate as turn } from 'node:timers/promises';
import { createLeadQueue } from '#server/leads/createLeadQueue.ts';
import { createLogger } from '#server/logging/logger.ts';

/** Run as a process: keeps one form after another, and sends its parent the key of each that is on the disk. */
const [dataDir, round] = process.argv.slice(2);
const queue = createLeadQueue({
  env: { DATA_DIR: dataDir!, LEADS_KEY: undefined },
  logger: createLogger('silent'),
  send: () => Promise.resolve('unreachable'),
  onEvent: () => {},
});

for (let n = 0; ; n += 1) {
  const idempotencyKey = `${round}-${n}`;
  if (queue.keep({ path: '/web/lead', body: '{}', idempotencyKey }, 'ownerRequest') === 'kept')
    process.send!(idempotencyKey);
  await turn();
}
