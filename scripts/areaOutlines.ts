// `node scripts/areaOutlines.ts`: writes the outlines of the areas of src/origin/places/landmarks.json from the borders
// of their municipalities (npm package es-atlas): what lies within them or off their coast, so that no home at the sea
// falls outside a line that is simpler than the coast.
import municipalities from 'es-atlas/es/municipalities.json' with { type: 'json' };
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encodeArea, readArea, type AreaPoint } from '#shared/domain/drawnArea.ts';
import type { Point } from './map/conicProjection.ts';
import { outerRings, placesOf, simplify, type Topology } from './map/topology.ts';

const atlas = municipalities as unknown as Topology;
const arcs = placesOf(atlas);
const shapes = atlas.objects.municipalities!.geometries;

/** Side of a square, in degrees: 440 m from north to south. */
const cell = 0.004;
/** Squares of the sea that belong to the land next to them. */
const seaCells = 3;
const maxPoints = 60;

interface Grid {
  west: number;
  south: number;
  width: number;
  height: number;
  /** By row and column, from the south-west. */
  cells: Uint8Array;
}

const land = 1;
const inside = 2;

function gridAround(rings: readonly (readonly Point[])[]): Grid {
  const [lngs, lats] = [0, 1].map((axis) => rings.flatMap((ring) => ring.map((point) => point[axis as 0 | 1])));
  const margin = (seaCells + 2) * cell;
  const [west, south] = [Math.min(...lngs!) - margin, Math.min(...lats!) - margin];
  const width = Math.ceil((Math.max(...lngs!) + margin - west) / cell);
  const height = Math.ceil((Math.max(...lats!) + margin - south) / cell);
  return { west, south, width, height, cells: new Uint8Array(width * height) };
}

/** Marks the squares whose middle lies within a ring. */
function fill({ west, south, width, height, cells }: Grid, ring: readonly Point[], mark: number): void {
  for (let row = 0; row < height; row += 1) {
    const lat = south + (row + 0.5) * cell;
    const crossings = ring
      .flatMap(([x, y], at) => {
        const [nextX, nextY] = ring[(at + 1) % ring.length]!;
        return y > lat === nextY > lat ? [] : [((nextX - x) * (lat - y)) / (nextY - y) + x];
      })
      .sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const first = Math.max(0, Math.ceil((crossings[pair]! - west) / cell - 0.5));
      const last = Math.min(width - 1, Math.floor((crossings[pair + 1]! - west) / cell - 0.5));
      for (let column = first; column <= last; column += 1) cells[row * width + column] = mark;
    }
  }
}

/** Grows what is inside over the sea, never over the land of others. */
function growOverSea({ width, cells }: Grid): void {
  for (let step = 0; step < seaCells; step += 1) {
    const before = cells.slice();
    const isInside = (at: number): boolean =>
      [-1, 0, 1].some((down) => [-1, 0, 1].some((right) => before[at + down * width + right] === inside));
    for (let at = 0; at < cells.length; at += 1) if (before[at] === 0 && isInside(at)) cells[at] = inside;
  }
}

/** The squares of the largest part, what it encloses among them. */
function largestPart({ width, cells }: Grid): Uint8Array {
  const partOf = (start: number, seen: Uint8Array, isMember: (at: number) => boolean): number[] => {
    const part = [start];
    seen[start] = 1;
    for (const at of part)
      for (const next of [at - 1, at + 1, at - width, at + width])
        if (next >= 0 && next < cells.length && !seen[next] && isMember(next)) {
          seen[next] = 1;
          part.push(next);
        }
    return part;
  };
  const seen = new Uint8Array(cells.length);
  let largest: number[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    if (cells[at] !== inside || seen[at]) continue;
    const part = partOf(at, seen, (next) => cells[next] === inside);
    if (part.length > largest.length) largest = part;
  }
  const members = new Uint8Array(cells.length);
  for (const at of largest) members[at] = 1;
  const outside = new Uint8Array(cells.length);
  partOf(0, outside, (next) => !members[next]);
  return outside.map((one) => 1 - one);
}

/** The line around the squares, counter-clockwise from the lowest corner. */
function trace({ west, south, width }: Grid, members: Uint8Array): Point[] {
  const isIn = (column: number, row: number): boolean => members[row * width + column] === 1;
  const start = members.indexOf(1);
  const first = [start % width, Math.floor(start / width)] as const;
  let [x, y]: [number, number] = [...first];
  let [dx, dy] = [1, 0];
  const line: Point[] = [];
  do {
    line.push([west + x * cell, south + y * cell]);
    [x, y] = [x + dx, y + dy];
    // The squares ahead, to the left and to the right of the way.
    const [left, right] =
      dx === 1
        ? [isIn(x, y), isIn(x, y - 1)]
        : dx === -1
          ? [isIn(x - 1, y - 1), isIn(x - 1, y)]
          : dy === 1
            ? [isIn(x - 1, y), isIn(x, y)]
            : [isIn(x, y - 1), isIn(x - 1, y - 1)];
    if (!left) [dx, dy] = [-dy, dx];
    else if (right) [dx, dy] = [dy, -dx];
  } while (x !== first[0] || y !== first[1]);
  return line;
}

const stored = ([lng, lat]: Point): AreaPoint => ({ lat: Math.round(lat * 1e5), lng: Math.round(lng * 1e5) });

/** As exact as so many points are, and an area that a list takes. */
function outlineOf(codes: readonly string[]): string {
  const own = shapes.filter(({ id }) => codes.includes(id)).map((shape) => outerRings(shape, arcs));
  const grid = gridAround(own.flat());
  for (const shape of shapes)
    if (!codes.includes(shape.id)) for (const ring of outerRings(shape, arcs)) fill(grid, ring, land);
  for (const ring of own.flat()) fill(grid, ring, inside);
  growOverSea(grid);
  const line = trace(grid, largestPart(grid));
  const half = Math.floor(line.length / 2);
  for (let tolerance = cell * 0.8; ; tolerance *= 1.1) {
    const [there, back] = [line.slice(0, half + 1), [...line.slice(half), line[0]!]].map((one) =>
      simplify(one, tolerance),
    );
    const points = [...there!, ...back!.slice(1, -1)];
    const outline = encodeArea(points.map(stored));
    if (points.length <= maxPoints && readArea(outline)) return outline;
  }
}

const target = path.resolve(import.meta.dirname, '../src/origin/places/landmarks.json');
const lines = readFileSync(target, 'utf8')
  .split('\n')
  .map((line) => {
    const codes = /"municipalities": "([\d ]+)"/.exec(line)?.[1];
    if (codes === undefined) return line;
    return line.replace(/"outline": ".*"(?=\})/, () => `"outline": ${JSON.stringify(outlineOf(codes.split(' ')))}`);
  });
writeFileSync(target, lines.join('\n'));
