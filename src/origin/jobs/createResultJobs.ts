import { minute } from '#shared/times.ts';
import { isQuiet } from '../alerts/digestTimes.ts';
import type { Store } from '../db/store.ts';
import type { OriginLogger } from '../originLogger.ts';
import { tellWeek } from '../results/tellWeek.ts';
import type { WebhookEndpoint } from '../webhooks/endpoints.ts';
import { runPeriodically, type PeriodicJob } from './runPeriodically.ts';

/** Between two looks whether a week is over. */
const interval = 10 * minute;

interface ResultJobOptions {
  store: Store;
  endpoints: readonly WebhookEndpoint[];
  logger: OriginLogger;
  /** Epoch ms; for tests. */
  now?: () => number;
}

/** Tells other systems on Mondays what listings earned, and logs the number of events. */
export function createResultJobs({ store, endpoints, logger, now = Date.now }: ResultJobOptions): PeriodicJob {
  return runPeriodically(async () => {
    // At eight, what sites counted on Sunday has come.
    if (isQuiet(now())) return interval;
    try {
      const events = await tellWeek(store, endpoints, now());
      if (events > 0) logger.info({ events }, 'the results of a week are told');
    } catch (error) {
      logger.error({ err: error }, 'the results of a week could not be told');
    }
    return interval;
  });
}
