import { sql } from 'kysely';
import { isSqlite } from './isSqlite.ts';
import type { Db } from './tables.ts';

/*
 * A released migration does not change with the code, so it has its own copies of the ratings and their bits
 * (estateTraits.ts) and of the indexes (estateIndexes.ts) as they were when it was released.
 */

const ratingBits = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(
  (rating, position) => [rating, 2 ** (31 + position)] as const,
);

/**
 * Every index on the estates as it was called then. All but one hold the traits: building them once is several times
 * cheaper than changing them row by row.
 */
const oldIndexes = [
  ...['reference', 'url_key', 'source'],
  ...['recent', 'price', 'area', 'draw'].flatMap((order) => [order, `province_${order}`]),
  ...['town', 'agency', 'traits', 'geo'],
];

const coveredColumns = [
  ...['traits', 'features', 'shown_price', 'area', 'published_at', 'shuffle_rank', 'province', 'town', 'zone'],
  ...['agent', 'agency', 'type', 'availability_rank', 'key'],
];

/** The first columns of every new index; the other covered columns follow. */
const newIndexes = {
  estates_recent: ['type', 'availability_rank', 'published_at', 'key'],
  estates_price: ['type', 'availability_rank', 'shown_price', 'key'],
  estates_area: ['type', 'availability_rank', 'area', 'key'],
  estates_shuffle: ['type', 'availability_rank', 'shuffle_rank', 'key'],
  estates_province_recent: ['province', 'type', 'availability_rank', 'published_at', 'key'],
  estates_province_price: ['province', 'type', 'availability_rank', 'shown_price', 'key'],
  estates_province_area: ['province', 'type', 'availability_rank', 'area', 'key'],
  estates_province_shuffle: ['province', 'type', 'availability_rank', 'shuffle_rank', 'key'],
  estates_town: ['town', 'zone', 'type', 'availability_rank'],
  estates_agency: ['agency', 'agent', 'type', 'availability_rank'],
  estates_traits: ['traits', 'province'],
  estates_geo: ['geo_row', 'type', 'lng', 'lat'],
};

/**
 * Adds the energy rating to the traits of every estate and recounts the combinations. The indexes of lists are created
 * here for a new database too, because their columns have these names only since this migration.
 */
export async function addEnergyToTraits(db: Db): Promise<void> {
  // Kysely opens a transaction for a migration on PostgreSQL only.
  if (!db.isTransaction) return db.transaction().execute(addEnergyToTraits);
  for (const name of oldIndexes) await db.schema.dropIndex(`estates_${name}`).ifExists().execute();
  await db.schema.alterTable('estates').renameColumn('unavailable', 'availability_rank').execute();
  await db.schema.alterTable('estates').renameColumn('draw', 'shuffle_rank').execute();
  await addRatings(db);
  await createIndexes(db);
  await recountTraits(db);
}

async function createIndexes(db: Db): Promise<void> {
  await db.schema.createIndex('estates_url_key').ifNotExists().unique().on('estates').column('url_key').execute();
  await db.schema
    .createIndex('estates_source')
    .ifNotExists()
    .unique()
    .on('estates')
    .columns(['source', 'source_id'])
    .execute();
  await db.schema.createIndex('estates_reference').ifNotExists().on('estates').column('reference_text').execute();
  for (const [name, first] of Object.entries(newIndexes)) {
    const columns = [...first, ...coveredColumns.filter((column) => !first.includes(column))];
    await db.schema.createIndex(name).ifNotExists().on('estates').columns(columns).execute();
  }
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
