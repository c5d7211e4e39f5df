import type { Migration } from 'kysely/migration';
import { EnvError } from '#config/settingsError.ts';
import type { Store } from '../store.ts';
import { appliedMigrations, laterMigration } from './appliedMigrations.ts';
import { applyMigrations } from './applyMigrations.ts';
import { noteFills } from './fills.ts';
import { createTableIndexes } from './indexes.ts';
import { migrations as ownMigrations } from './migrations.ts';

export interface MigrateOptions {
  /** Called before a database that is in use is changed, with a line for the log; else it goes to stderr. */
  onUpgrade?: (line: string) => void;
  /** Those of another release; for tests. */
  migrations?: Record<string, Migration>;
}

/** The first migration of the releases before 1.0.0, whose schema this one does not read. */
const firstBefore1 = '001_network';

const ofRelease0 = `The database is of a release before 1.0.0, which this one does not read: with that release run "npm run --silent data -- listings > listings.ndjson", then start this one with a new DATA_DIR or DATABASE_URL and "npm run import -- listings.ndjson" (docs/operations.md, "Upgrading").`;

const ofNewerRelease = (name: string): string =>
  `The database was written by a newer release than this one (it has ${name}): start that release, or go back to the copy that it made before (docs/operations.md, "Upgrading").`;

function refuseUnknown(applied: readonly string[], known: Record<string, Migration>): void {
  if (applied.includes(firstBefore1)) throw new EnvError(ofRelease0);
  const later = laterMigration(applied, known);
  if (later !== undefined) throw new EnvError(ofNewerRelease(later));
}

/** The way back from the upgrade, made before it. */
async function keepCopy(
  store: Store,
  pending: readonly string[],
  { onUpgrade = console.error }: MigrateOptions,
): Promise<void> {
  const copy = await store.copyBefore(pending[0]!);
  onUpgrade(
    copy === null
      ? `Upgrading the database (${pending.join(', ')}). It has no copy from before but your backups.`
      : `Upgrading the database (${pending.join(', ')}). As it was before, it is in ${copy}.`,
  );
}

const hasListings = async ({ db }: Store): Promise<boolean> =>
  (await db.selectFrom('estates').select('key').limit(1).executeTakeFirst()) !== undefined;

/**
 * Brings the schema to where this release can serve. What takes long in a table full of listings is left to
 * finishUpgrade.ts, but for the indexes of SQLite. A SQLite database that has a schema already is copied before. Call
 * it alone (Store.exclusively): SQLite has no lock for migrations.
 * @throws EnvError for a database of a newer release or of one before 1.0.0; else the first migration's error, with the
 * database as it was before that migration
 */
export async function migrateDatabase(store: Store, options: MigrateOptions = {}): Promise<void> {
  const { migrations = ownMigrations } = options;
  const applied = await appliedMigrations(store);
  refuseUnknown(applied, migrations);
  const pending = Object.keys(migrations).filter((name) => !applied.includes(name));
  if (pending.length > 0) {
    if (applied.length > 0) await keepCopy(store, pending, options);
    await applyMigrations(store, migrations, pending);
    // While that is nothing: the first start after a large load would write its whole file anew.
    if (applied.length === 0) await store.scrub({ isServing: false });
  }
  const isEmpty = !(await hasListings(store));
  await noteFills(store.db, { isEmpty, now: Date.now() });
  // PostgreSQL makes them while it serves.
  if (isEmpty || store.kind === 'sqlite') await store.indexing(() => createTableIndexes(store.db));
}
