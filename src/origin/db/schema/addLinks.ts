import { sql, type Kysely } from 'kysely';

/** Both databases read the same. */
const statements = [
  `alter table estates add column linked text`,
  `alter table estates add column cadastral_reference text`,
  `create index estates_linked on estates (source, linked) where linked is not null`,
  `create index estates_cadastral on estates (cadastral_reference) where cadastral_reference is not null`,
];

/** Release 1.1.0: by what two listings are known to be of one home. */
export async function addLinks(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
