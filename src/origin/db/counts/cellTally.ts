import { countryKey, type EstateRow, type Tables } from '../tables.ts';
import { getOrAdd } from './getOrAdd.ts';
import { cellColumn, cellRow, mapLevels } from './mapCells.ts';

type CellCount = Tables['cell_counts'];

/** Columns of the finest level's grid: more than any number of a cell in its row. */
const columns = 2 ** 17;

/** Counts of one place and level by cell and type. */
type Cells = Map<number, CellCount>;

/** Changes of the counts by cell of the map, for the country and each province. */
export class CellTally {
  /** By province; only the finest cells: the coarser ones, and the country's, are summed at the end. */
  readonly #finest = new Map<number, Cells>();

  /** @param by 1 for an estate that is there now, −1 for one that no longer is */
  add({ province, type, lat, lng, availability_rank: rank }: EstateRow, by: 1 | -1): void {
    if (lat === null || lng === null) return;
    const [level] = mapLevels;
    addTo(
      getOrAdd(this.#finest, province, () => new Map<number, CellCount>()),
      {
        place: province,
        level,
        cell_row: cellRow(lat, level),
        cell_column: cellColumn(lng, level),
        type,
        listed: by,
        live: rank < 2 ? by : 0,
        lat_sum: by * lat,
        lng_sum: by * lng,
      },
    );
  }

  /** The changes as rows, without those that add nothing. */
  rows(): CellCount[] {
    const provinces = [...this.#finest.values()];
    const country: Cells = new Map();
    for (const finest of provinces) for (const cell of finest.values()) addTo(country, { ...cell, place: countryKey });
    return [...provinces, country]
      .flatMap(atEveryLevel)
      .filter(({ listed, live, lat_sum, lng_sum }) => listed !== 0 || live !== 0 || lat_sum !== 0 || lng_sum !== 0);
  }
}

/** Adds a count to that of its cell and type. */
function addTo(cells: Cells, added: CellCount): void {
  const name = (added.cell_row * columns + added.cell_column) * 2 + added.type;
  const known = cells.get(name);
  if (!known) {
    cells.set(name, { ...added });
    return;
  }
  known.listed += added.listed;
  known.live += added.live;
  known.lat_sum += added.lat_sum;
  known.lng_sum += added.lng_sum;
}

/** The cells of every level: each is four of the level below. */
function atEveryLevel(finest: Cells): CellCount[] {
  const levels = [finest];
  for (const level of mapLevels.slice(1)) {
    const cells: Cells = new Map();
    for (const cell of levels.at(-1)!.values())
      addTo(cells, {
        ...cell,
        level,
        cell_row: Math.floor(cell.cell_row / 2),
        cell_column: Math.floor(cell.cell_column / 2),
      });
    levels.push(cells);
  }
  return levels.flatMap((cells) => [...cells.values()]);
}
