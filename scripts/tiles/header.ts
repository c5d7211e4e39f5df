import { bytesToHeader, Compression, TileType, type Header } from 'pmtiles';
import { TilesError } from './TilesError.ts';

export const headerBytes = 127;

const isReadable = (compression: Compression): boolean =>
  compression === Compression.None || compression === Compression.Gzip;

/** A header that says where its directories and tiles end, too. */
export type WholeHeader = Header & { leafDirectoryLength: number; tileDataLength: number };

/**
 * The header of an archive.
 * @param name of the archive, for errors
 * @throws TilesError where it is no PMTiles 3 of vector tiles that the site can read
 */
export function readHeader(bytes: Buffer, name: string): WholeHeader {
  const isArchive = bytes.length >= headerBytes && bytes.toString('latin1', 0, 7) === 'PMTiles' && bytes[7] === 3;
  if (!isArchive) throw new TilesError(`${name} is no PMTiles file of version 3`);
  const header = bytesToHeader(new Uint8Array(bytes.subarray(0, headerBytes)).buffer);
  if (header.tileType !== TileType.Mvt) throw new TilesError(`${name} holds no vector tiles (MVT)`);
  if (!isReadable(header.internalCompression) || !isReadable(header.tileCompression))
    throw new TilesError(`${name} is packed in another way than with gzip, which the site cannot read`);
  return header as WholeHeader;
}

const degrees = (value: number): number => Math.round(value * 1e7);

/** The bytes of a header of version 3. */
export function encodeHeader(header: WholeHeader): Buffer {
  const bytes = Buffer.alloc(headerBytes);
  bytes.write('PMTiles');
  bytes.writeUInt8(3, 7);
  [
    ...[header.rootDirectoryOffset, header.rootDirectoryLength, header.jsonMetadataOffset, header.jsonMetadataLength],
    ...[header.leafDirectoryOffset, header.leafDirectoryLength, header.tileDataOffset, header.tileDataLength],
    ...[header.numAddressedTiles, header.numTileEntries, header.numTileContents],
  ].forEach((value, at) => bytes.writeBigUInt64LE(BigInt(value), 8 + 8 * at));
  const { internalCompression, tileCompression, tileType, minZoom, maxZoom } = header;
  Buffer.from([Number(header.clustered), internalCompression, tileCompression, tileType, minZoom, maxZoom]).copy(
    bytes,
    96,
  );
  [header.minLon, header.minLat, header.maxLon, header.maxLat].forEach((value, at) =>
    bytes.writeInt32LE(degrees(value), 102 + 4 * at),
  );
  bytes.writeUInt8(header.centerZoom, 118);
  bytes.writeInt32LE(degrees(header.centerLon), 119);
  bytes.writeInt32LE(degrees(header.centerLat), 123);
  return bytes;
}
