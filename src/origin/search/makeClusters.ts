import { sql, type RawBuilder } from 'kysely';
import { maxCounted } from '#shared/domain/paging.ts';
import type { PinClusterDto, PinsDto } from '#shared/contract/estateList.ts';
import { cellOrigin, cellSide } from '../db/mapCells.ts';
import type { Store } from '../db/store.ts';
import { boxOfPart, cellsInBox, extentOfScope, gridSide, levelOf, type CellCount } from './cellCounts.ts';
import { activeCriteria, type Box } from './estateCriteria.ts';
import { lookupSource } from './matchSources.ts';
import { lookupForMatches, type EstatePlan } from './planEstates.ts';
import { shuffledSample } from './shuffledSample.ts';

/** Estates read at most where the materialised counts do not answer. */
const sampleSize = 20_000;

/** A box need not begin where a cell does. */
const maxCells = (gridSide + 1) ** 2;

type Clusters = Omit<PinsDto, 'pins'>;

interface Grid {
  level: number;
  cells: CellCount[];
}

/** For a list without places on the map. No cell is drawn, so that the level does not matter. */
const noCells: Grid = { level: 0, cells: [] };

/** In 1e-5 degrees. */
const toCluster = ({ lng, lat, count }: CellCount): PinClusterDto => ({
  lng: Math.round(lng) / 1e5,
  lat: Math.round(lat) / 1e5,
  count: Math.round(count),
});

/**
 * The estates of a list in clusters, by cells of a fixed grid, largest first. Where only a part of the map and a
 * province limit the list, they are read from the materialised counts, cells on the box's edge whole; else counted one
 * by one up to maxCounted, and beyond that in proportion to a sample.
 * @param total as counted; above maxCounted a lower bound
 */
export async function makeClusters(store: Store, plan: EstatePlan, total: number): Promise<Clusters> {
  const { level, cells } = (await materialisedCells(store, plan, total)) ?? (await countedCells(store, plan, total));
  const clusters = cells.sort((a, b) => b.count - a.count).map(toCluster);
  return { total: Math.max(total, sumOf(clusters)), cell: cellSide(level) / 1e5, clusters };
}

const sumOf = (cells: readonly { count: number }[]): number => cells.reduce((sum, { count }) => sum + count, 0);

async function materialisedCells(store: Store, { criteria }: EstatePlan, total: number): Promise<Grid | null> {
  const active = activeCriteria(criteria);
  if (total <= maxCounted || active.some((name) => name !== 'box' && name !== 'drawn')) return null;
  const box = boxOfPart(criteria) ?? (await extentOfScope(store, criteria));
  return box ? { level: levelOf(box), cells: await cellsInBox(store, criteria, box) } : noCells;
}

async function countedCells(store: Store, plan: EstatePlan, total: number): Promise<Grid> {
  const { criteria } = plan;
  const lookup = total <= maxCounted ? lookupForMatches(plan, total) : null;
  const sources = lookup
    ? [await lookupSource(store, criteria, lookup)]
    : criteria.types.map((type) =>
        shuffledSample(store, criteria, type, Math.ceil(sampleSize / criteria.types.length)),
      );
  const box =
    boxOfPart(criteria) ?? (criteria.towns ? await extentOf(store, sources) : await extentOfScope(store, criteria));
  if (!box) return noCells;
  const level = levelOf(box);
  const cells = await groupByCell(store, sources, level);
  const scale = lookup ? 1 : total / Math.max(1, sumOf(cells));
  return { level, cells: cells.map((cell) => ({ ...cell, count: cell.count * scale })) };
}

/** The positions of some estates, of several `from … where …` together. */
const positions = (sources: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    sources.map((source) => sql`select lat, lng ${source} and lat is not null`),
    sql` union all `,
  )}) placed`;

async function extentOf({ db }: Store, sources: readonly RawBuilder<unknown>[]): Promise<Box | null> {
  const { rows } = await sql<{ [Side in keyof Box]: number | null }>`
    select min(lng) as ${sql.ref('minLng')}, max(lng) as ${sql.ref('maxLng')},
      min(lat) as ${sql.ref('minLat')}, max(lat) as ${sql.ref('maxLat')} from ${positions(sources)}`.execute(db);
  const { minLng = null, maxLng = null, minLat = null, maxLat = null } = rows[0] ?? {};
  return minLng === null || maxLng === null || minLat === null || maxLat === null
    ? null
    : { minLng, maxLng, minLat, maxLat };
}

async function groupByCell(
  { db }: Store,
  sources: readonly RawBuilder<unknown>[],
  level: number,
): Promise<CellCount[]> {
  const side = sql.lit(cellSide(level));
  const { rows } = await sql<CellCount>`select count(*) as count, avg(lng) as lng, avg(lat) as lat
    from ${positions(sources)}
    group by (lng + ${sql.lit(cellOrigin.lng)}) / ${side}, (lat + ${sql.lit(cellOrigin.lat)}) / ${side}
    limit ${maxCells}`.execute(db);
  return rows.map(({ count, lng, lat }) => ({ count: Number(count), lng: Number(lng), lat: Number(lat) }));
}
