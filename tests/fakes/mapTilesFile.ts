import { zxyToTileId } from 'pmtiles';
import { project, tileSize } from '#client/features/map/mercator.ts';

// A small PMTiles file for tests, in the scheme of Protomaps: the peninsula in a few
// strokes, and a road. The formats:
// github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md, github.com/mapbox/vector-tile-spec/tree/master/2.1.

type Point = readonly [x: number, y: number];

const lastZoom = 4;
const extent = 4096;
/** Points of each stroke: a tile is worth packing then. */
const steps = 120;

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const bytes = (field: number, content: readonly number[]): number[] => [
  ...varint(field * 8 + 2),
  ...varint(content.length),
  ...content,
];
const whole = (field: number, value: number): number[] => [...varint(field * 8), ...varint(value)];
const text = (field: number, value: string): number[] => bytes(field, [...Buffer.from(value)]);

/** Commands of lines or rings: a move, lines, and for rings the way back. */
function geometryOf(lines: readonly (readonly Point[])[], isClosed: boolean): number[] {
  let [lastX, lastY] = [0, 0];
  const step = ([x, y]: Point): number[] => {
    const moved = [zigzag(x - lastX), zigzag(y - lastY)];
    [lastX, lastY] = [x, y];
    return moved;
  };
  return lines.flatMap(([first, ...others]) => [
    (1 << 3) + 1,
    ...step(first!),
    (others.length << 3) + 2,
    ...others.flatMap(step),
    ...(isClosed ? [(1 << 3) + 7] : []),
  ]);
}

/** A layer with one feature of a kind. @param type 2 are lines, 3 polygons */
const layer = (name: string, kind: string, type: 2 | 3, lines: readonly (readonly Point[])[]): number[] =>
  bytes(3, [
    ...whole(15, 2),
    ...text(1, name),
    ...bytes(2, [...bytes(2, [0, 0]), ...whole(3, type), ...bytes(4, geometryOf(lines, type === 3).flatMap(varint))]),
    ...text(3, 'kind'),
    ...bytes(4, text(1, kind)),
    ...whole(5, extent),
  ]);

/** Longitudes and latitudes, clockwise from Cap de Creus. */
const peninsula = [
  ...[
    [3.3, 42.3],
    [0.2, 40.7],
    [-0.3, 39.5],
    [0.2, 38.7],
    [-2.1, 36.7],
    [-5.6, 36],
    [-7.4, 37.2],
    [-9, 37],
  ],
  ...[
    [-9.5, 38.7],
    [-8.9, 43.2],
    [-1.8, 43.4],
  ],
].map(([lng, lat]) => ({ lng: lng!, lat: lat! }));

function tileOf(z: number, column: number, row: number): Buffer {
  const ring = peninsula.flatMap((from, at) => {
    const to = peninsula[(at + 1) % peninsula.length]!;
    return Array.from({ length: steps }, (_, step): Point => {
      const between = (axis: 'lng' | 'lat') => from[axis] + ((to[axis] - from[axis]) * step) / steps;
      const { x, y } = project({ lng: between('lng'), lat: between('lat') }, z);
      return [Math.round((x / tileSize - column) * extent), Math.round((y / tileSize - row) * extent)];
    });
  });
  return Buffer.from([
    ...layer('earth', 'earth', 3, [ring]),
    ...layer('roads', 'highway', 2, [[ring[0]!, ring[5 * steps]!]]),
  ]);
}

/** The file, with tiles from zoom 0 to 4 where Spain is. @param attribution that of its metadata */
export function makeMapTilesFile(attribution = ''): Buffer {
  const tiles = Array.from({ length: lastZoom + 1 }, (_, z) => z).flatMap((z) => {
    const columns = new Set([7, 8].map((x) => x >> (lastZoom - z)));
    const rows = new Set([5, 6].map((y) => y >> (lastZoom - z)));
    return [...columns].flatMap((x) => [...rows].map((y) => ({ id: zxyToTileId(z, x, y), data: tileOf(z, x, y) })));
  });
  tiles.sort((a, b) => a.id - b.id);
  const directory = Buffer.from([
    ...varint(tiles.length),
    ...tiles.flatMap(({ id }, at) => varint(id - (tiles[at - 1]?.id ?? 0))),
    ...tiles.flatMap(() => varint(1)),
    ...tiles.flatMap(({ data }) => varint(data.length)),
    // The first at 0, the others after those before.
    ...tiles.flatMap((_, at) => varint(at === 0 ? 1 : 0)),
  ]);
  const metadata = Buffer.from(JSON.stringify({ attribution }));
  const data = Buffer.concat(tiles.map((tile) => tile.data));
  const header = Buffer.alloc(127);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const start = header.length + directory.length + metadata.length;
  [header.length, directory.length, header.length + directory.length, metadata.length, start, 0, start, data.length]
    .concat([tiles.length, tiles.length, tiles.length])
    .forEach((value, at) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * at));
  // Clustered, neither directories nor tiles compressed, vector tiles.
  Buffer.from([1, 1, 1, 1, 0, lastZoom]).copy(header, 96);
  return Buffer.concat([header, directory, metadata, data]);
}
