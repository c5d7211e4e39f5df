import { sql, type Transaction } from 'kysely';
import { featureIds, operationTypes } from '#shared/domain/estate.ts';
import { countryKey, type EstateRow, type Tables } from './tables.ts';

/** Positions of the features in a mask. Not with bit operators: masks have 38 bits. */
export const featurePositions = (mask: number): number[] =>
  featureIds.map((_, position) => position).filter((position) => Math.floor(mask / 2 ** position) % 2 === 1);

/** No longer to be had: counted in lists, which show it last, but not as a live home. */
export const isLive = (estate: Pick<EstateRow, 'unavailable'>): boolean => estate.unavailable < 2;

/** Places whose combinations of traits and features are counted. Zones are small enough to count when asked. */
const detailedPlaces = (estate: EstateRow): number[] => [countryKey, estate.province, estate.town];

/**
 * Adds an estate to all counts, or takes it out of them.
 * @param by 1 or −1
 * @param at when it happened, for the places' last change
 */
export async function changeCounts(trx: Transaction<Tables>, estate: EstateRow, by: 1 | -1, at: number): Promise<void> {
  const places = [...detailedPlaces(estate), ...(estate.zone === null ? [] : [estate.zone])];
  await trx.insertInto('place_counts')
    .values(places.map((place) => ({ place, type: estate.type, listed: by, live: isLive(estate) ? by : 0, updated_at: at })))
    .onConflict((conflict) => conflict.columns(['place', 'type']).doUpdateSet({
      listed: sql`place_counts.listed + excluded.listed`,
      live: sql`place_counts.live + excluded.live`,
      updated_at: sql`excluded.updated_at`,
    }))
    .execute();
  await trx.insertInto('trait_counts')
    .values(detailedPlaces(estate).map((place) => ({ place, traits: estate.traits, listed: by })))
    .onConflict((conflict) => conflict.columns(['place', 'traits']).doUpdateSet({ listed: sql`trait_counts.listed + excluded.listed` }))
    .execute();
  const features = featurePositions(estate.features);
  if (features.length > 0) {
    await trx.insertInto('feature_counts')
      .values(detailedPlaces(estate).flatMap((place) => features.map((feature) => ({ place, type: estate.type, feature, listed: by }))))
      .onConflict((conflict) => conflict.columns(['place', 'type', 'feature']).doUpdateSet({ listed: sql`feature_counts.listed + excluded.listed` }))
      .execute();
  }
  if (by === -1) await removeEmptyCounts(trx, estate);
}

/** A combination that nobody has any more is not kept as a zero: readers take what is there as what exists. */
async function removeEmptyCounts(trx: Transaction<Tables>, estate: EstateRow): Promise<void> {
  const places = detailedPlaces(estate);
  await trx.deleteFrom('trait_counts').where('place', 'in', places).where('traits', '=', estate.traits).where('listed', '<=', 0).execute();
  await trx.deleteFrom('feature_counts').where('place', 'in', places).where('type', '=', estate.type).where('listed', '<=', 0).execute();
}

/** Counts everything afresh from the estates: after a load, and to check the counts that were kept. */
export async function rebuildCounts(trx: Transaction<Tables>): Promise<void> {
  for (const table of ['place_counts', 'trait_counts', 'feature_counts'] as const) await trx.deleteFrom(table).execute();
  for (const place of [sql.lit(countryKey), sql.ref('province'), sql.ref('town'), sql.ref('zone')]) {
    await sql`insert into place_counts (place, type, listed, live, updated_at)
      select ${place}, type, count(*), sum(case when unavailable < 2 then 1 else 0 end), max(updated_at)
      from estates where ${place} is not null group by 1, 2`.execute(trx);
  }
  for (const place of [sql.lit(countryKey), sql.ref('province'), sql.ref('town')]) {
    await sql`insert into trait_counts (place, traits, listed) select ${place}, traits, count(*) from estates group by 1, 2`.execute(trx);
    const sums = sql.join(featureIds.map((_, position) => sql`sum((features >> ${sql.lit(position)}) & 1) as ${sql.ref(`f${position}`)}`));
    const cells = await sql<Record<string, number>>`select ${place} as place, type, ${sums} from estates group by 1, 2`.execute(trx);
    const rows = cells.rows.flatMap((cell) => featureIds.flatMap((_, feature) => {
      const listed = Number(cell[`f${feature}`]);
      return listed > 0 ? [{ place: cell.place!, type: cell.type!, feature, listed }] : [];
    }));
    for (let start = 0; start < rows.length; start += 1_000) await trx.insertInto('feature_counts').values(rows.slice(start, start + 1_000)).execute();
  }
}

/** `type` as a word, for messages and answers. */
export const typeWord = (type: number): (typeof operationTypes)[number] => operationTypes[type] ?? 'buy';
