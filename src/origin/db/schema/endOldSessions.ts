import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { isSqlite } from '../engine/isSqlite.ts';

/** How long those that are busy are waited for, in ms, and how often they are looked at. */
const maxWaitMs = 2_000;
const everyMs = 50;

/**
 * Release 1.1.0: 1.0.0 prepared statements that take every column of a table. In a session from before there were more
 * PostgreSQL refuses them for good ("cached plan must not change result type"); ended while it is idle, 1.0.0 opens
 * another. Later releases prepare no such statement (postgresStore.ts).
 */
export async function endOldSessions(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) return;
  for (let waited = 0; waited < maxWaitMs; waited += everyMs) {
    // Else the first look would be the last of the transaction.
    await sql`select pg_stat_clear_snapshot()`.execute(db);
    const { rows } = await sql<{ busy: number }>`
      select cast(count(*) filter (where not ended) as integer) as busy from (
        select case when state = 'idle' then pg_terminate_backend(pid) else false end as ended
        from pg_stat_activity session
        where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
          and backend_type = 'client backend' and backend_start < now()
          -- Who has a lock of ours, or waits for one, is of this release.
          and not exists (select from pg_locks where pg_locks.pid = session.pid and locktype = 'advisory')
      ) sessions`.execute(db);
    if (rows[0]!.busy === 0) return;
    await sleep(everyMs);
  }
}
