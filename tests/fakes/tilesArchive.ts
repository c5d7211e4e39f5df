import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Compression, TileType, type Entry } from 'pmtiles';
import { encodeDirectory } from '../../scripts/tiles/directory.ts';
import { encodeHeader, headerBytes } from '../../scripts/tiles/header.ts';

/** In every third group of four tiles there is nothing but the sea, which is the same everywhere. */
const isSea = (id: number): boolean => Math.floor(id / 4) % 3 === 0;

/** Some 300 to 700 bytes that no packing makes smaller, the same for the same tile. */
function tileOf(id: number): Buffer {
  const name = isSea(id) ? 'sea' : String(id);
  const turns = Array.from({ length: isSea(id) ? 5 : 5 + (id % 7) }, (_, turn) => turn);
  return Buffer.concat(turns.map((turn) => createHash('sha512').update(`${name} ${turn}`).digest()));
}

interface TilesArchive {
  bytes: Buffer;
  /** The bytes of each tile, unpacked. */
  tiles: Map<number, Buffer>;
  /** Where the tiles begin. */
  tileDataOffset: number;
}

/** A PMTiles file of vector tiles as large builds are: with directories of directories, runs, and each tile once. */
export function makeTilesArchive(ids: readonly number[], attribution: string): TilesArchive {
  const tiles = new Map(ids.map((id) => [id, tileOf(id)]));
  const places = new Map<string, { offset: number; length: number }>();
  const data: Buffer[] = [];
  const entries: Entry[] = [];
  let size = 0;
  for (const [tileId, content] of tiles) {
    const key = content.toString('latin1');
    const packed = gzipSync(content);
    const place = places.get(key) ?? { offset: size, length: packed.length };
    if (!places.has(key)) {
      places.set(key, place);
      data.push(packed);
      size += packed.length;
    }
    const last = entries.at(-1);
    if (last?.offset === place.offset && last.tileId + last.runLength === tileId) last.runLength += 1;
    else entries.push({ tileId, ...place, runLength: 1 });
  }
  const leafSize = 40;
  const leaves: Buffer[] = [];
  const pointers: Entry[] = [];
  for (let at = 0; at < entries.length; at += leafSize) {
    const leaf = encodeDirectory(entries.slice(at, at + leafSize));
    const offset = leaves.reduce((sum, { length }) => sum + length, 0);
    pointers.push({ tileId: entries[at]!.tileId, offset, length: leaf.length, runLength: 0 });
    leaves.push(leaf);
  }
  const root = encodeDirectory(pointers);
  const metadata = gzipSync(JSON.stringify({ attribution, vector_layers: [] }));
  const below = Buffer.concat(leaves);
  // As builds of Protomaps begin: with room for the root directory.
  const jsonMetadataOffset = 16_384;
  const leafDirectoryOffset = jsonMetadataOffset + metadata.length;
  const tileDataOffset = leafDirectoryOffset + below.length;
  const header = encodeHeader({
    ...{ specVersion: 3, rootDirectoryOffset: headerBytes, rootDirectoryLength: root.length },
    ...{ jsonMetadataOffset, jsonMetadataLength: metadata.length },
    ...{ leafDirectoryOffset, leafDirectoryLength: below.length, tileDataOffset, tileDataLength: size },
    ...{ numAddressedTiles: tiles.size, numTileEntries: entries.length, numTileContents: data.length },
    ...{ clustered: true, internalCompression: Compression.Gzip, tileCompression: Compression.Gzip },
    ...{ tileType: TileType.Mvt, minZoom: 0, maxZoom: 9, minLon: -180, minLat: -85, maxLon: 180, maxLat: 85 },
    ...{ centerZoom: 0, centerLon: 0, centerLat: 0 },
  });
  const room = Buffer.alloc(jsonMetadataOffset - header.length - root.length);
  return { bytes: Buffer.concat([header, root, room, metadata, below, ...data]), tiles, tileDataOffset };
}
