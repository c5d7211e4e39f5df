import { sql } from 'kysely';
import { dropEstateIndexes } from '#origin/db/estateIndexes.ts';
import type { Db } from '#origin/db/tables.ts';

const firstMark = 44;

/** The estates as they were before migration 014, without indexes. */
export async function undoFacts(db: Db): Promise<void> {
  await dropEstateIndexes(db);
  for (const name of ['previous_price', 'area_price']) await db.schema.alterTable('estates').dropColumn(name).execute();
  await sql`update estates set features = features % ${sql.lit(2 ** firstMark)}`.execute(db);
  await db.deleteFrom('estate_features').where('feature', '>=', firstMark).execute();
  await db.deleteFrom('feature_counts').where('feature', '>=', firstMark).execute();
}
