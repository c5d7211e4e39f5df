import { runAlerts } from '../alerts/runAlerts.ts';
import type { Store } from '../db/store.ts';
import type { OriginLogger } from '../originLogger.ts';
import type { Places } from '../directory/placeDirectory.ts';
import { second } from '#shared/times.ts';
import { runPeriodically, type PeriodicJob } from './runPeriodically.ts';

/** Between two looks at what there is to do, in ms: somebody may wait for a link. */
const interval = 2 * second;

/** After the database could not be read. */
const errorDelay = 10 * second;

interface AlertJobOptions {
  store: Store;
  places: Places;
  /** Whether it is counted what listings earn. */
  isCounted?: boolean;
  logger: OriginLogger;
  /** Epoch ms; for tests. */
  now?: () => number;
}

/** Runs the alerts' work every two seconds, and logs what was done. */
export function createAlertJobs({
  store,
  places,
  isCounted = false,
  logger,
  now = Date.now,
}: AlertJobOptions): PeriodicJob {
  let isUnreachable = false;
  return runPeriodically(async () => {
    try {
      const run = await runAlerts(store, places, now(), { isCounted });
      if (Object.values(run).some((count: number) => count > 0)) logger.info(run, 'alerts');
      isUnreachable = false;
      return interval;
    } catch (error) {
      // Logged once: the rest of an outage adds nothing.
      if (!isUnreachable) logger.error({ err: error }, 'alerts could not be worked on');
      isUnreachable = true;
      return errorDelay;
    }
  });
}
