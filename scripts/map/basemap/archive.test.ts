import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import Pbf from 'pbf';
import { PMTiles, type Source } from 'pmtiles';
import { digestOfData, readStreets } from './sources.ts';

const file = path.join(process.cwd(), 'public/map/spain.pmtiles');
const bytes = readFileSync(file);
const source: Source = {
  getKey: () => file,
  getBytes: (offset, length) =>
    Promise.resolve({ data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer }),
};
const archive = new PMTiles(source);

interface Metadata {
  attribution: string;
  'vencejo:streets': { name: string; bounds: [number, number, number, number] }[];
  'vencejo:data': string;
}
const readMetadata = () => archive.getMetadata() as Promise<Metadata>;

const columnOf = (lng: number, z: number): number => ((lng + 180) / 360) * 2 ** z;
const rowOf = (lat: number, z: number): number =>
  (0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * 2 ** z;

/** The tile of a zoom that shows a place; undefined where there is none. */
async function tileAt(lng: number, lat: number, z: number): Promise<VectorTile | undefined> {
  const found = await archive.getZxy(z, Math.floor(columnOf(lng, z)), Math.floor(rowOf(lat, z)));
  return found && new VectorTile(new Pbf(new Uint8Array(found.data)));
}

const featuresOf = (tile: VectorTile | undefined, layer: string): VectorTileFeature[] => {
  const found = tile?.layers[layer];
  return found ? Array.from({ length: found.length }, (_, at) => found.feature(at)) : [];
};

const namesOf = (tile: VectorTile | undefined, layer: string): unknown[] =>
  featuresOf(tile, layer).map(({ properties }) => properties['name']);

/** Layers of Protomaps' basemap, version 4, with the kinds that are in ours. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  earth: ['earth'],
  water: ['ocean', 'sea', 'bay', 'lake', 'river'],
  landcover: ['urban_area'],
  landuse: ['park', 'nature_reserve'],
  pois: ['park', 'nature_reserve'],
  roads: ['highway', 'major_road', 'minor_road', 'path', 'rail'],
  boundaries: ['country', 'region', 'county', 'locality'],
  places: ['country', 'region', 'locality', 'neighbourhood'],
};

const madrid = [-3.7038, 40.4168] as const;
const barcelona = [2.1649, 41.3917] as const;
const cadiz = [-6.2976, 36.5312] as const;

describe('the map of Spain that is shipped', () => {
  it('is at most 6 MB, and made from the data beside its script', async () => {
    expect(statSync(file).size).toBeLessThanOrEqual(6_000_000);
    expect((await readMetadata())['vencejo:data']).toBe(digestOfData());
  });

  it('has the attribution of its sources', async () => {
    expect((await readMetadata()).attribution).toMatch(/OpenStreetMap.*IGN.*GeoNames.*Natural Earth/);
  });

  it('holds streets with their names, of the cities that its metadata names', async () => {
    expect(namesOf(await tileAt(...barcelona, 14), 'roads')).toContain('Carrer de Mallorca');
    expect(namesOf(await tileAt(...cadiz, 14), 'roads')).toContain('Calle Ancha');
    const cities = (await readMetadata())['vencejo:streets'];
    expect(cities.map(({ name }) => name)).toEqual(['Barcelona', 'Cádiz']);
    for (const { bounds } of cities) {
      const [west, south, east, north] = bounds;
      for (const z of [11, 12, 13, 14])
        for (const corner of [
          [west, south],
          [east, north],
        ] as const)
          expect(await tileAt(...corner, z)).toBeDefined();
    }
  });

  it('has no tiles above zoom 10 where it has no streets', async () => {
    for (const z of [11, 14]) expect(await tileAt(...madrid, z)).toBeUndefined();
    expect(await tileAt(...madrid, 10)).toBeDefined();
  });

  it.each([
    ['Madrid', madrid, ['Madrid', 'Madrid', 'Madrid']],
    ['Barcelona', barcelona, ['Barcelona', 'Barcelona', 'Barcelona']],
    ['Cádiz', cadiz, ['Cádiz', 'Cadis', 'Cádiz']],
    ['Valencia', [-0.3774, 39.4698], ['Valencia', 'València', 'Valencia']],
    ['Palma', [2.6502, 39.5696], ['Palma', 'Palma', 'Palma']],
    [
      'Santa Cruz de Tenerife',
      [-16.2519, 28.4698],
      ['Santa Cruz de Tenerife', 'Santa Cruz de Tenerife', 'Santa Cruz de Tenerife'],
    ],
    ['Ceuta', [-5.3213, 35.8894], ['Ceuta', 'Ceuta', 'Ceuta']],
    ['Melilla', [-2.9381, 35.2937], ['Melilla', 'Melilla', 'Melilla']],
  ] as const)('shows %s in its place, in each language', async (name, [lng, lat], names) => {
    const places = featuresOf(await tileAt(lng, lat, 10), 'places');
    const found = places.find(({ properties }) => properties['name'] === name && properties['kind'] === 'locality');
    expect(['es', 'ca', 'en'].map((language) => found?.properties[`name:${language}`])).toEqual(names);
  });

  it('has the borders of towns and provinces, rivers and the sea', async () => {
    const levels = featuresOf(await tileAt(...madrid, 10), 'boundaries').map(({ properties }) => properties);
    expect(levels.map((one) => one['kind_detail'])).toContain(8);
    const rivers = featuresOf(await tileAt(...madrid, 7), 'water').map(({ properties }) => properties);
    expect(rivers).toContainEqual(expect.objectContaining({ name: 'Tajo', 'name:ca': 'Tajo', 'name:en': 'Tagus' }));
    expect(namesOf(await tileAt(-6, 38, 5), 'places')).toContain('Badajoz');
  });

  it('has the motorways of the country with their numbers, its railways, and the parks of Barcelona', async () => {
    const roads = featuresOf(await tileAt(...madrid, 7), 'roads').map(({ properties }) => properties);
    expect(roads).toContainEqual(expect.objectContaining({ kind: 'highway', ref: 'A-4' }));
    expect(roads).toContainEqual(expect.objectContaining({ kind: 'rail' }));
    const town = await tileAt(...barcelona, 13);
    expect(featuresOf(town, 'landuse').map(({ properties }) => properties['kind'])).toContain('park');
    expect(namesOf(await tileAt(2.187, 41.388, 14), 'pois')).toContain('Parc de la Ciutadella');
  });

  it('has only layers and kinds of Protomaps', async () => {
    for (const [lng, lat] of [madrid, barcelona, cadiz])
      for (const z of [4, 7, 10, 12, 14]) {
        const tile = await tileAt(lng, lat, z);
        for (const layer of Object.keys(tile?.layers ?? {}))
          for (const { properties } of featuresOf(tile, layer)) expect(kinds[layer]).toContain(properties['kind']);
      }
  });

  it.each(['barcelona', 'cadiz'])('keeps the streets of %s out of the sea', async (city) => {
    const isWithin = (x: number, y: number, feature: VectorTileFeature): boolean => {
      let inside = false;
      for (const ring of feature.loadGeometry())
        ring.forEach((a, at) => {
          const b = ring.at(at - 1)!;
          if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
        });
      return inside;
    };
    const tiles = new Map<string, Promise<VectorTile | undefined>>();
    const wet: string[] = [];
    for (const { properties, geometry } of readStreets(city)) {
      if (properties.bridge || /\b(puente|pont)\b/i.test(properties.name ?? '')) continue;
      const [lng, lat] = geometry.coordinates[0] as [number, number];
      const [x, y] = [columnOf(lng, 14), rowOf(lat, 14)];
      const key = `${Math.floor(x)} ${Math.floor(y)}`;
      if (!tiles.has(key)) tiles.set(key, tileAt(lng, lat, 14));
      const sea = featuresOf(await tiles.get(key), 'water').filter(
        (one) => one.type === 3 && one.properties['kind'] === 'ocean',
      );
      if (sea.some((one) => isWithin((x % 1) * 4096, (y % 1) * 4096, one))) wet.push(properties.name ?? key);
    }
    expect(wet).toEqual([]);
  });
});
