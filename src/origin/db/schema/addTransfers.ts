import { sql, type Kysely } from 'kysely';

/** Both databases read the same. */
const statements = [
  `create table transfers (digest text primary key, list text not null, expires_at bigint not null)`,
  `create index transfers_expiry on transfers (expires_at)`,
];

/** Release 1.1.0: lists of favourites on their way to another device. */
export async function addTransfers(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
