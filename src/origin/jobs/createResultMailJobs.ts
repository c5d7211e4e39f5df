import type { Language } from '#shared/i18n/languages.ts';
import { hour, minute } from '#shared/times.ts';
import { isQuiet, nextDelivery } from '../alerts/digestTimes.ts';
import type { Store } from '../db/store.ts';
import type { OriginLogger } from '../originLogger.ts';
import { mailResults } from '../results/mailResults.ts';
import { runPeriodically, type PeriodicJob } from './runPeriodically.ts';

/** Between two looks at who is to be mailed at most: a machine may have slept over a Monday. */
const interval = 12 * hour;

/** Until the night is over, or after the database could not be read. */
const laterDelay = 10 * minute;

interface ResultMailJobOptions {
  store: Store;
  /** Of the site. */
  languages: readonly Language[];
  logger: OriginLogger;
  /** Epoch ms; for tests. */
  now?: () => number;
}

/**
 * Mails agents on Monday mornings, by Spanish time, what their homes earned in the week (RESULT_MAILS), and logs the
 * number of mails. A Monday that was missed is made up at the next start by day.
 */
export function createResultMailJobs({ store, languages, logger, now = Date.now }: ResultMailJobOptions): PeriodicJob {
  return runPeriodically(async () => {
    const startedAt = now();
    if (isQuiet(startedAt)) return laterDelay;
    try {
      const mails = await mailResults(store, { languages, now: startedAt });
      if (mails > 0) logger.info({ mails }, 'agents are mailed what their homes earned');
      return Math.min(interval, nextDelivery(startedAt, 'weekly') - startedAt);
    } catch (error) {
      logger.error({ err: error }, 'agents could not be mailed what their homes earned');
      return laterDelay;
    }
  });
}
