import { sql, type Kysely } from 'kysely';
import { isSqlite } from '../engine/isSqlite.ts';

/** As they were released: a further number is a further migration (results/resultColumns.ts). */
const columns = [
  ...['shown', 'shown_first', 'opened', 'photos', 'contacts', 'shared', 'kept', 'enquiries', 'visits', 'alerts'],
  ...['from_search', 'from_assistant', 'from_portal', 'from_mail', 'from_site', 'from_other', 'from_direct', 'phones'],
];

const sums = columns.map((column) => `${column} integer not null default 0`).join(', ');

/** "without rowid" is SQLite's alone: what lies in order of the day is read by weeks, and written in one place. */
const statements = [
  `create table results (
    estate integer not null, day integer not null, is_month integer not null default 0, ${sums},
    primary key (day, estate)) without rowid`,
  'create index results_estate on results (estate, day)',
  `create table result_languages (
    estate integer not null, day integer not null, language text not null, opened integer not null,
    primary key (day, estate, language)) without rowid`,
  'create index result_languages_estate on result_languages (estate, day)',
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
  for (const statement of statements)
    await sql.raw(isSqlite(db) ? statement : statement.replace(' without rowid', '')).execute(db);
}
