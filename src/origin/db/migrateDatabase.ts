import { Migrator } from 'kysely';
import { migrations } from './migrations.ts';
import type { Db } from './tables.ts';

/**
 * Brings the schema up to date. Call it alone (Store.exclusively): SQLite has no lock for migrations.
 * @throws the first migration's error, with the database as it was before that migration (PostgreSQL) or after its last
 * good statement (SQLite)
 */
export async function migrateDatabase(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated', { cause: error });
}
