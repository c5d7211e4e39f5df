import { sql } from 'kysely';
import { inTransaction } from './inTransaction.ts';
import type { Db } from './tables.ts';

/*
 * A released migration does not change with the code, so it has its own copy of the cells (mapCells.ts) as they were
 * when it was released.
 */

const finestSide = 500;
const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const latOrigin = 9_000_000;
const lngOrigin = 18_000_000;

/** Counts by cell of the map also the homes that are neither sold nor rented. */
export const addLiveCells = (given: Db): Promise<void> =>
  inTransaction(given, async (db) => {
    await db.schema
      .alterTable('cell_counts')
      .addColumn('live', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`delete from cell_counts`.execute(db);
    for (const place of ['province', '0']) for (const level of levels) await countCells(db, place, level);
  });

/** @param place the column of the places' keys, or the country's key */
async function countCells(db: Db, place: string, level: number): Promise<void> {
  const side = sql.lit(finestSide * 2 ** level);
  const source =
    level === 0
      ? sql`select ${sql.raw(place)} as place, (lat + ${sql.lit(latOrigin)}) / ${side} as cell_row,
          (lng + ${sql.lit(lngOrigin)}) / ${side} as cell_column, type, 1 as listed,
          case when availability_rank < 2 then 1 else 0 end as live, lat as lat_sum, lng as lng_sum
          from estates where lat is not null and lng is not null`
      : sql`select place, cell_row / 2 as cell_row, cell_column / 2 as cell_column, type, listed, live, lat_sum, lng_sum
          from cell_counts where level = ${sql.lit(level - 1)} and ${sql.raw(place === '0' ? 'place = 0' : 'place <> 0')}`;
  await sql`insert into cell_counts (place, level, cell_row, cell_column, type, listed, live, lat_sum, lng_sum)
    select place, ${sql.lit(level)}, cell_row, cell_column, type, sum(listed), sum(live), sum(lat_sum), sum(lng_sum)
    from (${source}) finer group by place, cell_row, cell_column, type`.execute(db);
}
