import { contours } from 'd3-contour';
import type { Feature, LineString, MultiPolygon, Position } from 'geojson';
import type { Box } from '../../tiles/area.ts';
import type { Point } from '../conicProjection.ts';
import { areaOf, simplify } from '../topology.ts';
import type { Street } from './sources.ts';

// The coast is true to some 200 m, streets are to a few: land of a city is what the coast holds, and what lies under
// its streets.

const metresADegree = 111_320;
/** Of a side of a cell, in metres. */
const cell = 12;
/** Land on each side of a street, in cells. */
const verge = 3;
/** Cells by which a shore may be off, so that it is no stairs of cells. */
const steps = 0.75;
/** Cells of some 300 m by 300 m: smaller gaps between streets are blocks, not docks. */
const smallestDock = 625;

/** A box as cells that are land, 1, or water, 0; rows go down from its north. */
function createGrid({ west, south, east, north }: Box) {
  const high = cell / metresADegree;
  const wide = high / Math.cos((((south + north) / 2) * Math.PI) / 180);
  const [width, height] = [Math.ceil((east - west) / wide), Math.ceil((north - south) / high)];
  const cells = new Uint8Array(width * height);
  const fill = (row: number, from: number, to: number): void => {
    if (row < 0 || row >= height || to < 0) return;
    cells.fill(1, row * width + Math.max(0, Math.min(width, from)), row * width + Math.min(width, to));
  };
  return {
    size: [width, height] as const,
    cells,
    fill,
    isLand: ([x, y]: Position): boolean => cells[Math.floor(y!) * width + Math.floor(x!)] === 1,
    toGrid: ([lng, lat]: Position): Position => [(lng! - west) / wide, (north - lat!) / high],
    toPlace: ([x, y]: Position): Position => [
      Number((west + x! * wide).toFixed(6)),
      Number((north - y! * high).toFixed(6)),
    ],
  };
}

type Grid = ReturnType<typeof createGrid>;

/** Fills what lies within a ring. */
function fillRing({ size: [, height], fill }: Grid, ring: readonly Position[]): void {
  const crossings = new Map<number, number[]>();
  for (const [at, [toX, toY]] of ring.entries()) {
    const [fromX, fromY] = ring.at(at - 1)!;
    const [top, bottom] = [Math.min(fromY!, toY!), Math.max(fromY!, toY!)];
    for (let row = Math.max(0, Math.ceil(top - 0.5)); row < Math.min(height, Math.ceil(bottom - 0.5)); row += 1) {
      const x = fromX! + ((row + 0.5 - fromY!) / (toY! - fromY!)) * (toX! - fromX!);
      crossings.set(row, [...(crossings.get(row) ?? []), x]);
    }
  }
  for (const [row, all] of crossings) {
    const sorted = all.toSorted((a, b) => a - b);
    for (let at = 0; at + 1 < sorted.length; at += 2) fill(row, Math.round(sorted[at]!), Math.round(sorted[at + 1]!));
  }
}

/** Fills what lies about a line. */
function fillAlong({ fill }: Grid, line: readonly Position[]): void {
  for (const [at, [toX, toY]] of line.entries()) {
    const [fromX, fromY] = line[Math.max(0, at - 1)]!;
    const steps = Math.ceil(Math.hypot(toX! - fromX!, toY! - fromY!)) || 1;
    for (let step = 0; step <= steps; step += 1) {
      const x = Math.round(fromX! + ((toX! - fromX!) * step) / steps);
      const y = Math.round(fromY! + ((toY! - fromY!) * step) / steps);
      for (let down = -verge; down <= verge; down += 1) {
        const half = Math.round(Math.sqrt(verge ** 2 - down ** 2));
        fill(y + down, x - half, x + half + 1);
      }
    }
  }
}

const isBridge = ({ bridge, name }: Street): boolean =>
  bridge === true || /\b(puente|pont|viaducto?)\b/i.test(name ?? '');

/**
 * The land of a box, with what lies under the streets that the coast leaves in the sea.
 * @param land without holes
 */
export function landWithStreets(
  land: MultiPolygon,
  streets: readonly Feature<LineString, Street>[],
  box: Box,
): MultiPolygon {
  const grid = createGrid(box);
  for (const [outline] of land.coordinates) fillRing(grid, outline!.map(grid.toGrid));
  const lines = streets
    .filter(({ properties }) => !isBridge(properties))
    .map(({ geometry }) => geometry.coordinates.map(grid.toGrid));
  for (const line of lines.filter((one) => !one.every(grid.isLand))) fillAlong(grid, line);
  const { coordinates } = contours()
    .size([...grid.size])
    .contour([...grid.cells], 0.5);
  return {
    type: 'MultiPolygon',
    coordinates: coordinates.map(([outline, ...docks]) =>
      ([outline!, ...docks] as unknown as Point[][])
        .filter((ring, at) => at === 0 || areaOf(ring) >= smallestDock)
        .map((ring) => simplify(ring, steps).map((point) => grid.toPlace([...point]))),
    ),
  };
}
