import { sql, type Kysely } from 'kysely';
import { isSqlite } from '../engine/isSqlite.ts';
import type { Db } from '../tables.ts';

const statements = (bytes: 'blob' | 'bytea') => [
  `create table export_files (
    name text primary key not null,
    version text,
    made_with text,
    next_made_with text,
    next_part integer not null,
    writer text not null,
    generation integer not null,
    digest text,
    head ${bytes},
    separator ${bytes},
    tail ${bytes},
    bytes bigint not null,
    modified_at bigint,
    checked_at bigint,
    listings integer not null,
    left_out integer not null,
    is_failing integer not null
  )`,
  // The content last: SQLite reads what stands before it without it.
  `create table export_parts (
    name text not null,
    part integer not null,
    since integer not null,
    until integer,
    digest text not null,
    crc bigint not null,
    size integer not null,
    listings integer not null,
    left_out integer not null,
    bytes integer not null,
    content ${bytes} not null,
    primary key (name, part, since)
  )`,
  `create index export_parts_former on export_parts (name, until) where until is not null`,
  `create table export_changes (id text primary key not null, tags text not null)`,
];

/** Release 1.1.0: exports to portals, in parts, and what changed since. */
export async function addExports(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements(isSqlite(db as Db) ? 'blob' : 'bytea')) await sql.raw(statement).execute(db);
}
