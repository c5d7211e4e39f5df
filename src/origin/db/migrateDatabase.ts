import { Migrator } from 'kysely';
import { EnvError } from '#config/settingsError.ts';
import { migrations } from './migrations.ts';
import type { Db } from './tables.ts';

/** The database holds a migration that this release does not know. */
const isOfNewerRelease = (error: unknown): boolean =>
  error instanceof Error && /corrupted migrations: previously executed migration .* is missing/.test(error.message);

/**
 * Brings the schema up to date. Call it alone (Store.exclusively): SQLite has no lock for migrations.
 * @throws the first migration's error, with the database as it was before that migration (PostgreSQL) or after its last
 * good statement (SQLite)
 */
export async function migrateDatabase(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (isOfNewerRelease(error))
    throw new EnvError(
      'The database was written by a newer release than this one: start that release, or restore a backup from before it (docs/operations.md, "Data").',
      { cause: error },
    );
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated', { cause: error });
}
