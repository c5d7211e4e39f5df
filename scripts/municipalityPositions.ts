// `node scripts/municipalityPositions.ts`: writes src/origin/places/positions.json from the npm package es-atlas: where
// each municipality of municipalities.json lies, in its order.
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

/** Latitude and longitude of the middle, and how far the municipality's largest part reaches from there in km. */
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
  return `${middle[1]} ${middle[0]} ${Math.ceil(reach)}`;
}

const lines = Object.entries(byProvince)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([province, towns]) => {
    const positions = towns.map((town) => positionOf(province + town.slice(0, 3)));
    return `  "${province}": ${JSON.stringify(positions)}`;
  });
const target = path.resolve(import.meta.dirname, '../src/origin/places/positions.json');
writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`);
