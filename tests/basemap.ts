import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cellZoom, detailZoom, type BasemapSheet } from '#client/features/map/basemap/basemapSheet.ts';
import { project, type Point } from '#client/features/map/mercator.ts';
import type { Point as Pair } from '../scripts/map/conicProjection.ts';
import { outerRings, placesOf, type Topology } from '../scripts/map/topology.ts';

const folder = path.join(process.cwd(), 'src/client/features/map/basemap/data');
const cellSide = 256 * 2 ** (detailZoom - cellZoom);

/** @returns null where there is no such sheet */
export function readBasemap(name: string): BasemapSheet | null {
  const file = path.join(folder, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BasemapSheet) : null;
}

/** The rings of a path of relative steps. */
export function ringsOf(drawing: string): Pair[][] {
  return drawing
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const [x, y, ...steps] = [...ring.matchAll(/-?\d+/g)].map(Number);
      const points: Pair[] = [[x!, y!]];
      for (let index = 0; index < steps.length; index += 2) {
        const [lastX, lastY] = points.at(-1)!;
        points.push([lastX + steps[index]!, lastY + steps[index + 1]!]);
      }
      return points;
    });
}

/** Whether a line from the point to the east crosses the ring's edges an odd number of times. */
function isWithin({ x, y }: Point, ring: readonly Pair[]): boolean {
  const crossings = ring.filter(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length]!;
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
  });
  return crossings.length % 2 === 1;
}

const cells = new Map<string, { land: Pair[][]; waters: Pair[][] } | null>();

function cellOf({ x, y }: Point) {
  const name = `${Math.floor(x / cellSide)}-${Math.floor(y / cellSide)}`;
  if (!cells.has(name)) {
    const sheet = readBasemap(name);
    cells.set(name, sheet && { land: ringsOf(sheet.spain), waters: ringsOf(sheet.waters) });
  }
  return cells.get(name) ?? null;
}

interface Place {
  lat: number;
  lng: number;
}

/** Whether the basemap draws Spain's land at a place, before the strip that it adds along coasts. */
export function isOnLand(place: Place): boolean {
  const world = project(place, detailZoom);
  const cell = cellOf(world);
  if (!cell) return false;
  const spot = { x: world.x % cellSide, y: world.y % cellSide };
  const isIn = (rings: readonly Pair[][]): boolean => rings.some((ring) => isWithin(spot, ring));
  return isIn(cell.land) && !isIn(cell.waters);
}

const atlas = JSON.parse(
  readFileSync(path.join(process.cwd(), 'node_modules/es-atlas/es/provinces.json'), 'utf8'),
) as Topology;
const arcs = placesOf(atlas);
const provinces = atlas.objects.provinces.geometries.map((province) => ({
  code: province.id,
  rings: outerRings(province, arcs),
}));

/**
 * The province of a place, by the two digits of the statistics institute. Null on the coast, which the atlas of
 * provinces draws only roughly.
 */
export const provinceAt = ({ lat, lng }: Place): string | null =>
  provinces.find(({ rings }) => rings.some((ring) => isWithin({ x: lng, y: lat }, ring)))?.code ?? null;
