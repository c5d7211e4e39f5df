import { sql, type Kysely } from 'kysely';

/** Both databases read the same. */
const statements = [
  `create table webhooks (
    id text primary key not null,
    endpoint text not null,
    type text not null,
    about_key text not null,
    content text,
    state text not null,
    made_at bigint not null,
    queued_at bigint not null,
    try_at bigint not null,
    attempts integer not null,
    lease text,
    problem text
  )`,
  `create index webhooks_waiting on webhooks (state, try_at)`,
  `create index webhooks_about on webhooks (about_key)`,
];

/** Release 1.1.0: events that other systems are told of. */
export async function addWebhooks(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
