import { sql, type Kysely } from 'kysely';

/** As they were released: a further number is a further migration (results/resultColumns.ts). */
const columns = [
  ...['shown', 'shown_first', 'opened', 'photos', 'contacts', 'shared', 'kept', 'enquiries', 'visits', 'alerts'],
  ...['from_search', 'from_assistant', 'from_portal', 'from_mail', 'from_site', 'from_other', 'from_direct', 'phones'],
];

const sums = columns.map((column) => `${column} integer not null default 0`).join(', ');

/** Both databases read the same. */
const statements = [
  `create table results (
    estate integer not null, day integer not null, is_month integer not null default 0, ${sums},
    primary key (estate, day))`,
  // What a week or a month of the whole network is read by.
  'create index results_day on results (day)',
  `create table result_languages (
    estate integer not null, day integer not null, language text not null, opened integer not null,
    primary key (estate, day, language))`,
  'create index result_languages_day on result_languages (day)',
  `create table empty_searches (
    day integer not null, search text not null, times integer not null, primary key (day, search))`,
  'create table result_batches (id text primary key, taken_at bigint not null)',
  'create index result_batches_time on result_batches (taken_at)',
  `create table result_mails (
    agent text primary key, week integer not null, sent_at bigint not null, stopped_at bigint)`,
  `create table owner_links (
    id text primary key, estate integer not null, agent text not null, digest text not null,
    made_at bigint not null, expires_at bigint not null, revoked_at bigint)`,
  'create unique index owner_links_digest on owner_links (digest)',
  'create index owner_links_estate on owner_links (estate)',
  `create table owner_notes (
    id text primary key, estate integer not null, agent text not null, day integer not null, note text not null,
    made_at bigint not null)`,
  'create index owner_notes_estate on owner_notes (estate, day)',
];

/** Release 1.1.0: what listings earned, and who is told. */
export async function addResults(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
