import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import Pbf from 'pbf';
import type { NearbyKind } from '#shared/contract/nearby.ts';
import { isInside, type AreaPoint } from '#shared/domain/drawnArea.ts';

/** A place of a tile: a point, or the outline of a park or a beach. */
export interface TilePlace {
  kind: NearbyKind;
  name?: string;
  outline: readonly AreaPoint[];
}

/** Kinds of Protomaps' layers `pois` and `landuse`, which are values of OpenStreetMap's tags, by ours. */
const kinds: ReadonlyMap<unknown, NearbyKind> = new Map([
  ['school', 'school'],
  ['station', 'station'],
  ['supermarket', 'shop'],
  ['grocery', 'shop'],
  ['convenience', 'shop'],
  ['beach', 'beach'],
  ['park', 'park'],
]);

/** Wide ones: how far the middle is says little. */
const areaKinds: ReadonlySet<unknown> = new Set(['beach', 'park']);

/** Of one tile that is kept. A city's has some hundred places. */
const maxPlaces = 2_000;

/** Characters of a name. */
const maxName = 120;

function* featuresOf(tile: VectorTile, layer: string): Generator<VectorTileFeature> {
  const found = tile.layers[layer];
  for (let at = 0; at < (found?.length ?? 0); at += 1) yield found!.feature(at);
}

/** From a feature's geometry to degrees. */
function placing(z: number, x: number, y: number, extent: number) {
  const size = extent * 2 ** z;
  return (point: { x: number; y: number }): AreaPoint => {
    const north = Math.PI * (1 - (2 * (y * extent + point.y)) / size);
    return {
      lat: Math.round((Math.atan(Math.sinh(north)) / Math.PI) * 180e5),
      lng: Math.round(((x * extent + point.x) / size) * 360e5 - 180e5),
    };
  };
}

const nameOf = ({ name }: VectorTileFeature['properties']): { name?: string } =>
  typeof name === 'string' && name.trim() !== '' ? { name: name.trim().slice(0, maxName) } : {};

/**
 * What a tile in the scheme of Protomaps has of the places that a home may be near. An outline has the name of the
 * place of its kind that stands in it.
 * @throws where the bytes are no vector tile
 */
export function readPlaces({ bytes, z, x, y }: { bytes: Uint8Array; z: number; x: number; y: number }): TilePlace[] {
  const tile = new VectorTile(new Pbf(bytes));
  const places: TilePlace[] = [];
  const add = (feature: VectorTileFeature, kind: NearbyKind, found: (outline: AreaPoint[]) => { name?: string }) => {
    const toPoint = placing(z, x, y, feature.extent);
    for (const line of feature.loadGeometry()) {
      const outline = line.map(toPoint);
      if (places.length < maxPlaces && outline.length > 0) places.push({ kind, ...found(outline), outline });
    }
  };
  for (const feature of featuresOf(tile, 'pois')) {
    const kind = kinds.get(feature.properties['kind']);
    if (kind && feature.type === 1) add(feature, kind, () => nameOf(feature.properties));
  }
  const points = [...places];
  for (const feature of featuresOf(tile, 'landuse')) {
    const kind = kinds.get(feature.properties['kind']);
    if (!kind || feature.type !== 3 || !areaKinds.has(kind)) continue;
    add(feature, kind, (outline) => {
      const label = points.find((one) => one.kind === kind && one.name && isInside(one.outline[0]!, outline));
      return label?.name ? { name: label.name } : {};
    });
  }
  return places;
}
