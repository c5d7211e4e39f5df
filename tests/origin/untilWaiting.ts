import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from '#origin/db/store.ts';

/**
 * Until work that was started waits for a lock of another transaction, or is over. On SQLite nothing begins beside an
 * open transaction.
 */
export async function untilWaiting({ db, kind }: Store, work: Promise<unknown>): Promise<void> {
  if (kind === 'sqlite') return;
  const state = { isOver: false };
  const over = () => {
    state.isOver = true;
  };
  void work.then(over, over);
  const isWaiting = async (): Promise<boolean> =>
    (
      await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      )
    ).rows.length > 0;
  while (!state.isOver && !(await isWaiting())) await sleep(5);
}
