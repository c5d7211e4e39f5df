import { GeoJSONVT, type GeoJSONVTFeature } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import { zxyToTileId } from 'pmtiles';
import { gzipSync } from 'node:zlib';
import type { Box } from '../../tiles/area.ts';

/** Features of a layer, at some zooms; one with a property `min_zoom` from there on, and at zoom 10 in any case. */
export interface TileLayer {
  name: string;
  from: number;
  to: number;
  features: Feature[];
  /** Where it is of use; everywhere without. */
  box?: Box;
}

export interface Tile {
  id: number;
  /** Packed with gzip. */
  data: Buffer;
}

/** Beyond the streets, tiles of this zoom are drawn larger: they have all that is to be seen then. */
export const countryZoom = 10;
export const streetZoom = 14;

const extent = 4096;

interface Index {
  layer: TileLayer;
  index: GeoJSONVT;
}

const indexOf = (layer: TileLayer): Index => ({
  layer,
  index: new GeoJSONVT(
    { type: 'FeatureCollection', features: layer.features },
    { maxZoom: streetZoom, indexMaxZoom: 0, extent, tolerance: 3, buffer: 64 },
  ),
});

function isShown({ tags }: GeoJSONVTFeature, z: number): boolean {
  const from: unknown = tags?.['min_zoom'];
  return z >= countryZoom || typeof from !== 'number' || from <= z;
}

/** Sea of a tile that is all land: what is left of it are edges, each once forth and once back. */
function isNothing({ type, geometry }: GeoJSONVTFeature): boolean {
  if (type !== 3) return false;
  const area = geometry
    .map((ring) =>
      ring.reduce((sum, [x, y], at) => {
        const [nextX, nextY] = ring[(at + 1) % ring.length]!;
        return sum + x * nextY - nextX * y;
      }, 0),
    )
    .reduce((a, b) => a + b, 0);
  return Math.abs(area) < 1;
}

const isIn = (box: Box | undefined, { z, x, y }: { z: number; x: number; y: number }): boolean =>
  !box ||
  (x >= columns(box.west, z) && x <= columns(box.east, z) && y >= rows(box.north, z) && y <= rows(box.south, z));

function cutTile(indices: readonly Index[], z: number, x: number, y: number): Buffer {
  const layers = new Map<string, GeoJSONVTFeature[]>();
  for (const { layer, index } of indices) {
    if (z < layer.from || z > layer.to || !isIn(layer.box, { z, x, y })) continue;
    // Its type is that of features before their places are those of the tile.
    const all = (index.getTile(z, x, y)?.features ?? []) as unknown as GeoJSONVTFeature[];
    const features = all.filter((one) => isShown(one, z) && !isNothing(one));
    if (features.length > 0) layers.set(layer.name, [...(layers.get(layer.name) ?? []), ...features]);
  }
  const tile = Object.fromEntries([...layers].map(([name, features]) => [name, { features }]));
  return gzipSync(fromGeojsonVt(tile as never, { version: 2, extent }), { level: 9 });
}

/** The columns or rows of a zoom's tiles from one place to another. */
const columns = (lng: number, z: number): number => Math.floor(((lng + 180) / 360) * 2 ** z);
function rows(lat: number, z: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z);
}

const latitude = (row: number, z: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** z))) * 180) / Math.PI;

/** A box about the tiles of a zoom that a box touches, with some room for what is drawn beyond their edges. */
export function aroundTiles({ west, south, east, north }: Box, z: number): Box {
  const room = 0.01;
  const longitude = (column: number): number => (column / 2 ** z) * 360 - 180;
  return {
    west: longitude(columns(west, z)) - room,
    south: latitude(rows(south, z) + 1, z) - room,
    east: longitude(columns(east, z) + 1) + room,
    north: latitude(rows(north, z), z) + room,
  };
}

function* tilesIn({ west, south, east, north }: Box, z: number) {
  for (let x = columns(west, z); x <= columns(east, z); x += 1)
    for (let y = rows(north, z); y <= rows(south, z); y += 1) yield { x, y, id: zxyToTileId(z, x, y) };
}

/**
 * Cuts layers to tiles, by ascending ids.
 * @param boxesAt the areas of a zoom's tiles
 */
export function cutTiles(layers: readonly TileLayer[], boxesAt: (z: number) => readonly Box[]): Tile[] {
  const indices = layers.map(indexOf);
  const tiles = new Map<number, Buffer>();
  for (let z = 0; z <= streetZoom; z += 1)
    for (const box of boxesAt(z))
      for (const { x, y, id } of tilesIn(box, z)) if (!tiles.has(id)) tiles.set(id, cutTile(indices, z, x, y));
  return [...tiles].map(([id, data]) => ({ id, data })).toSorted((a, b) => a.id - b.id);
}
