import { sql, type Kysely } from 'kysely';

/** Both databases read the same. */
const statements = [
  'create table advert_askings (agent text primary key not null, asked_at bigint not null, stopped_at bigint)',
  `create table advert_answers (
    id text primary key not null,
    agent text not null,
    url_key text not null,
    reference text not null,
    asked_at bigint not null,
    answer text,
    price bigint,
    answered_at bigint,
    taken_off integer not null
  )`,
  'create index advert_answers_agent on advert_answers (agent, asked_at)',
  'create index advert_answers_home on advert_answers (url_key)',
  'create index advert_answers_time on advert_answers (answered_at)',
];

/** Release 1.1.0: what agents are asked about their adverts by mail, and what they answer. */
export async function addAdvertAnswers(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
