import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Point as Pair } from '../scripts/map/conicProjection.ts';
import { outerRings, placesOf, type Topology } from '../scripts/map/topology.ts';

interface Place {
  lat: number;
  lng: number;
}

type Ring = readonly Pair[];

/** Whether a line from the point to the east crosses the ring's edges an odd number of times. */
function isWithin({ lng: x, lat: y }: Place, ring: Ring): boolean {
  const crossings = ring.filter(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length]!;
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
  });
  return crossings.length % 2 === 1;
}

const atlasOf = (name: string): Topology =>
  JSON.parse(readFileSync(path.join(process.cwd(), `node_modules/es-atlas/es/${name}.json`), 'utf8')) as Topology;

/** The outlines of an atlas' areas, with the box around each. */
function areasOf(name: 'municipalities' | 'provinces') {
  const atlas = atlasOf(name);
  const arcs = placesOf(atlas);
  return atlas.objects[name]!.geometries.flatMap((area) =>
    outerRings(area, arcs).map((ring) => {
      const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)];
      const box = {
        west: Math.min(...lngs),
        east: Math.max(...lngs),
        south: Math.min(...lats),
        north: Math.max(...lats),
      };
      return { code: area.id, ring, box };
    }),
  );
}

type Areas = ReturnType<typeof areasOf>;

const areaAt = (areas: Areas, place: Place) =>
  areas.find(
    ({ ring, box: { west, east, south, north } }) =>
      place.lng >= west && place.lng <= east && place.lat >= south && place.lat <= north && isWithin(place, ring),
  );

const municipalities = areasOf('municipalities');
const provinces = areasOf('provinces');

/** What the atlas' coast may be wrong by, in degrees of latitude: some 100 m. */
const roughness = 100 / 111_320;

/** Whether a place lies in a municipality of Spain, or as near to one as the atlas' coast is rough. */
export function isOnLand({ lat, lng }: Place): boolean {
  const around = Array.from({ length: 8 }, (_, turn) => {
    const angle = (turn / 4) * Math.PI;
    return {
      lat: lat + Math.cos(angle) * roughness,
      lng: lng + (Math.sin(angle) * roughness) / Math.cos((lat * Math.PI) / 180),
    };
  });
  return [{ lat, lng }, ...around].some((place) => areaAt(municipalities, place) !== undefined);
}

/**
 * The province of a place, by the two digits of the statistics institute. Null on the coast, which the atlas of
 * provinces draws only roughly.
 */
export const provinceAt = (place: Place): string | null => areaAt(provinces, place)?.code ?? null;
