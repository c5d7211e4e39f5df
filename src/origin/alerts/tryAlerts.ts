import { inTransaction } from '../db/inTransaction.ts';
import type { Store } from '../db/store.ts';
import type { Db } from '../db/tables.ts';
import { runAlerts, type AlertRun } from './runAlerts.ts';
import type { AlertDigestMail, Mail } from '../db/outbox/mail.ts';
import { createPlaceDirectory } from '../directory/placeDirectory.ts';

export type TriedDigest = Mail & AlertDigestMail;

/** Ends the transaction of a trial without keeping anything. */
class Undone extends Error {
  readonly run: AlertRun;

  constructor(run: AlertRun) {
    super('undone');
    this.run = run;
  }
}

/** Mails read at a time. */
const batchSize = 200;

async function readDigests(db: Db, at: number, onDigest: (mail: TriedDigest) => void): Promise<void> {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('outbox')
      .select(['id', 'content'])
      .where('kind', '=', 'alertDigest')
      .where('state', '=', 'waiting')
      .where('made_at', '=', at)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    for (const { content } of rows) if (content !== null) onDigest(JSON.parse(content) as TriedDigest);
    if (rows.length < batchSize) return;
    last = rows.at(-1)!.id;
  }
}

/**
 * What the alerts' job would do at a time. All of it is undone: nothing is stored and nothing is mailed. It takes the
 * locks of a real run while it lasts.
 * @param at epoch ms
 * @param onDigest is given each mail with listings that would be queued
 */
export async function tryAlerts(
  store: Store,
  at: number,
  onDigest: (mail: TriedDigest) => void = () => {},
): Promise<AlertRun> {
  try {
    return await inTransaction(store.db, async (trx) => {
      const places = createPlaceDirectory(trx);
      const run = await runAlerts({ ...store, db: trx }, places, at);
      await readDigests(trx, at, onDigest);
      throw new Undone(run);
    });
  } catch (error) {
    if (error instanceof Undone) return error.run;
    throw error;
  }
}
