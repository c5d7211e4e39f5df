import { sql } from 'kysely';
import { boundsOf, isInside } from '#shared/domain/drawnArea.ts';
import { cellColumn, cellOrigin, cellRow, cellSide, levelFor } from '../../db/counts/mapCells.ts';
import type { Store } from '../../db/store.ts';
import type { Box, EstateCriteria } from '../criteria/estateCriteria.ts';
import { typeCondition } from '../criteria/filterConditions.ts';
import { scopeOf } from './materialisedCounts.ts';

/** Estates of a cell, and the middle of their positions in 1e-5 degrees. */
export interface CellCount {
  lng: number;
  lat: number;
  count: number;
}

type Scope = Pick<EstateCriteria, 'types' | 'province' | 'maxRank'>;

type Part = Pick<EstateCriteria, 'box' | 'areas'>;

/** Cells a side of what is shown, at most. */
export const gridSide = 24;

/** The level whose cells divide a box. */
export const levelOf = ({ minLng, minLat, maxLng, maxLat }: Box): number =>
  levelFor(Math.max(maxLng - minLng, maxLat - minLat) + 1, gridSide);

const wholeNumbers = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, position) => first + position);

const isIn = ({ lng, lat }: CellCount, { minLng, minLat, maxLng, maxLat }: Box): boolean =>
  lng >= minLng && lng <= maxLng && lat >= minLat && lat <= maxLat;

/** The smallest box around the part of the map that a list is limited to; null for one that is not. */
export function boxOfPart({ box, areas }: Part): Box | null {
  const boxes = [...areas.map(boundsOf), ...(box ? [box] : [])];
  if (boxes.length === 0) return null;
  return {
    minLng: Math.max(...boxes.map(({ minLng }) => minLng)),
    minLat: Math.max(...boxes.map(({ minLat }) => minLat)),
    maxLng: Math.min(...boxes.map(({ maxLng }) => maxLng)),
    maxLat: Math.min(...boxes.map(({ maxLat }) => maxLat)),
  };
}

/**
 * The materialised counts of the cells whose middle is in a box, and in all areas if there are some, at most
 * gridSide of them a side: a cell on the edge is counted whole or not at all. Of available ones alone there is no
 * count: the reserved ones are among them.
 */
export async function cellsInBox(
  { db, isOneOf }: Store,
  criteria: Scope & Pick<Part, 'areas'>,
  box: Box,
): Promise<CellCount[]> {
  const level = levelOf(box);
  const rows = wholeNumbers(cellRow(box.minLat, level), cellRow(box.maxLat, level));
  const { rows: cells } = await sql<{ listed: number; live: number; lng_sum: number; lat_sum: number }>`
    select sum(listed) as listed, sum(live) as live, sum(lng_sum) as lng_sum, sum(lat_sum) as lat_sum from cell_counts
    where place = ${scopeOf(criteria)} and level = ${level} and ${isOneOf('cell_row', rows)}
      and cell_column between ${cellColumn(box.minLng, level)} and ${cellColumn(box.maxLng, level)}
      and ${typeCondition(criteria.types)}
    group by cell_row, cell_column`.execute(db);
  return cells
    .map(({ listed, live, lng_sum: lng, lat_sum: lat }): CellCount => ({
      lng: Number(lng) / Number(listed),
      lat: Number(lat) / Number(listed),
      count: Number(criteria.maxRank < 2 ? live : listed),
    }))
    .filter((cell) => cell.count > 0 && isIn(cell, box) && criteria.areas.every((area) => isInside(cell, area)));
}

/** Cells of about 18 km: some hundreds hold a country. */
const extentLevel = 5;

/** A box around all estates of the types in the province or the country; null without any. */
export async function extentOfScope({ db }: Store, criteria: Scope): Promise<Box | null> {
  const { rows } = await sql<{ south: number | null; north: number; west: number; east: number }>`
    select min(cell_row) as south, max(cell_row) as north, min(cell_column) as west, max(cell_column) as east
    from cell_counts where place = ${scopeOf(criteria)} and level = ${extentLevel}
      and ${typeCondition(criteria.types)}`.execute(db);
  const found = rows[0];
  if (!found || found.south === null) return null;
  const side = cellSide(extentLevel);
  return {
    minLng: found.west * side - cellOrigin.lng,
    minLat: found.south * side - cellOrigin.lat,
    maxLng: (found.east + 1) * side - cellOrigin.lng - 1,
    maxLat: (found.north + 1) * side - cellOrigin.lat - 1,
  };
}
