import { sql, type Kysely } from 'kysely';

/** Release 1.1.0: the key that a listing had, which it gets again when it comes back. */
export async function addFormerKeys(db: Kysely<unknown>): Promise<void> {
  await sql`alter table gone_estates add column estate integer`.execute(db);
}
