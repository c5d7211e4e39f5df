import { sql, type Kysely } from 'kysely';

/** Both databases read the same. */
const statements = [
  `create table translations (
    digest text primary key not null,
    source text not null,
    target text not null,
    content text,
    names text not null,
    characters integer not null,
    state text not null,
    translation text,
    provider text,
    problem text,
    attempts integer not null,
    try_at bigint not null,
    lease text,
    made_at bigint not null,
    done_at bigint
  )`,
  `create index translations_waiting on translations (state, try_at)`,
  `create table translation_uses (
    estate integer not null references estates(key) on delete cascade,
    digest text not null,
    field text not null,
    primary key (estate, digest, field)
  )`,
  `create index translation_uses_digest on translation_uses (digest)`,
  `create table translation_months (
    month text primary key not null,
    characters bigint not null,
    texts bigint not null
  )`,
  `alter table estate_details add column translated_into text`,
];

/** Release 1.1.0: what a machine translated of listings' texts, apart from what people wrote. */
export async function addTranslations(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
