import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** Keys of one statement. */
const perStatement = 500;

/** A listing that has to be compared, and how often it has changed since it was. */
export interface TwinCheck {
  url_key: string;
  times: number;
}

/**
 * Notes that listings have to be compared with those of other sources, in the transaction that changes them.
 * @param keys of their URLs; also of such as are gone, whose twins are shown again
 */
export async function queueTwinChecks(db: Db, keys: readonly string[]): Promise<void> {
  const rows = [...new Set(keys)].sort().map((url_key) => ({ url_key, times: 1 }));
  for (let first = 0; first < rows.length; first += perStatement)
    await db
      .insertInto('twin_checks')
      .values(rows.slice(first, first + perStatement))
      .onConflict((conflict) => conflict.column('url_key').doUpdateSet({ times: sql`twin_checks.times + 1` }))
      .execute();
}

/** Some of the listings that have to be compared. */
export const readTwinChecks = (db: Db, limit: number): Promise<TwinCheck[]> =>
  db.selectFrom('twin_checks').selectAll().limit(limit).execute();

/** Notes that listings were compared; those that changed meanwhile are compared again. */
export async function removeTwinChecks(db: Db, checks: readonly TwinCheck[]): Promise<void> {
  for (const { url_key, times } of checks)
    await db.deleteFrom('twin_checks').where('url_key', '=', url_key).where('times', '=', times).execute();
}

export async function clearTwinChecks(db: Db): Promise<void> {
  await db.deleteFrom('twin_checks').execute();
}
