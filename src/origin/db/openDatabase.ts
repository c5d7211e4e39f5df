import { existsSync } from 'node:fs';
import { databaseUrlRule, isDatabaseUrl } from '#config/databaseUrl.ts';
import { EnvError } from '#config/settingsError.ts';
import { postgresStore } from './engine/postgresStore.ts';
import type { SqliteUse } from './engine/nodeSqliteDialect.ts';
import { sqliteStore } from './engine/sqliteStore.ts';
import type { Store } from './store.ts';

export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);

/** The file of a SQLite database, out of its address. */
export const sqliteFile = (url: string): string => url.replace(/^(sqlite|file):(\/\/)?/, '');

/**
 * Opens a database without touching its contents.
 * @param url `postgres://…`, or a SQLite file as a path or `sqlite:path`
 * @param use of a SQLite file
 * @throws TypeError for the address of another kind of database; EnvError for a SQLite file that is empty or none
 */
export function openDatabase(url: string, use?: SqliteUse): Store {
  if (!isDatabaseUrl(url)) throw new TypeError(`The database ${databaseUrlRule}`);
  if (isPostgres(url)) return postgresStore(url);
  return sqliteStore(sqliteFile(url), use);
}

/**
 * The same for a command, which would find nothing in a database that it had to make.
 * @throws EnvError where there is no SQLite file
 */
export function openExistingDatabase(url: string): Store {
  if (isDatabaseUrl(url) && !isPostgres(url) && !existsSync(sqliteFile(url)))
    throw new EnvError(
      `There is no database ${sqliteFile(url)}: is DATABASE_URL or DATA_DIR not set as for the origin, or has it not started yet?`,
    );
  return openDatabase(url, 'command');
}
