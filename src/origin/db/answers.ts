import type { Transaction } from 'kysely';
import { day } from '../times.ts';
import type { Db, Tables } from './tables.ts';

/** How long a request counts as a repetition of an earlier one. */
const repeatWindow = day;

/**
 * Does the work of a request once: a repetition gets the first answer. Key and work share one transaction, so that a
 * repetition while the first is in progress waits for it, and a failed request may be tried again.
 * @param key digest of what identifies the request; undefined: it is never a repetition
 */
export async function onlyOnce<T>(
  trx: Transaction<Tables>,
  key: string | undefined,
  now: number,
  work: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return work();
  const isFirst = await trx
    .insertInto('answers')
    .values({ key, answer: '', made_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ made_at: now })
        .where('answers.made_at', '<=', now - repeatWindow),
    )
    .returning('key')
    .executeTakeFirst();
  if (!isFirst) {
    const { answer } = await trx
      .selectFrom('answers')
      .select('answer')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return JSON.parse(answer) as T;
  }
  const answer = await work();
  await trx
    .updateTable('answers')
    .set({ answer: JSON.stringify(answer) })
    .where('key', '=', key)
    .execute();
  return answer;
}

/** @returns the number of rows removed */
export async function removeOldAnswers(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('answers')
    .where('made_at', '<=', now - repeatWindow)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
