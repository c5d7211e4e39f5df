import { gunzipSync, gzipSync } from 'node:zlib';
import { Compression, readVarint, type Entry } from 'pmtiles';
import { TilesError } from './TilesError.ts';

// The directories of PMTiles 3: github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md#4-directories.

/** No directory, metadata or tile is larger. */
export const maxUnpacked = 64 * 1024 * 1024;

/**
 * Bytes as a source has them, unpacked.
 * @throws Error where they are no gzip, or too large
 */
export function unpack(bytes: Buffer, compression: Compression): Buffer {
  return compression === Compression.Gzip ? gunzipSync(bytes, { maxOutputLength: maxUnpacked }) : bytes;
}

/**
 * The entries of a directory, by ascending ids; one without a run length is of a directory below it.
 * @throws TilesError where it is broken
 */
export function decodeDirectory(packed: Buffer, compression: Compression): Entry[] {
  try {
    const buf = unpack(packed, compression);
    const bytes = { buf, pos: 0 };
    const count = readVarint(bytes);
    if (count > buf.length) throw new Error(`${count} entries in ${buf.length} bytes`);
    const numbers = (): number[] => Array.from({ length: count }, () => readVarint(bytes));
    const [steps, runs, lengths, places] = [numbers(), numbers(), numbers(), numbers()];
    if (bytes.pos !== buf.length) throw new Error(`${buf.length} bytes, of which ${bytes.pos} are entries`);
    let [tileId, end] = [0, 0];
    return steps.map((step, at) => {
      tileId += step;
      const offset = places[at] === 0 ? end : places[at]! - 1;
      end = offset + lengths[at]!;
      return { tileId, offset, length: lengths[at]!, runLength: runs[at]! };
    });
  } catch (error) {
    throw new TilesError(`A directory is broken: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function writeVarint(to: number[], value: number): void {
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) to.push((rest % 128) + 128);
  to.push(rest);
}

/** A directory of some entries, by ascending ids, packed with gzip. */
export function encodeDirectory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = [];
  writeVarint(bytes, entries.length);
  entries.forEach(({ tileId }, at) => writeVarint(bytes, tileId - (entries[at - 1]?.tileId ?? 0)));
  for (const { runLength } of entries) writeVarint(bytes, runLength);
  for (const { length } of entries) writeVarint(bytes, length);
  entries.forEach(({ offset }, at) => {
    const before = entries[at - 1];
    writeVarint(bytes, before && before.offset + before.length === offset ? 0 : offset + 1);
  });
  return gzipSync(Buffer.from(bytes));
}

/** The root directory is within the first 16 KiB of a file, after its header. */
const maxRoot = 16_384 - 127;

/**
 * A root directory, and one after the other the directories below it, where it could not hold all.
 * @param leafSize entries of a directory below it, at first; more where the root would still be too large
 */
export function encodeDirectories(entries: readonly Entry[], leafSize = 4_096): { root: Buffer; leaves: Buffer } {
  const whole = encodeDirectory(entries);
  if (whole.length <= maxRoot) return { root: whole, leaves: Buffer.alloc(0) };
  const leaves: Buffer[] = [];
  const pointers: Entry[] = [];
  let offset = 0;
  for (let at = 0; at < entries.length; at += leafSize) {
    const leaf = encodeDirectory(entries.slice(at, at + leafSize));
    leaves.push(leaf);
    pointers.push({ tileId: entries[at]!.tileId, offset, length: leaf.length, runLength: 0 });
    offset += leaf.length;
  }
  const root = encodeDirectory(pointers);
  return root.length <= maxRoot ? { root, leaves: Buffer.concat(leaves) } : encodeDirectories(entries, leafSize * 2);
}
