import { second } from '#shared/times.ts';
import { finishUpgrade } from '../db/schema/finishUpgrade.ts';
import type { Store } from '../db/store.ts';
import type { OriginLogger } from '../originLogger.ts';
import { runPeriodically, type PeriodicJob } from './runPeriodically.ts';

/** Until what is left of an upgrade is looked at again, in ms. */
const interval = 5 * second;

/** After the database could not be read, or has no room for an index. */
const errorDelay = 30 * second;

interface UpgradeJobOptions {
  store: Store;
  logger: OriginLogger;
  /** Epoch ms; for tests. */
  now?: () => number;
}

/**
 * Finishes the upgrade of a database while the origin serves; one origin at a time. Then it ends: a later release may
 * upgrade the database beside this one, and what is outdated is its own to say.
 */
export function createUpgradeJob({ store, logger, now = Date.now }: UpgradeJobOptions): PeriodicJob {
  const stopping = new AbortController();
  const { signal } = stopping;
  const onDone = (done: object): void => {
    logger.info(done, 'upgraded further');
  };
  const job = runPeriodically(async () => {
    try {
      return (await finishUpgrade(store, { now, signal, onDone })) ? null : interval;
    } catch (error) {
      logger.error({ err: error }, 'the upgrade of the database could not be finished');
      return errorDelay;
    }
  });
  return {
    stop: () => {
      stopping.abort();
      return job.stop();
    },
  };
}
