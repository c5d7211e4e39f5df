import { sql, type Kysely } from 'kysely';

/** Both databases read the same. */
const statements = [
  `create table sure_twins (
    one text not null,
    other text not null,
    primary key (one, other)
  )`,
  `create index sure_twins_other on sure_twins (other)`,
  `create table suggested_twins (
    one text not null,
    other text not null,
    found_at bigint not null,
    mailed integer not null,
    primary key (one, other)
  )`,
  `create index suggested_twins_other on suggested_twins (other)`,
  // The last change that a record names.
  'alter table source_records add column source_date text',
  // Those of two agencies are no twins any more.
  `insert into twin_checks (url_key, times)
    select hidden, 1 from twins where hidden not in (select url_key from twin_checks)`,
];

/**
 * Release 1.1.0: listings of two agencies that may be one home, and what operators say of them; pictures that do not
 * come; the dates of records.
 */
export async function addSuggestedTwins(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
