import { postgresStore } from './postgresStore.ts';
import { sqliteStore } from './sqliteStore.ts';
import type { Store } from './store.ts';

/**
 * Opens a database without touching its contents.
 * @param url `postgres://…`, or a SQLite file as a path or `sqlite:path`
 */
export function openDatabase(url: string): Store {
  if (/^postgres(ql)?:\/\//.test(url)) return postgresStore(url);
  return sqliteStore(url.replace(/^(sqlite|file):(\/\/)?/, ''));
}
