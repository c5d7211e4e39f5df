import { databaseUrlRule, isDatabaseUrl } from '#config/databaseUrl.ts';
import { postgresStore } from './engine/postgresStore.ts';
import type { SqliteUse } from './engine/nodeSqliteDialect.ts';
import { sqliteStore } from './engine/sqliteStore.ts';
import type { Store } from './store.ts';

const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);

/**
 * Opens a database without touching its contents.
 * @param url `postgres://…`, or a SQLite file as a path or `sqlite:path`
 * @param use of a SQLite file
 * @throws TypeError for the address of another kind of database; EnvError for a SQLite file that is empty or none
 */
export function openDatabase(url: string, use?: SqliteUse): Store {
  if (!isDatabaseUrl(url)) throw new TypeError(`The database ${databaseUrlRule}`);
  if (isPostgres(url)) return postgresStore(url);
  return sqliteStore(url.replace(/^(sqlite|file):(\/\/)?/, ''), use);
}

/**
 * The same database for what visitors read: with PostgreSQL further connections, which have its lists read in the order
 * of an index.
 * @param url of the store
 */
export const openLists = (url: string, store: Store): Store =>
  isPostgres(url) ? postgresStore(url, { forLists: true }) : store;
