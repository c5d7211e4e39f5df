import { SqliteAdapter, type Kysely } from 'kysely';

/** Whether a database is SQLite: for the few statements that it and PostgreSQL write differently. */
export const isSqlite = <Tables>(db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof SqliteAdapter;
