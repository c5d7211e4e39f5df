import type { Store } from '../db/store.ts';
import type { Pictures } from '../media/createPictures.ts';
import type { OriginLogger } from '../originLogger.ts';
import { second } from '#shared/times.ts';
import { mailSuggestions } from '../folder/mailSuggestions.ts';
import type { Source } from '../folder/sourceFile.ts';
import { followOrder, runTwins } from '../twins/runTwins.ts';
import { runPeriodically, type PeriodicJob } from './runPeriodically.ts';

/** Between two looks at what changed, in ms. */
const interval = 5 * second;

/** After the database could not be read. */
const errorDelay = 30 * second;

interface TwinJobOptions {
  store: Store;
  pictures: Pick<Pictures, 'hash'>;
  /** Of the network's folder, in the order of its files. */
  sources: readonly Source[];
  logger: OriginLogger;
  /** Epoch ms; for tests. */
  now?: () => number;
}

/** Finds the listings of two sources that are one home, after each change; one origin at a time. */
export function createTwinJobs({ store, pictures, sources, logger, now = Date.now }: TwinJobOptions): PeriodicJob {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isOrderKnown = false;
  let isUnreachable = false;
  const job = runPeriodically(async () => {
    try {
      if (!isOrderKnown) await followOrder(store, sources);
      isOrderKnown = true;
      const run = await runTwins(store, { pictures, sources, now: now(), signal });
      if (run) await mailSuggestions(store, sources, now());
      if (run && run.hidden + run.shown > 0) logger.info(run, 'duplicates');
      isUnreachable = false;
      return interval;
    } catch (error) {
      // Logged once: the rest of an outage adds nothing.
      if (!isUnreachable) logger.error({ err: error }, 'duplicates could not be looked for');
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
