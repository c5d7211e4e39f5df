import { second } from '#shared/times.ts';
import { judgeListings } from '../db/adverts/judgeListings.ts';
import type { Store } from '../db/store.ts';
import type { OriginLogger } from '../originLogger.ts';
import { runPeriodically, type PeriodicJob } from './runPeriodically.ts';

/** Between two looks at what is to be judged, in ms. */
const interval = 5 * second;

/** After the database could not be read. */
const errorDelay = 30 * second;

interface VerdictJobOptions {
  store: Store;
  logger: OriginLogger;
  /** Epoch ms; for tests. */
  now?: () => number;
}

/** Judges listings by the rules of adverts where these have changed, or their agents; one origin at a time. */
export function createVerdictJobs({ store, logger, now = Date.now }: VerdictJobOptions): PeriodicJob {
  const stopping = new AbortController();
  let isUnreachable = false;
  const job = runPeriodically(async () => {
    try {
      const judged = await judgeListings(store, now(), stopping.signal);
      if (judged) logger.info(judged, 'adverts judged by their rules');
      isUnreachable = false;
      return interval;
    } catch (error) {
      // Logged once: the rest of an outage adds nothing.
      if (!isUnreachable) logger.error({ err: error }, 'adverts could not be judged');
      isUnreachable = true;
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
