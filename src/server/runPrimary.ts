import type { Worker } from 'node:cluster';
import path from 'node:path';
import type { Env } from '#config/env.ts';
import { distributeConnections } from './instances/cluster/distributeConnections.ts';
import { relayRequests, sendTo } from './instances/cluster/relayRequests.ts';
import { superviseWorkers } from './instances/cluster/superviseWorkers.ts';
import { formSecretOf } from './leads/formSecretOf.ts';
import type { Logger } from './logging/logger.ts';
import { startOrigin, type ChangedTags, type OriginOptions } from './startOrigin.ts';

interface PrimaryDeps {
  env: Pick<
    Env,
    | 'PORT'
    | 'HOST'
    | 'WEB_CONCURRENCY'
    | 'DRAIN_DELAY_SECONDS'
    | 'PUBLIC_ORIGIN'
    | 'FORM_SECRET'
    | 'DATA_DIR'
    | 'REDIS_URL'
  >;
  logger: Logger;
  /** How to run the bundled origin; null: the upstreams run elsewhere. */
  origin: Pick<OriginOptions, 'modulePath'> | null;
}

/**
 * The primary process serves no requests: it runs the bundled origin once, and as many workers as WEB_CONCURRENCY says,
 * each a complete site; it accepts their connections and passes on their calls. SIGHUP replaces the workers one by one,
 * SIGTERM and SIGINT let all drain.
 */
export async function runPrimary({ env, logger, origin: runsOrigin }: PrimaryDeps): Promise<void> {
  const connections = distributeConnections();
  const relay = relayRequests(() => supervisor.serving());
  const tellUrl = (worker: Worker) => {
    if (origin) sendTo(worker, { type: 'origin', url: origin.url() });
  };
  // Any worker will do: it purges on all instances.
  const onChanged = (changed: ChangedTags) => {
    for (const worker of supervisor.serving().slice(0, 1)) sendTo(worker, { type: 'changed', ...changed });
  };

  const supervisor = superviseWorkers({
    workers: env.WEB_CONCURRENCY,
    logger,
    // One for all, also where DATA_DIR cannot hold it.
    workerEnv: {
      FORM_SECRET: formSecretOf(env, logger),
      FORM_SECRET_FILE: '',
      // A worker starts in half the time. In a folder that nobody else can write to, since what is in it is run.
      NODE_COMPILE_CACHE: path.resolve(env.DATA_DIR, 'compile-cache'),
    },
    drainDelaySeconds: env.DRAIN_DELAY_SECONDS,
    onStarted: tellUrl,
    onServing: connections.join,
    onMessage: (worker, message) => {
      relay.onMessage(worker, message);
      connections.onMessage(worker, message);
      // Behind the last connection that went to it.
      if (message.type === 'closed') sendTo(worker, message);
    },
    onGone: (worker) => {
      relay.onGone(worker);
      connections.onGone(worker);
    },
  });
  const origin =
    runsOrigin &&
    startOrigin({
      ...runsOrigin,
      publicOrigin: env.PUBLIC_ORIGIN,
      logger,
      onChanged,
      onUrl: () => {
        supervisor.all().forEach(tellUrl);
      },
    });

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ reason: signal }, 'draining');
    connections.stop();
    await supervisor.stop();
    origin?.stop();
    logger.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => void stop(signal));
  let renewal = Promise.resolve();
  process.on('SIGHUP', () => {
    renewal = renewal.then(supervisor.renew);
  });

  await origin?.ready;
  let port: number | null = null;
  await supervisor.start(async () => {
    port = await connections.listen(env.PORT, env.HOST);
  });
  if (stopping) return;
  logger.info({ url: env.PUBLIC_ORIGIN, port, workers: env.WEB_CONCURRENCY }, 'Vencejo is ready');
  process.send?.({ type: 'ready', port });
}
