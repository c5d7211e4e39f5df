import { sql, type Transaction } from 'kysely';
import type { Store } from '../store.ts';
import type { Db, Tables } from '../tables.ts';

/** Pages that one statement records. */
const recordedAtOnce = 100;

/**
 * Records changed pages, in the transaction that changes them.
 * @param paths as `changedPagesOf` (estates/listingPages.ts) gives them
 */
export async function recordChangedPages(
  trx: Transaction<Tables>,
  paths: readonly string[],
  now = Date.now(),
): Promise<void> {
  const changed = { changed_at: now, leased_until: 0 };
  const rows = [...new Set(paths)].map((one) => ({ paths: one, ...changed }));
  for (let first = 0; first < rows.length; first += recordedAtOnce)
    await trx
      .insertInto('changed_pages')
      .values(rows.slice(first, first + recordedAtOnce))
      .onConflict((conflict) => conflict.column('paths').doUpdateSet(changed))
      .execute();
}

/** Pages that one job at a time submits. */
export interface LeasedPages {
  leasedUntil: number;
  paths: readonly string[];
}

/**
 * Leases the pages that changed first. No other job takes them until the lease ends; after a crash they are taken
 * again.
 * @param settled pages that changed later may change again at once
 * @param time of the lease, in ms
 * @param max listings
 */
export async function leaseChangedPages(
  { db, isOneOf }: Store,
  { now, settled, time, max }: { now: number; settled: number; time: number; max: number },
): Promise<LeasedPages> {
  const leasedUntil = now + time;
  const due = await db
    .selectFrom('changed_pages')
    .select('paths')
    .where('changed_at', '<=', settled)
    .where('leased_until', '<=', now)
    .orderBy('changed_at')
    .limit(max)
    .execute();
  // There seldom is one, and a read leaves SQLite's write lock free.
  if (due.length === 0) return { leasedUntil, paths: [] };
  const leased = await db
    .updateTable('changed_pages')
    .set({ leased_until: leasedUntil })
    .where(
      isOneOf(
        'paths',
        due.map(({ paths }) => paths),
      ),
    )
    .where('leased_until', '<=', now)
    .returning('paths')
    .execute();
  return { leasedUntil, paths: leased.map(({ paths }) => paths) };
}

/** Removes leased pages that were submitted; those that changed meanwhile stay. */
export async function removeChangedPages({ db, isOneOf }: Store, { leasedUntil, paths }: LeasedPages): Promise<void> {
  await db.deleteFrom('changed_pages').where(isOneOf('paths', paths)).where('leased_until', '=', leasedUntil).execute();
}

/** Ends a lease early: the pages were not submitted. */
export async function returnChangedPages({ db, isOneOf }: Store, { leasedUntil, paths }: LeasedPages): Promise<void> {
  await db
    .updateTable('changed_pages')
    .set({ leased_until: 0 })
    .where(isOneOf('paths', paths))
    .where('leased_until', '=', leasedUntil)
    .execute();
}

/**
 * Keeps the latest changes, and none from before a time.
 * @param max listings
 * @returns the number of listings removed
 */
export async function trimChangedPages(db: Db, { before, max }: { before: number; max: number }): Promise<number> {
  const first = await db
    .selectFrom('changed_pages')
    .select('changed_at')
    .orderBy('changed_at', 'desc')
    .offset(max)
    .limit(1)
    .executeTakeFirst();
  const bound = Math.max(before, first ? Number(first.changed_at) + 1 : 0);
  const { numDeletedRows } = await db.deleteFrom('changed_pages').where('changed_at', '<', bound).executeTakeFirst();
  return Number(numDeletedRows);
}

/** How many listings wait. */
export async function countChangedPages(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from changed_pages`.execute(db);
  return Number(rows[0]!.count);
}
