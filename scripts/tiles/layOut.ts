import { gzipSync } from 'node:zlib';
import { Compression, type Entry } from 'pmtiles';
import { boxAround, type Box } from './area.ts';
import { encodeDirectories, unpack } from './directory.ts';
import { encodeHeader, headerBytes, type WholeHeader } from './header.ts';
import type { Segment } from './planParts.ts';
import { TilesError } from './TilesError.ts';

/** A new archive, but for its tiles. */
export interface Layout {
  /** All that stands before the tiles: header, root directory, metadata, further directories. */
  head: Buffer;
  /** Bytes of the tiles. */
  tileBytes: number;
  /** Where the tiles come from. */
  segments: Segment[];
  /** How many tiles are on the map, and how many of them differ. */
  tiles: { addressed: number; distinct: number };
}

/**
 * The source's entries with the places of their tiles in the new archive: each tile once, in the order in which it is
 * first needed.
 */
function place(entries: readonly Entry[], tileDataLength: number): { placed: Entry[]; segments: Segment[] } {
  const places = new Map<number, { to: number; length: number }>();
  const segments: Segment[] = [];
  const placed: Entry[] = [];
  let size = 0;
  for (const { tileId, offset: from, length, runLength } of entries) {
    const known = places.get(from) ?? { to: size, length };
    if (from + length > tileDataLength || length === 0 || length !== known.length)
      throw new TilesError(`The source is broken: it has no tile ${tileId}`);
    if (!places.has(from)) {
      places.set(from, known);
      const before = segments.at(-1);
      if (before && before.from + before.length === from) before.length += length;
      else segments.push({ from, to: size, length });
      size += length;
    }
    const last = placed.at(-1);
    if (last && last.tileId + last.runLength === tileId && last.offset === known.to) last.runLength += runLength;
    else placed.push({ tileId, offset: known.to, length, runLength });
  }
  return { placed, segments };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Where readers begin: the middle of the area, from where most of it is seen. */
function view(boxes: readonly Box[]): Partial<WholeHeader> {
  const { west, south, east, north } = boxAround(boxes);
  return {
    ...{ minLon: west, minLat: south, maxLon: east, maxLat: north },
    ...{ centerLon: (west + east) / 2, centerLat: (south + north) / 2, centerZoom: 0 },
  };
}

/**
 * Lays out the archive of some entries of a source.
 * @param packedMetadata the source's, kept as it is: it names whom the map is owed to
 * @throws TilesError where the source is broken
 */
export function layOut(
  entries: readonly Entry[],
  source: WholeHeader,
  packedMetadata: Buffer,
  { boxes, maxZoom }: { boxes: readonly Box[]; maxZoom: number },
): Layout {
  const { placed, segments } = place(entries, source.tileDataLength);
  const metadata = gzipSync(unpack(packedMetadata, source.internalCompression));
  const { root, leaves } = encodeDirectories(placed);
  const tileBytes = sum(segments.map(({ length }) => length));
  const [addressed, distinct] = [
    sum(placed.map(({ runLength }) => runLength)),
    new Set(placed.map((one) => one.offset)).size,
  ];
  const header: WholeHeader = {
    ...source,
    ...view(boxes),
    rootDirectoryOffset: headerBytes,
    rootDirectoryLength: root.length,
    jsonMetadataOffset: headerBytes + root.length,
    jsonMetadataLength: metadata.length,
    leafDirectoryOffset: headerBytes + root.length + metadata.length,
    leafDirectoryLength: leaves.length,
    tileDataOffset: headerBytes + root.length + metadata.length + leaves.length,
    tileDataLength: tileBytes,
    numAddressedTiles: addressed,
    numTileEntries: placed.length,
    numTileContents: distinct,
    clustered: true,
    internalCompression: Compression.Gzip,
    maxZoom,
  };
  const head = Buffer.concat([encodeHeader(header), root, metadata, leaves]);
  return { head, tileBytes, segments, tiles: { addressed, distinct } };
}
