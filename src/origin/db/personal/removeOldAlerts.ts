import { sql, type Transaction } from 'kysely';
import { retentionPeriods } from '#shared/domain/retention.ts';
import { day } from '#shared/times.ts';
import { endAlert, endedRetention, live, pendingLife, removeFromIndex } from './alerts.ts';
import type { Store } from '../store.ts';
import type { Db, Tables } from '../tables.ts';

/** How long it is known that a listing was mailed. */
const matchRetention = retentionPeriods.sentHomesDays * day;

/** Rows ended or removed in one transaction, so that none blocks writers for long. */
const batchSize = 500;

/** Links and matches removed by one statement. */
const rowsPerStatement = 5_000;

/**
 * Ends alerts that were never accepted, and removes what is left of those that ended a while ago, expired links, and
 * what was mailed long ago.
 * @returns the number of alerts ended and removed
 */
export async function removeOldAlerts({ db }: Store, now: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const old = await db
      .selectFrom('alerts')
      .select(['key', 'state'])
      .where((row) =>
        row.or([
          row.and([row('state', '=', 'pending'), row('asked_at', '<=', now - pendingLife)]),
          row.and([row('state', 'in', ['cancelled', 'expired']), row('ended_at', '<=', now - endedRetention)]),
        ]),
      )
      .limit(batchSize)
      .execute();
    if (old.length === 0) break;
    await db.transaction().execute(async (trx) => {
      for (const { key, state } of old) {
        if (state === 'pending') await endAlert(trx, key, { state: 'expired', reason: null, text: null }, now);
        else await removeAlert(trx, key);
      }
    });
    removed += old.length;
  }
  await removeOldLinks(db, now - endedRetention);
  await removeOldMatches(db, now - matchRetention);
  return removed;
}

/** Links of alerts and visits that expired a while ago. */
async function removeOldLinks(db: Db, before: number): Promise<void> {
  const old = db
    .selectFrom('tokens')
    .select('digest')
    .where('purpose', 'in', ['acceptAlert', 'alert', 'cancel', 'alerts', 'visit'])
    .where('expires_at', '<=', before)
    .limit(rowsPerStatement);
  for (let some = rowsPerStatement; some === rowsPerStatement;) {
    const { numDeletedRows } = await db.deleteFrom('tokens').where('digest', 'in', old).executeTakeFirst();
    some = Number(numDeletedRows);
  }
}

/** One day of a large network has some hundred thousand of them. */
async function removeOldMatches(db: Db, before: number): Promise<void> {
  const key = sql.raw('alert, url_key, reason, price');
  for (let some = rowsPerStatement; some === rowsPerStatement;) {
    const { numAffectedRows } = await sql`
      delete from alert_matches where (${key}) in
        (select ${key} from alert_matches where made_at <= ${before} limit ${sql.lit(rowsPerStatement)})`.execute(db);
    some = Number(numAffectedRows);
  }
}

/** Removes an alert with its links, if it is over. */
async function removeAlert(trx: Transaction<Tables>, key: number): Promise<void> {
  await trx.deleteFrom('alerts').where('key', '=', key).where('state', 'not in', live).execute();
  // What a job found for it while it was ended.
  await removeFromIndex(trx, [key]);
  await trx.deleteFrom('tokens').where('subject', '=', String(key)).execute();
}
