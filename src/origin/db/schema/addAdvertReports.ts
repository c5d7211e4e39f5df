import { sql, type Kysely } from 'kysely';

/** Both databases read the same. */
const statements = [
  `create table advert_reports (
     id text primary key, url_key text not null, reference text not null, reason text not null, content text,
     subject_key text, language text not null, state text not null, note text, made_at bigint not null,
     settled_at bigint)`,
  `create index advert_reports_listed on advert_reports (state, made_at)`,
  `create index advert_reports_listing on advert_reports (url_key, made_at)`,
  `create index advert_reports_subject on advert_reports (subject_key) where subject_key is not null`,
];

/** Release 1.1.0: what visitors report about adverts. */
export async function addAdvertReports(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
