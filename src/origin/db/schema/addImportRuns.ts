import { sql, type Kysely } from 'kysely';

/** Both databases read the same. */
const statements = [
  `create table import_runs (
    id text primary key not null,
    source text not null,
    state text not null,
    started_at bigint not null,
    ended_at bigint,
    report text not null,
    undo text
  )`,
  `create index import_runs_source on import_runs (source, started_at)`,
  `create table import_undo (
    source text not null,
    kind text not null,
    name text not null,
    content text not null,
    primary key (source, kind, name)
  )`,
];

/** Release 1.1.0: the runs of sources, and what takes the last of each back. */
export async function addImportRuns(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
