import { Compression, TileType, type Entry } from 'pmtiles';
import { overviewBox, type Box } from '../../tiles/area.ts';
import type { WholeHeader } from '../../tiles/header.ts';
import { layOut } from '../../tiles/layOut.ts';
import { drawCountry } from './country.ts';
import { countryZoom, cutTiles, streetZoom, type Tile } from './cutTiles.ts';
import { drawParks } from './parks.ts';
import { drawPlaces } from './places.ts';
import { drawRoads } from './roads.ts';
import { digestOfData } from './sources.ts';
import { drawStreets, readCities } from './streets.ts';

/** What the map owes to whom, as HTML: readers of PMTiles show it. */
const attribution = [
  '<a href="https://www.openstreetmap.org/copyright" target="_blank">© OpenStreetMap contributors</a>',
  '<a href="https://www.ign.es" target="_blank">IGN</a>, <a href="https://www.geonames.org" target="_blank">GeoNames</a> (CC BY 4.0)',
  'Natural Earth',
].join(' · ');

/** Around Spain, as far as a map of all of it shows. */
const around: Box = { west: -28, south: 23, east: 19, north: 52 };
const canaries: Box = { west: -18.6, south: 27.3, east: -13, north: 29.6 };
const mainland: Box = { west: -9.9, south: 34.9, east: 4.9, north: 44.2 };

/** The areas that a zoom's tiles cover. */
function boxesAt(z: number, streets: readonly Box[]): readonly Box[] {
  if (z <= 6) return [around];
  return z <= countryZoom ? [canaries, mainland] : streets;
}

/** Tiles one after the other, each content once, and where each is. */
function pack(tiles: readonly Tile[]): { entries: Entry[]; data: Buffer } {
  const places = new Map<string, number>();
  const parts: Buffer[] = [];
  let end = 0;
  const entries = tiles.map(({ id, data }): Entry => {
    const content = data.toString('latin1');
    const offset = places.get(content) ?? end;
    if (offset === end) {
      places.set(content, offset);
      parts.push(data);
      end += data.length;
    }
    return { tileId: id, offset, length: data.length, runLength: 1 };
  });
  return { entries, data: Buffer.concat(parts) };
}

/** The archive of Spain with the streets of some cities. */
export function makeArchive(): Buffer {
  const cities = readCities();
  const layers = [
    ...drawCountry(cities),
    ...drawParks(),
    ...drawRoads(),
    ...drawPlaces(),
    ...cities.flatMap(drawStreets),
  ];
  const tiles = cutTiles(layers, (z) =>
    boxesAt(
      z,
      cities.map(({ box }) => box),
    ),
  );
  const { entries, data } = pack(tiles);
  const metadata = {
    name: 'Vencejo: Spain',
    description: 'Spain, with the streets of some cities',
    type: 'baselayer',
    version: '4.0.0',
    attribution,
    'vencejo:streets': cities.map(({ name, box }) => ({ name, bounds: [box.west, box.south, box.east, box.north] })),
    'vencejo:data': digestOfData(),
    vector_layers: [...new Set(layers.map(({ name }) => name))].map((id) => ({
      id,
      minzoom: Math.min(...layers.filter(({ name }) => name === id).map(({ from }) => from)),
      maxzoom: streetZoom,
      fields: {},
    })),
  };
  const header = {
    specVersion: 3,
    tileDataLength: data.length,
    internalCompression: Compression.None,
    tileCompression: Compression.Gzip,
    tileType: TileType.Mvt,
    minZoom: 0,
    maxZoom: streetZoom,
  } as WholeHeader;
  const { head } = layOut(entries, header, Buffer.from(JSON.stringify(metadata)), {
    boxes: [overviewBox],
    maxZoom: streetZoom,
  });
  return Buffer.concat([head, data]);
}
