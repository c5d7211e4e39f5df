import { sql, type Kysely } from 'kysely';

/**
 * Release 1.1.0: what a picture's file says of how it was made. Files of the folder that can be shown are read again at
 * the next start, whole; of other pictures it is known from their next change on.
 */
export async function addPictureOrigins(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pictures add column source_type text`.execute(db);
  await sql`update pictures set etag = null where host = '' and state = 'fetched'`.execute(db);
}
