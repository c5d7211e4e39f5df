import { sql, type Kysely } from 'kysely';

/** Both databases read the same. */
const statements = [
  'alter table gone_estates add column estate integer',
  'create index gone_estates_former on gone_estates (removed_at) where estate is not null',
];

/** Release 1.1.0: the key that a listing had, which it gets again when it comes back. */
export async function addFormerKeys(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
