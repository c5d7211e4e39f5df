import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Db, Tables } from './tables.ts';

/** What a write voids, as surrogate keys (src/origin/tags.ts). */
export interface Change {
  /** Answers that now say something wrong: not to be used again. */
  wrong: readonly string[];
  /** Answers that may be out of date, as a list that the home now belongs to: to be fetched anew at their next use. */
  outdated: readonly string[];
}

/** Milliseconds after which a change need not be told any more: nothing that was answered before it is still fresh. */
const worthTelling = 3_600_000;

/** Notes a change in the transaction that makes it, so that it is told if and only if it was made. */
export async function recordChange(trx: Transaction<Tables>, { wrong, outdated }: Change): Promise<void> {
  const unique = (tags: readonly string[]) => [...new Set(tags)].join(' ');
  await trx
    .insertInto('changes')
    .values({ id: randomUUID(), wrong: unique(wrong), outdated: unique(outdated), made_at: Date.now() })
    .execute();
}

const words = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** Changes not yet told everywhere, the latest first: those are waited for. */
export async function readChanges(db: Db, limit: number): Promise<(Change & { id: string })[]> {
  const rows = await db
    .selectFrom('changes')
    .select(['id', 'wrong', 'outdated'])
    .orderBy('made_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, wrong, outdated }) => ({ id, wrong: words(wrong), outdated: words(outdated) }));
}

export async function removeChanges(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('changes').where('id', 'in', ids).execute();
}

/** Lets go of what nobody could be told of. @param now epoch ms @returns how many that were */
export async function removeOldChanges(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('changes')
    .where('made_at', '<', now - worthTelling)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
