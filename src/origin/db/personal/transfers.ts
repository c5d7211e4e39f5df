import { retentionPeriods } from '#shared/domain/retention.ts';
import { day } from '#shared/times.ts';
import { digest } from '../digest.ts';
import type { Db } from '../tables.ts';
import { createSecret } from './tokens.ts';

/** How long a list waits for the other device. */
const transferLife = retentionPeriods.transferDays * day;

/** At once: a few hundred megabytes of the longest lists. */
const maxStored = 10_000;

interface StoredTransfer {
  list: string;
  /** Epoch ms. */
  endsAt: number;
}

/**
 * Stores a list that the browser has encrypted, and nothing of whose it is.
 * @param now epoch ms
 * @returns what names it, of which a digest is stored, and when it ends; null while too many are stored
 */
export async function storeTransfer(db: Db, list: string, now: number): Promise<{ id: string; endsAt: number } | null> {
  const { count } = await db
    .selectFrom('transfers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxStored) return null;
  const id = createSecret();
  const endsAt = now + transferLife;
  await db
    .insertInto('transfers')
    .values({ digest: digest(id), list, expires_at: endsAt })
    .execute();
  return { id, endsAt };
}

/** @returns undefined for an unknown one and for one that has ended: nothing is left of either */
export async function findTransfer(db: Db, id: string, now: number): Promise<StoredTransfer | undefined> {
  const row = await db
    .selectFrom('transfers')
    .select(['list', 'expires_at'])
    .where('digest', '=', digest(id))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { list: row.list, endsAt: Number(row.expires_at) };
}

/** @returns the number of rows removed */
export async function removeEndedTransfers(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('transfers').where('expires_at', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}
