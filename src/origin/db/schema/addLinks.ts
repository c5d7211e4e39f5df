import { sql, type Kysely } from 'kysely';

/** Both databases read the same. */
const statements = [
  `alter table estates add column linked text`,
  `alter table estates add column cadastral_reference text`,
];

/** Release 1.1.0: by what two listings are known to be of one home. */
export async function addLinks(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
