import type { Transaction } from 'kysely';
import { day } from '../times.ts';
import type { Db, Tables } from './tables.ts';

/** How long a request counts as a repeat of one before. */
const repeatable = day;

/**
 * Does the work of a request once: a repeat gets the first answer. Both stand in one transaction, so that whoever repeats a request
 * while the first is under way waits for it, and one that failed may be tried again.
 * @param key digest of all that makes a request the same; undefined: it is never a repeat
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
        .where('answers.made_at', '<=', now - repeatable),
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

/** @returns how many went */
export async function removeOldAnswers(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('answers')
    .where('made_at', '<=', now - repeatable)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
