import { eraseOldReports } from '../db/personal/advertReports.ts';
import { removeOldAdvertAnswers } from '../db/confirmations/advertAnswers.ts';
import { removeOldAnswers } from '../db/personal/answers.ts';
import { eraseOldProofs } from '../db/personal/consents.ts';
import { eraseOldLeads } from '../db/personal/leads.ts';
import { readLedgerHead } from '../db/personal/ledger.ts';
import { countOutbox, removeSettledMails } from '../db/outbox/outbox.ts';
import { removeSettledWebhooks } from '../db/outbox/webhooks.ts';
import { removeOldResults } from '../db/results/removeOldResults.ts';
import { removeUnusedTexts } from '../db/translations/translations.ts';
import { removeOldRuns } from '../db/imports/importRuns.ts';
import { removeOldAlerts } from '../db/personal/removeOldAlerts.ts';
import { removeOldOwnerLinks } from '../db/results/ownerLinks.ts';
import { removeLeftNotes } from '../db/results/ownerNotes.ts';
import { removeOldResultLinks } from '../db/results/resultMails.ts';
import type { Store } from '../db/store.ts';
import { removeEndedTransfers } from '../db/personal/transfers.ts';
import { removeEnded } from '../db/personal/subscriptions.ts';
import { rollUpResults } from '../results/rollUp.ts';
import type { OriginLogger } from '../originLogger.ts';
import { day, hour } from '#shared/times.ts';
import { runPeriodically, type PeriodicJob } from './runPeriodically.ts';

interface RetentionOptions {
  store: Store;
  logger: OriginLogger;
  /** Epoch ms; for tests. */
  now?: () => number;
}

/**
 * Removes personal data whose retention period is over (docs/product.md#compliance), and old runs of sources; makes
 * months of days that listings earned something on.
 * @returns the number of rows removed or emptied, by kind
 */
export async function removeExpired(store: Store, now: number): Promise<Record<string, number>> {
  const removed = {
    leads: await eraseOldLeads(store, now),
    advertReports: await eraseOldReports(store, now),
    subscriptions: await removeEnded(store, now),
    alerts: await removeOldAlerts(store, now),
    answers: await removeOldAnswers(store.db, now),
    transfers: await removeEndedTransfers(store.db, now),
    mails: await removeSettledMails(store.db, now),
    webhooks: await removeSettledWebhooks(store.db, now),
    proofs: await eraseOldProofs(store, now),
    adverts: await removeOldAdvertAnswers(store.db, now),
    resultLinks: await removeOldResultLinks(store.db, now),
    ownerLinks: await removeOldOwnerLinks(store.db, now),
    ownerNotes: await removeLeftNotes(store.db, now),
    imports: await removeOldRuns(store.db, now),
    translations: await removeUnusedTexts(store.db, now),
    results: await removeOldResults(store, now),
    resultDays: await rollUpResults(store, now),
  };
  // Also where nothing was: mails that were sent since lost their content.
  await store.scrub({ isServing: true });
  return removed;
}

/** What is stored of people, in numbers, and the end of the ledger: noted in the log, it proves the chain up to it. */
async function describeStored({ db }: Store): Promise<object> {
  const { position, hash } = await readLedgerHead(db);
  const { waiting, givenUp } = await countOutbox(db);
  return { ledger: `${position}:${hash}`, mails: waiting, mailsGivenUp: givenUp };
}

/** Removes it every hour, and reports what was removed; once a day also when there was nothing. */
export function createRetention({ store, logger, now = Date.now }: RetentionOptions): PeriodicJob {
  let reportedAt = -Infinity;
  return runPeriodically(async () => {
    try {
      const removed = await removeExpired(store, now());
      if (Object.values(removed).some((count) => count > 0) || now() - reportedAt >= day) {
        logger.info({ ...removed, stored: await describeStored(store) }, 'expired data removed');
        reportedAt = now();
      }
    } catch (error) {
      logger.error({ err: error }, 'expired data could not be removed');
    }
    return hour;
  });
}
