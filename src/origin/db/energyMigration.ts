import { sql } from 'kysely';
import { energyRatings } from '#shared/domain/estate.ts';
import { createEstateIndexes } from './estateIndexes.ts';
import { isSqlite } from './isSqlite.ts';
import type { Db } from './tables.ts';

/**
 * Values of the bits that energy ratings A to G took when this migration was released. A copy of what estateTraits.ts
 * said then: a released migration does not change with the code.
 */
const ratingBits = energyRatings.map((rating, position) => [rating, 2 ** (31 + position)] as const);

/**
 * Every index on the estates as it was called then. All but one hold the traits: building them once is several times
 * cheaper than changing them row by row.
 */
const oldIndexes = [
  'reference',
  ...['recent', 'price', 'area', 'draw'].flatMap((order) => [order, `province_${order}`]),
  ...['town', 'agency', 'traits', 'geo'],
];

/**
 * Adds the energy rating to the traits of every estate and counts the combinations anew. The indexes of lists are made
 * here also for a new database: they are over columns that have their names since this migration.
 */
export async function addEnergyToTraits(db: Db): Promise<void> {
  // Kysely opens a transaction for a migration on PostgreSQL only.
  if (!db.isTransaction) return db.transaction().execute(addEnergyToTraits);
  for (const name of oldIndexes) await db.schema.dropIndex(`estates_${name}`).ifExists().execute();
  await db.schema.alterTable('estates').renameColumn('unavailable', 'availability_rank').execute();
  await db.schema.alterTable('estates').renameColumn('draw', 'shuffle_rank').execute();
  await addRatings(db);
  await createEstateIndexes(db);
  await recountTraits(db);
}

async function addRatings(db: Db): Promise<void> {
  const rating = isSqlite(db) ? sql`json_extract(summary, '$.cee.rating')` : sql`summary::json -> 'cee' ->> 'rating'`;
  const cases = sql.join(
    ratingBits.map(([letter, bit]) => sql`when ${sql.lit(letter)} then ${sql.lit(bit)}`),
    sql` `,
  );
  await sql`update estates set traits = traits + coalesce(
    (select case ${rating} ${cases} else 0 end from estate_summaries where estate = estates.key), 0)`.execute(db);
}

/** Counts from the estates themselves: per town, its province and the country (place 0). */
async function recountTraits(db: Db): Promise<void> {
  await sql`delete from trait_counts`.execute(db);
  for (const place of ['town', 'province', '0']) {
    await sql`insert into trait_counts (place, traits, listed, min_price, max_price, min_area, max_area)
      select ${sql.raw(place)}, traits, count(*), min(price), max(price), min(area), max(area)
      from estates group by ${sql.raw(place === '0' ? 'traits' : `${place}, traits`)}`.execute(db);
  }
}
