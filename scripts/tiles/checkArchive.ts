import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Compression, tileIdToZxy } from 'pmtiles';
import { maxUnpacked } from './directory.ts';
import { headerBytes, readHeader } from './header.ts';
import { readEntries, type ReadBytes } from './readEntries.ts';
import { TilesError } from './TilesError.ts';

const unpackTile = promisify(gunzip);
const everything = [{ from: 0, to: Number.MAX_SAFE_INTEGER }];

/**
 * Reads an archive as a whole: its directories, and every tile.
 * @param onTile called with each that is right
 * @throws TilesError where something is broken
 */
export async function checkArchive(handle: FileHandle, onTile: () => void): Promise<void> {
  const read: ReadBytes = async (offset, length) => {
    const bytes = Buffer.alloc(length);
    const { bytesRead } = await handle.read(bytes, 0, length, offset);
    return bytes.subarray(0, bytesRead);
  };
  const header = readHeader(await read(0, headerBytes), 'The new file');
  const seen = new Set<number>();
  for (const { tileId, offset, length } of await readEntries(read, header, everything)) {
    if (seen.has(offset)) continue;
    seen.add(offset);
    const bytes = await read(header.tileDataOffset + offset, length);
    const isWhole =
      bytes.length === length &&
      (header.tileCompression !== Compression.Gzip ||
        (await unpackTile(bytes, { maxOutputLength: maxUnpacked }).then(
          () => true,
          () => false,
        )));
    if (!isWhole)
      throw new TilesError(
        `Tile ${tileIdToZxy(tileId).join('/')} came broken, and nothing was put in place. Run the command again`,
      );
    onTile();
  }
}

/** SHA-256 of a file, in hexadecimal digits. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
