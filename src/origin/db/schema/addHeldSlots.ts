import { sql, type Kysely } from 'kysely';

/** Release 1.1.0: until when the time of a visit is held that is not confirmed. Those booked before are taken. */
export async function addHeldSlots(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enquiries add column held_until bigint`.execute(db);
}
