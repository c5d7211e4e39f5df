import { maxCounted } from '#shared/domain/paging.ts';
import type { PinClusterDto, PinsDto } from '#shared/contract/estateList.ts';
import { dropPosition } from '../../db/facts/estateMarks.ts';
import { cellColumn, cellRow, cellSide } from '../../db/counts/mapCells.ts';
import type { Columns, Store } from '../../db/store.ts';
import { boxOfPart, cellsInBox, extentOfScope, levelOf, type CellCount } from '../counts/cellCounts.ts';
import { activeCriteria, type AvailabilityRank, type Box, type EstateCriteria } from '../criteria/estateCriteria.ts';
import { countsByPlace, scopeOf } from '../counts/materialisedCounts.ts';
import type { EstatePlan } from '../plan/planEstates.ts';
import { shuffledSample } from '../plan/shuffledSample.ts';

// The estates of a list in clusters: by cells of a fixed grid, largest first.

/** Estates read at most where the materialised counts do not answer. */
const sampleSize = 20_000;

type Clusters = Omit<PinsDto, 'pins'>;

interface Grid {
  level: number;
  cells: CellCount[];
}

type Row = { lat: number | null; lng: number | null };

/** Places of estates in 1e-5 degrees, where they are known. */
export type Places = Columns<Row>;

/** In 1e-5 degrees. */
const toCluster = ({ lng, lat, count }: CellCount): PinClusterDto => ({
  lng: Math.round(lng) / 1e5,
  lat: Math.round(lat) / 1e5,
  count: Math.round(count),
});

const toClusters = (total: number, { level, cells }: Grid): Clusters => ({
  total,
  cell: cellSide(level) / 1e5,
  clusters: cells.sort((a, b) => b.count - a.count).map(toCluster),
});

const sumOf = (cells: readonly CellCount[]): number => cells.reduce((sum, { count }) => sum + count, 0);

/** Clusters of all estates of a list. */
export async function clustersOfMatches(store: Store, criteria: EstateCriteria, matches: Places): Promise<Clusters> {
  return toClusters(matches.lat.length, await gridOf(store, criteria, matches));
}

/**
 * Clusters of a list of more than maxCounted. Where only a part of the map and a province limit it, they are read from
 * the materialised counts, cells on the box's edge whole; else made in proportion to a sample.
 */
export async function clustersOfLong(store: Store, plan: EstatePlan): Promise<Clusters> {
  const grid = (await materialisedGrid(store, plan.criteria)) ?? (await estimatedGrid(store, plan));
  return toClusters(exactTotal(plan) ?? Math.max(maxCounted + 1, Math.round(sumOf(grid.cells))), grid);
}

const exactTotal = ({ total, isTotalExact }: EstatePlan): number | null => (isTotalExact ? total : null);

async function materialisedGrid(store: Store, criteria: EstateCriteria): Promise<Grid | null> {
  if (activeCriteria(criteria).some((name) => name !== 'box' && name !== 'areas')) return null;
  const box = boxOfPart(criteria) ?? (await extentOfScope(store, criteria));
  return box && { level: levelOf(box), cells: await cellsInBox(store, criteria, box) };
}

/** In proportion to a sample, and to the total where that is exact; to two significant digits. */
async function estimatedGrid(store: Store, plan: EstatePlan): Promise<Grid> {
  const { criteria } = plan;
  const { places, weight } = await sampleOf(store, criteria);
  const { level, cells } = await gridOf(store, criteria, places);
  const total = exactTotal(plan);
  const scale = total === null ? weight : total / Math.max(1, sumOf(cells));
  return { level, cells: cells.map((cell) => ({ ...cell, count: Number((cell.count * scale).toPrecision(2)) })) };
}

/** The last rank of estates that can match: only available ones have a price that may be shown (PD-27). */
const matchingRank = ({ maxRank, ranges, facts }: EstateCriteria): AvailabilityRank =>
  ranges.price || facts.includes(dropPosition) ? 0 : maxRank;

/**
 * Matches among some of the available estates of the types, from each type in proportion.
 * @returns how many estates of the list each stands for, if the others match as the available ones do
 */
async function sampleOf(store: Store, criteria: EstateCriteria): Promise<{ places: Places; weight: number }> {
  const { types } = criteria;
  const scope = scopeOf(criteria);
  const countOf = async (ofTypes: readonly number[], rank: AvailabilityRank) =>
    (await countsByPlace(store, [scope], ofTypes, rank)).get(scope) ?? 0;
  const [all, available] = await Promise.all([countOf(types, matchingRank(criteria)), countOf(types, 0)]);
  const share = Math.min(1, sampleSize / available);
  const samples = await Promise.all(
    types.map(async (type) => {
      const size = Math.ceil((await countOf([type], 0)) * share);
      return store.readColumns<Row>(store.db, ['lat', 'lng'], shuffledSample(store, criteria, type, size));
    }),
  );
  const places = { lat: samples.flatMap((sample) => sample!.lat), lng: samples.flatMap((sample) => sample!.lng) };
  return { places, weight: all / (available * share) };
}

/** The cells of estates, of the size for the part of the map or the places that their list is limited to. */
async function gridOf(store: Store, criteria: EstateCriteria, places: Places): Promise<Grid> {
  const box = boxOfPart(criteria) ?? (criteria.towns ? extentOf(places) : await extentOfScope(store, criteria));
  const level = box ? levelOf(box) : 0;
  return { level, cells: cellsOf(places, level) };
}

function extentOf({ lat, lng }: Places): Box | null {
  const box = { minLng: Infinity, minLat: Infinity, maxLng: -Infinity, maxLat: -Infinity };
  for (const [index, north] of lat.entries()) {
    const east = lng[index] ?? null;
    if (north === null || east === null) continue;
    box.minLng = Math.min(box.minLng, east);
    box.maxLng = Math.max(box.maxLng, east);
    box.minLat = Math.min(box.minLat, north);
    box.maxLat = Math.max(box.maxLat, north);
  }
  return box.minLng <= box.maxLng ? box : null;
}

function cellsOf({ lat, lng }: Places, level: number): CellCount[] {
  const sums = new Map<string, CellCount>();
  for (const [index, north] of lat.entries()) {
    const east = lng[index] ?? null;
    if (north === null || east === null) continue;
    const name = `${cellRow(north, level)} ${cellColumn(east, level)}`;
    const sum = sums.get(name) ?? { lng: 0, lat: 0, count: 0 };
    sums.set(name, { lng: sum.lng + east, lat: sum.lat + north, count: sum.count + 1 });
  }
  return [...sums.values()].map((sum) => ({ lng: sum.lng / sum.count, lat: sum.lat / sum.count, count: sum.count }));
}
