import { sql, type Kysely } from 'kysely';

/** Release 1.1.0: the time of the visit that an enquiry asks for. */
export async function addSlots(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enquiries add column slot bigint`.execute(db);
}
