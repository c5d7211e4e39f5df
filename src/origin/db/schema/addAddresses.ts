import { sql, type Kysely } from 'kysely';
import { isSqlite } from '../engine/isSqlite.ts';

/** Release 1.1.0: postcodes and streets to search by. The indexes of both are made by estateIndexes.ts. */
export async function addAddresses(db: Kysely<unknown>): Promise<void> {
  // Compared byte by byte: streets are found by their beginnings.
  const text = isSqlite(db) ? sql`text` : sql`text collate "C"`;
  for (const table of ['estates', 'alert_places'])
    for (const column of ['postcode', 'street'])
      await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${text}`.execute(db);
}
