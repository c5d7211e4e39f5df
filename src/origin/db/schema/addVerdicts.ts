import { sql, type Kysely } from 'kysely';

/** Both databases read the same. */
const statements = [
  'alter table estates add column verdict integer not null default 0',
  // Those that are still to be judged: all of an earlier release.
  'create index estates_unjudged on estates (key) where verdict = 0',
];

/** Release 1.1.0: what the rules of adverts make of a listing. */
export async function addVerdicts(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
