import { sql, type Kysely } from 'kysely';

/**
 * Release 1.1.0: what a picture's file says of how it was made. Those of the folder are read again, which takes their
 * heads alone; of others it is known from their next change on.
 */
export async function addPictureOrigins(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pictures add column source_type text`.execute(db);
  await sql`update pictures set etag = null where host = ''`.execute(db);
}
