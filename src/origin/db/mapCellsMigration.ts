import { sql } from 'kysely';
import { inTransaction } from './inTransaction.ts';
import { isSqlite } from './isSqlite.ts';
import type { Db } from './tables.ts';

/*
 * A released migration does not change with the code, so it has its own copies of the cells (mapCells.ts) and of the
 * indexes (estateIndexes.ts) as they were when it was released.
 */

const finestSide = 500;
const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const latOrigin = 9_000_000;
const lngOrigin = 18_000_000;

const coveredColumns = [
  ...['traits', 'features', 'shown_price', 'area', 'published_at', 'shuffle_rank', 'province', 'town', 'zone'],
  ...['agent', 'agency', 'type', 'availability_rank', 'key', 'lat', 'lng'],
];

/** The first columns of every index of lists; the other covered columns follow. */
const indexes = {
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

/** Counts the homes by cell of the map, and adds their positions to the indexes of lists. */
export const addMapCells = (given: Db): Promise<void> =>
  inTransaction(given, async (db) => {
    await createCellCounts(db);
    for (const place of ['province', '0']) for (const level of levels) await countCells(db, place, level);
    for (const [name, first] of Object.entries(indexes)) {
      await db.schema.dropIndex(name).ifExists().execute();
      const columns = [...first, ...coveredColumns.filter((column) => !first.includes(column))];
      await db.schema.createIndex(name).on('estates').columns(columns).execute();
    }
  });

const createCellCounts = (db: Db): Promise<void> =>
  db.schema
    .createTable('cell_counts')
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('cell_row', 'integer', (column) => column.notNull())
    .addColumn('cell_column', 'integer', (column) => column.notNull())
    .addColumn('type', 'integer', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('lat_sum', 'bigint', (column) => column.notNull())
    .addColumn('lng_sum', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('cell_counts_key', ['place', 'level', 'cell_row', 'cell_column', 'type'])
    .$call((table) => (isSqlite(db) ? table.modifyEnd(sql`without rowid`) : table))
    .execute();

/** @param place the column of the places' keys, or the country's key */
async function countCells(db: Db, place: string, level: number): Promise<void> {
  const side = sql.lit(finestSide * 2 ** level);
  const source =
    level === 0
      ? sql`select ${sql.raw(place)} as place, (lat + ${sql.lit(latOrigin)}) / ${side} as cell_row,
          (lng + ${sql.lit(lngOrigin)}) / ${side} as cell_column, type, 1 as listed, lat as lat_sum, lng as lng_sum
          from estates where lat is not null and lng is not null`
      : sql`select place, cell_row / 2 as cell_row, cell_column / 2 as cell_column, type, listed, lat_sum, lng_sum
          from cell_counts where level = ${sql.lit(level - 1)} and ${sql.raw(place === '0' ? 'place = 0' : 'place <> 0')}`;
  await sql`insert into cell_counts (place, level, cell_row, cell_column, type, listed, lat_sum, lng_sum)
    select place, ${sql.lit(level)}, cell_row, cell_column, type, sum(listed), sum(lat_sum), sum(lng_sum)
    from (${source}) finer group by place, cell_row, cell_column, type`.execute(db);
}
