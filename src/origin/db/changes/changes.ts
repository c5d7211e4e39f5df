import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Db, Tables } from '../tables.ts';
import { recordExportChange } from './exportChanges.ts';

/** What a write invalidates, as surrogate keys (src/origin/tags.ts). */
export interface Change {
  /** Of answers that must not be served any more: purged hard. */
  hardTags: readonly string[];
  /** Of answers that may be out of date, as a list that the estate now belongs to: purged softly. */
  softTags: readonly string[];
}

/** Age in ms at which a change need not be delivered any more: no answer from before it is still fresh. */
const maxAgeMs = 3_600_000;

/** Records a change in the transaction that makes it, so that it is delivered if and only if it was made. */
export async function recordChange(trx: Transaction<Tables>, { hardTags, softTags }: Change): Promise<void> {
  const unique = (tags: readonly string[]) => [...new Set(tags)].join(' ');
  await trx
    .insertInto('changes')
    .values({ id: randomUUID(), wrong: unique(hardTags), outdated: unique(softTags), made_at: Date.now() })
    .execute();
  await recordExportChange(trx, [...hardTags, ...softTags]);
}

const words = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** A change that is stored. */
export interface StoredChange extends Change {
  id: string;
  /** Epoch ms. */
  madeAt: number;
}

/** Pending changes, the latest first: they are the most likely to be awaited. */
export async function readChanges(db: Db, limit: number): Promise<StoredChange[]> {
  const rows = await db
    .selectFrom('changes')
    .select(['id', 'wrong', 'outdated', 'made_at'])
    .orderBy('made_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, wrong, outdated, made_at: madeAt }) => ({
    id,
    hardTags: words(wrong),
    softTags: words(outdated),
    madeAt: Number(madeAt),
  }));
}

/** Those of these changes that a database has, as a replica that may be behind. */
export async function knownChanges(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('changes').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function removeChanges(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('changes').where('id', 'in', ids).execute();
}

/** Removes changes that could not be delivered. @param now epoch ms @returns the number of changes */
export async function removeOldChanges(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('changes')
    .where('made_at', '<', now - maxAgeMs)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
