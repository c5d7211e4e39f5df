import type { Transaction } from 'kysely';
import { day } from '#shared/times.ts';
import type { Db, Tables } from '../tables.ts';

/** For so long the link of a mail opens its page, in ms: until the next mail, and a little more. */
export const resultLinkLife = 35 * day;

/**
 * Notes that an agent is mailed a week, in the transaction that queues the mail.
 * @param week its Monday, in days since 1970
 * @returns false where they were mailed it before, also by another process, or want no such mails
 */
export async function beginWeek(trx: Transaction<Tables>, agent: string, week: number, now: number): Promise<boolean> {
  await trx
    .insertInto('result_mails')
    .values({ agent, week: 0, sent_at: 0, stopped_at: null })
    .onConflict((conflict) => conflict.column('agent').doNothing())
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('result_mails')
    .set({ week, sent_at: now })
    .where('agent', '=', agent)
    .where('stopped_at', 'is', null)
    .where('week', '<', week)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Slugs of the agents who are not mailed a week: they were, or want no such mails. */
export async function readMailed(db: Db, week: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('result_mails')
    .select('agent')
    .where((row) => row.or([row('stopped_at', 'is not', null), row('week', '>=', week)]))
    .execute();
  return new Set(rows.map(({ agent }) => agent));
}

/** Removes links of such mails that are over. @returns how many */
export async function removeOldResultLinks(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('tokens')
    .where('purpose', 'in', ['results', 'resultsOut'])
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
