// `node scripts/municipalityPositions.ts`: writes src/origin/places/positions.json from the npm package es-atlas: where
// each municipality of municipalities.json lies, in its order, how far it reaches, and what is within it for sure.
import municipalities from 'es-atlas/es/municipalities.json' with { type: 'json' };
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import byProvince from '#origin/places/municipalities.json' with { type: 'json' };
import { metresBetween } from '#shared/domain/drawnArea.ts';
import type { Point } from './map/conicProjection.ts';
import { areaOf, outerRings, placesOf, type Topology } from './map/topology.ts';

const atlas = municipalities as unknown as Topology;
const arcs = placesOf(atlas);
const shapes = new Map(atlas.objects.municipalities!.geometries.map((shape) => [shape.id, shape]));

/** Kilometres from a point to the nearest of a line that is closed, on a plane as wide as the line is. */
function kmToBorder([lng, lat]: Point, ring: readonly Point[]): number {
  const degree = 111.2;
  const flat = ring.map(([x, y]): Point => [(x - lng) * degree * Math.cos((lat * Math.PI) / 180), (y - lat) * degree]);
  const distances = flat.map(([x, y], at) => {
    const [nextX, nextY] = flat[(at + 1) % flat.length]!;
    const [dx, dy] = [nextX - x, nextY - y];
    const along = dx === 0 && dy === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x + along * dx, y + along * dy);
  });
  return Math.min(...distances);
}

/** Whether a point lies within a line that is closed. */
const isWithin = ([lng, lat]: Point, ring: readonly Point[]): boolean =>
  ring.filter(([x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    return y > lat !== nextY > lat && lng < ((nextX - x) * (lat - y)) / (nextY - y) + x;
  }).length %
    2 ===
  1;

/**
 * Latitude and longitude of the middle, how far the municipality's largest part reaches from there in km, and how far
 * from there everything is within it, in tenths of a km rounded down (0: not even the middle).
 */
function positionOf(code: string): string {
  const rings = outerRings(shapes.get(code)!, arcs);
  const ring = rings.reduce((largest, one) => (areaOf(one) > areaOf(largest) ? one : largest));
  const middleOf = (axis: 0 | 1): number => {
    const all = ring.map((point) => point[axis]);
    return Number(((Math.min(...all) + Math.max(...all)) / 2).toFixed(3));
  };
  const middle: Point = [middleOf(0), middleOf(1)];
  const at = ([lng, lat]: Point) => ({ lat: lat * 1e5, lng: lng * 1e5 });
  const reach = Math.max(...ring.map((point) => metresBetween(at(middle), at(point)))) / 1_000;
  const inner = isWithin(middle, ring) ? kmToBorder(middle, ring) : 0;
  return `${middle[1]} ${middle[0]} ${Math.ceil(reach)} ${Math.floor(inner * 10) / 10}`;
}

const lines = Object.entries(byProvince)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([province, towns]) => {
    const positions = towns.map((town) => positionOf(province + town.slice(0, 3)));
    return `  "${province}": ${JSON.stringify(positions)}`;
  });
const target = path.resolve(import.meta.dirname, '../src/origin/places/positions.json');
writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`);
