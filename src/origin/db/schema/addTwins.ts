import { sql, type Kysely } from 'kysely';

/** Both databases read the same. */
const statements = [
  `create table twins (
    hidden text primary key not null,
    shown text not null,
    reason text not null,
    found_at bigint not null
  )`,
  `create index twins_shown on twins (shown)`,
  `create table twin_checks (
    url_key text primary key not null,
    times integer not null
  )`,
  `create table not_twins (
    one text not null,
    other text not null,
    primary key (one, other)
  )`,
  `create index not_twins_other on not_twins (other)`,
  `alter table pictures add column hash text`,
];

/** Release 1.1.0: listings of two sources that are one home. */
export async function addTwins(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
