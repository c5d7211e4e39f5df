import type { Language } from '#shared/i18n/languages.ts';
import { hour, minute } from '#shared/times.ts';
import { askAgents } from '../confirmations/askAgents.ts';
import { isQuiet } from '../alerts/digestTimes.ts';
import type { Store } from '../db/store.ts';
import type { OriginLogger } from '../originLogger.ts';
import { runPeriodically, type PeriodicJob } from './runPeriodically.ts';

/** Between two looks at who is to be asked: it reads the dates of all listings. */
const interval = 12 * hour;

/** Until the night is over, or after the database could not be read. */
const laterDelay = 10 * minute;

interface ConfirmationJobOptions {
  store: Store;
  /** Of the site. */
  languages: readonly Language[];
  logger: OriginLogger;
  /** Epoch ms; for tests. */
  now?: () => number;
}

/** Asks agents by day whether old adverts still hold (ADVERT_CONFIRMATIONS), and logs the number of mails. */
export function createConfirmationJobs({
  store,
  languages,
  logger,
  now = Date.now,
}: ConfirmationJobOptions): PeriodicJob {
  return runPeriodically(async () => {
    const startedAt = now();
    if (isQuiet(startedAt)) return laterDelay;
    try {
      const mails = await askAgents(store, { languages, now: startedAt });
      if (mails > 0) logger.info({ mails }, 'agents are asked about their adverts');
      return interval;
    } catch (error) {
      logger.error({ err: error }, 'agents could not be asked about their adverts');
      return laterDelay;
    }
  });
}
