import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { EnvError } from '#config/settingsError.ts';
import { second } from '#shared/times.ts';
import type { Store } from '../store.ts';

/**
 * How long a change of a table waits for its lock, and with it every query of that table, which queues behind it; one
 * that changes two tables waits once for each. More than the second after which PostgreSQL ends an autovacuum that is
 * in the way.
 */
const lockTimeout = sql.lit('2s');

const maxAttempts = 40;

/** PostgreSQL's lock_not_available and deadlock_detected. */
const locked: unknown[] = ['55P03', '40P01'];

const isLocked = (error: unknown): boolean => locked.includes((error as { code?: string }).code);

interface ApplyOptions {
  /** Between two attempts, in ms: what queued is answered. */
  pause?: number;
}

const withLockTimeout = (migration: Migration): Migration => ({
  up: async (db) => {
    await sql`set local lock_timeout = ${lockTimeout}`.execute(db);
    await migration.up(db);
  },
});

/**
 * Runs migrations beside queries of others, each in a transaction of its own.
 * @param pending names of those to run, in their order
 * @throws EnvError where a table stays locked; else the migration's error
 */
export async function applyMigrations(
  { db, kind }: Store,
  migrations: Record<string, Migration>,
  pending: readonly string[],
  { pause = second }: ApplyOptions = {},
): Promise<void> {
  const bounded =
    kind === 'sqlite'
      ? migrations
      : Object.fromEntries(Object.entries(migrations).map(([name, one]) => [name, withLockTimeout(one)]));
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(bounded) } });
  for (const name of pending)
    for (let attempt = 1; ; attempt += 1) {
      const { error } = await migrator.migrateTo(name);
      if (error === undefined) break;
      if (!isLocked(error))
        throw error instanceof Error ? error : new Error('The database could not be migrated', { cause: error });
      if (attempt === maxAttempts)
        throw new EnvError(
          `The database cannot be upgraded (${name}): another transaction keeps a table locked. End it, or wait until an import is over, and start again.`,
        );
      await sleep(pause);
    }
}
