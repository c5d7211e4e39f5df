import type { Transaction } from 'kysely';
import { day } from '#shared/times.ts';
import type { Db, Tables } from '../tables.ts';

/**
 * How long a request counts as a repetition of an earlier one: longer than a site keeps one that it could not deliver,
 * and whose answer may have been lost.
 */
export const repeatWindow = 31 * day;

/** What a request is known by when it comes again. */
export interface Repeatable {
  /** Digest of what identifies it; undefined: it is never a repetition. */
  key: string | undefined;
  /** Digest of the address that it is about; null where it is about none. */
  subjectKey: string | null;
}

/**
 * Does the work of a request once: a repetition gets the first answer. Key and work share one transaction, so that a
 * repetition while the first is in progress waits for it, and a failed request may be tried again.
 */
export async function onlyOnce<T>(
  trx: Transaction<Tables>,
  { key, subjectKey }: Repeatable,
  now: number,
  work: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return work();
  const row = { key, answer: '', subject_key: subjectKey, made_at: now, expires_at: now + repeatWindow };
  const isFirst = await trx
    .insertInto('answers')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row).where('answers.expires_at', '<=', now))
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
  const { numDeletedRows } = await db.deleteFrom('answers').where('expires_at', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}
