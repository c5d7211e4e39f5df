import { removeOldAnswers } from '../db/answers.ts';
import { removeSettledMails } from '../db/outbox.ts';
import type { Store } from '../db/store.ts';
import { removeUnconfirmed } from '../db/subscriptions.ts';
import type { OriginLogger } from '../originLogger.ts';
import { hour } from '../times.ts';
import { runPeriodically, type PeriodicJob } from './runPeriodically.ts';

interface RetentionOptions {
  store: Store;
  logger: OriginLogger;
  /** Epoch ms; for tests. */
  now?: () => number;
}

/** Removes personal data whose retention period is over. @returns the number of rows removed, by kind */
export async function removeExpired(store: Store, now: number): Promise<Record<string, number>> {
  return {
    subscriptions: await removeUnconfirmed(store, now),
    answers: await removeOldAnswers(store.db, now),
    mails: await removeSettledMails(store.db, now),
  };
}

/** Removes it every hour. Several processes may do so over one database. */
export const createRetention = ({ store, logger, now = Date.now }: RetentionOptions): PeriodicJob =>
  runPeriodically(async () => {
    try {
      const removed = await removeExpired(store, now());
      if (Object.values(removed).some((count) => count > 0)) logger.info(removed, 'expired data removed');
    } catch (error) {
      logger.error({ err: error }, 'expired data could not be removed');
    }
    return hour;
  });
