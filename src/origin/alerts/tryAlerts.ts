import { inTransaction } from '../db/inTransaction.ts';
import type { Store } from '../db/store.ts';
import { runAlerts, type AlertRun } from '../jobs/createAlertJobs.ts';
import type { AlertDigestMail, Mail } from '../mail/mail.ts';
import { createPlaceDirectory } from '../search/placeDirectory.ts';

export interface Trial {
  run: AlertRun;
  /** The mails with listings that would be queued. */
  digests: (Mail & AlertDigestMail)[];
}

/** Ends the transaction of a trial without keeping anything. */
class Undone extends Error {
  readonly trial: Trial;

  constructor(trial: Trial) {
    super('undone');
    this.trial = trial;
  }
}

/**
 * What the alerts' job would do at a time. All of it is undone: nothing is stored and nothing is mailed. It takes the
 * locks of a real run while it lasts.
 * @param at epoch ms
 */
export async function tryAlerts(store: Store, at: number): Promise<Trial> {
  try {
    return await inTransaction(store.db, async (trx) => {
      const run = await runAlerts(
        { ...store, db: trx },
        createPlaceDirectory(trx, () => at),
        at,
      );
      const rows = await trx
        .selectFrom('outbox')
        .select('content')
        .where('kind', '=', 'alertDigest')
        .where('state', '=', 'waiting')
        .where('made_at', '=', at)
        .execute();
      const mails = rows.flatMap(({ content }) => (content === null ? [] : [JSON.parse(content) as Mail]));
      const digests = mails.filter((mail): mail is Mail & AlertDigestMail => mail.kind === 'alertDigest');
      throw new Undone({ run, digests });
    });
  } catch (error) {
    if (error instanceof Undone) return error.trial;
    throw error;
  }
}
