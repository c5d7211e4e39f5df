import { sql } from 'kysely';
import { createEstateIndexes, dropEstateIndexes } from '#origin/db/estateIndexes.ts';
import type { Db } from '#origin/db/tables.ts';

const firstMark = 44;

/** The columns and indexes of estates that a load of today has, in a database from before migration 014. */
export async function addFactColumns(db: Db): Promise<void> {
  await db.schema.alterTable('estates').addColumn('previous_price', 'integer').execute();
  await db.schema.alterTable('estates').addColumn('area_price', 'bigint').execute();
  await createEstateIndexes(db);
}

/** The estates as they were before migration 014, without indexes. */
export async function undoFacts(db: Db): Promise<void> {
  await dropEstateIndexes(db);
  for (const name of ['previous_price', 'area_price']) await db.schema.alterTable('estates').dropColumn(name).execute();
  await sql`update estates set features = features % ${sql.lit(2 ** firstMark)}`.execute(db);
  await db.deleteFrom('estate_features').where('feature', '>=', firstMark).execute();
  await db.deleteFrom('feature_counts').where('feature', '>=', firstMark).execute();
}
