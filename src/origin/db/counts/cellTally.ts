import { sql, type Transaction } from 'kysely';
import { cellColumn, cellRow, mapLevels } from './mapCells.ts';
import { countryKey, type EstateRow, type Tables } from '../tables.ts';

type CellCount = Tables['cell_counts'];

/** Rows a statement, far below any database's limit of parameters. */
const batchSize = 1_000;

/** Columns of the finest level's grid: more than any number of a cell in its row. */
const columns = 2 ** 17;

/** Changes of the counts by cell of the map, for the country and each province. */
export class CellTally {
  /** By province, then by cell and type; only the finest cells: the coarser ones are summed when they are written. */
  readonly #finest = new Map<number, Map<number, CellCount>>();

  /** @param by 1 for an estate that is there now, −1 for one that no longer is */
  add({ province, type, lat, lng, availability_rank: rank }: EstateRow, by: 1 | -1): void {
    if (lat === null || lng === null) return;
    const row: CellCount = {
      place: province,
      level: mapLevels[0],
      cell_row: cellRow(lat, mapLevels[0]),
      cell_column: cellColumn(lng, mapLevels[0]),
      type,
      listed: by,
      live: rank < 2 ? by : 0,
      lat_sum: by * lat,
      lng_sum: by * lng,
    };
    const inProvince = this.#finest.get(province) ?? new Map<number, CellCount>();
    this.#finest.set(province, inProvince);
    addTo(inProvince, row);
  }

  /** The changes as rows: where nothing was counted before, the counts themselves. */
  rows(): CellCount[] {
    const country = new Map<number, CellCount>();
    const all: CellCount[] = [];
    for (const finest of this.#finest.values()) {
      all.push(...atEveryLevel([...finest.values()]));
      for (const row of finest.values()) addTo(country, { ...row, place: countryKey });
    }
    return [...all, ...atEveryLevel([...country.values()])];
  }

  /** Adds the changes to the stored counts. A cell without estates is deleted. */
  async write(trx: Transaction<Tables>): Promise<void> {
    const changes = this.rows().filter(
      ({ listed, live, lat_sum, lng_sum }) => listed !== 0 || live !== 0 || lat_sum !== 0 || lng_sum !== 0,
    );
    for (let start = 0; start < changes.length; start += batchSize) {
      await trx
        .insertInto('cell_counts')
        .values(changes.slice(start, start + batchSize))
        .onConflict((conflict) =>
          conflict.columns(['place', 'level', 'cell_row', 'cell_column', 'type']).doUpdateSet({
            listed: sql`cell_counts.listed + excluded.listed`,
            live: sql`cell_counts.live + excluded.live`,
            lat_sum: sql`cell_counts.lat_sum + excluded.lat_sum`,
            lng_sum: sql`cell_counts.lng_sum + excluded.lng_sum`,
          }),
        )
        .execute();
    }
    for (const { place, level, cell_row: row, cell_column: column, type } of changes.filter(
      ({ listed }) => listed < 0,
    )) {
      await trx
        .deleteFrom('cell_counts')
        .where('place', '=', place)
        .where('level', '=', level)
        .where('cell_row', '=', row)
        .where('cell_column', '=', column)
        .where('type', '=', type)
        .where('listed', '<=', 0)
        .execute();
    }
  }
}

/** Adds a count to that of its cell and type, among counts of one place and level. */
function addTo(counts: Map<number, CellCount>, row: CellCount): void {
  const name = (row.cell_row * columns + row.cell_column) * 2 + row.type;
  const known = counts.get(name);
  if (!known) {
    counts.set(name, { ...row });
    return;
  }
  known.listed += row.listed;
  known.live += row.live;
  known.lat_sum += row.lat_sum;
  known.lng_sum += row.lng_sum;
}

function atEveryLevel(finest: CellCount[]): CellCount[] {
  const levels = [finest];
  for (const level of mapLevels.slice(1)) {
    const counts = new Map<number, CellCount>();
    for (const row of levels.at(-1)!)
      addTo(counts, {
        ...row,
        level,
        cell_row: Math.floor(row.cell_row / 2),
        cell_column: Math.floor(row.cell_column / 2),
      });
    levels.push([...counts.values()]);
  }
  return levels.flat();
}
