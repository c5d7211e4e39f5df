import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { createIndex, leftIndexes, namesBeside, outdatedIndexes } from './indexes.ts';

interface RenewOptions {
  /** The work ends after the index that it is at. */
  signal: AbortSignal;
  onMade: (name: string) => void;
}

const dropIndex = (db: Db, name: string) => sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);

/**
 * Makes the outdated indexes beside reads and writes, which read an earlier release's until then: PostgreSQL alone can.
 * What breaks off is made anew by the next call, and what it left is dropped. Call it alone (Store.unlessRunning).
 */
export async function renewIndexes(db: Db, { signal, onMade }: RenewOptions): Promise<void> {
  for (const left of await leftIndexes(db)) await dropIndex(db, left);
  for (const [name, index] of await outdatedIndexes(db)) {
    if (signal.aborted) return;
    const { next, former } = namesBeside(name);
    await createIndex(next, index, { isConcurrent: true }).execute(db);
    // No query waits for a change of names.
    await db.transaction().execute(async (trx) => {
      await sql`alter index if exists ${sql.ref(name)} rename to ${sql.ref(former)}`.execute(trx);
      await sql`alter index ${sql.ref(next)} rename to ${sql.ref(name)}`.execute(trx);
    });
    await dropIndex(db, former);
    onMade(name);
  }
}
