import { sql, type Kysely } from 'kysely';

/** Release 1.1.0: what the rules of adverts make of a listing. Those of an earlier release are still to be judged. */
export async function addVerdicts(db: Kysely<unknown>): Promise<void> {
  await sql`alter table estates add column verdict integer not null default 0`.execute(db);
}
