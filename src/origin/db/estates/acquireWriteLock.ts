import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Makes this transaction the only writer: the row's lock is held until it ends, so counts are never changed by two at
 * once (PostgreSQL would find deadlocks, SQLite a snapshot that is too old to write on).
 * @returns the key that the next new estate gets
 */
export async function acquireWriteLock(trx: Transaction<Tables>): Promise<number> {
  const row = await trx
    .updateTable('meta')
    .set({ value: sql`value` })
    .where('name', '=', 'next_estate_key')
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(row.value);
}
