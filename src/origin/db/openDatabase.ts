import { databaseUrlRule, isDatabaseUrl } from '#config/databaseUrl.ts';
import { postgresStore } from './engine/postgresStore.ts';
import type { SqliteUse } from './engine/nodeSqliteDialect.ts';
import { sqliteStore } from './engine/sqliteStore.ts';
import type { Store } from './store.ts';

/**
 * Opens a database without touching its contents.
 * @param url `postgres://…`, or a SQLite file as a path or `sqlite:path`
 * @param use of a SQLite file
 * @throws TypeError for the address of another kind of database; EnvError for a SQLite file that is empty or none
 */
export function openDatabase(url: string, use?: SqliteUse): Store {
  if (!isDatabaseUrl(url)) throw new TypeError(`The database ${databaseUrlRule}`);
  if (/^postgres(ql)?:\/\//.test(url)) return postgresStore(url);
  return sqliteStore(url.replace(/^(sqlite|file):(\/\/)?/, ''), use);
}
