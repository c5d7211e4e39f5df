import { sql } from 'kysely';
import { energyRatings } from '#shared/domain/estate.ts';
import { createEstateIndexes, dropEstateIndexes } from './estateIndexes.ts';
import { isSqlite } from './isSqlite.ts';
import type { Db } from './tables.ts';

/**
 * Values of the bits that energy ratings A to G took when this migration was released. A copy of what estateTraits.ts said then:
 * a released migration does not change with the code.
 */
const ratingBits = energyRatings.map((rating, position) => [rating, 2 ** (31 + position)] as const);

/** The traits of before take 31 bits: what is above is replaced, so that the migration can be run again after a failure. */
const oldTraits = sql`traits % ${sql.lit(2 ** 31)}`;

/** Adds the energy rating to the traits of every estate, and counts the combinations anew. */
export async function addEnergyToTraits(db: Db): Promise<void> {
  const { rows } = await sql<{
    found: number;
  }>`select count(*) as found from (select 1 from estates limit 1) one`.execute(db);
  if (Number(rows[0]!.found) === 0) return;
  // Every index but one holds the traits: building them once is several times cheaper than changing them row by row.
  await dropEstateIndexes(db);
  const rating = isSqlite(db) ? sql`json_extract(summary, '$.cee.rating')` : sql`summary::json -> 'cee' ->> 'rating'`;
  const cases = sql.join(
    ratingBits.map(([letter, bit]) => sql`when ${sql.lit(letter)} then ${sql.lit(bit)}`),
    sql` `,
  );
  await sql`update estates set traits = ${oldTraits} + (select case ${rating} ${cases} else 0 end
    from estate_summaries where estate = estates.key)
    where key in (select estate from estate_summaries where ${rating} is not null)`.execute(db);
  await createEstateIndexes(db);
  await recountTraits(db);
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
