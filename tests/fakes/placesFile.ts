import type { Feature } from 'geojson';
import { Compression, TileType } from 'pmtiles';
import { cutTiles, streetZoom } from '../../scripts/map/basemap/cutTiles.ts';
import { overviewBox } from '../../scripts/tiles/area.ts';
import type { WholeHeader } from '../../scripts/tiles/header.ts';
import { layOut } from '../../scripts/tiles/layOut.ts';

/** Where a place is from a point, in degrees of 111 m (north) and some 83 m (east, at Barcelona). */
type Step = readonly [east: number, north: number];

/** A place of a kind of Protomaps: a point, or a square of some degrees. */
export interface FakePlace {
  kind: string;
  name?: string;
  at: Step;
  size?: number;
}

/** A PMTiles file of one layer of places and one of land around a point, in the scheme of Protomaps. */
export function makePlacesFile({ lat, lng }: { lat: number; lng: number }, places: readonly FakePlace[]): Buffer {
  const featureOf = ({ kind, name, at: [east, north], size }: FakePlace): Feature => {
    const [west, south] = [lng + east, lat + north];
    const corners = (side: number) =>
      [
        [0, 0],
        [side, 0],
        [side, side],
        [0, side],
        [0, 0],
      ].map(([x, y]) => [west + x!, south + y!]);
    return {
      type: 'Feature',
      properties: { kind, ...(name === undefined ? {} : { name }) },
      geometry:
        size === undefined
          ? { type: 'Point', coordinates: [west, south] }
          : { type: 'Polygon', coordinates: [corners(size)] },
    };
  };
  const layer = (name: string, isArea: boolean) => ({
    ...{ name, from: streetZoom, to: streetZoom },
    features: places.filter(({ size }) => (size !== undefined) === isArea).map(featureOf),
  });
  const around = { west: lng - 0.03, south: lat - 0.03, east: lng + 0.03, north: lat + 0.03 };
  const tiles = cutTiles([layer('pois', false), layer('landuse', true)], (z) => (z === streetZoom ? [around] : []));
  let end = 0;
  const entries = tiles.map(({ id, data: { length } }) => {
    end += length;
    return { tileId: id, offset: end - length, length, runLength: 1 };
  });
  const header = {
    specVersion: 3,
    tileDataLength: end,
    internalCompression: Compression.None,
    tileCompression: Compression.Gzip,
    tileType: TileType.Mvt,
    minZoom: 0,
    maxZoom: streetZoom,
  } as WholeHeader;
  const { head } = layOut(entries, header, Buffer.from('{}'), { boxes: [overviewBox], maxZoom: streetZoom });
  return Buffer.concat([head, ...tiles.map(({ data }) => data)]);
}
