import type { Entry } from 'pmtiles';
import type { IdRange } from './coverArea.ts';
import { decodeDirectory } from './directory.ts';
import type { WholeHeader } from './header.ts';
import { TilesError } from './TilesError.ts';

/** Reads bytes of an archive: from its source, or from a file. */
export type ReadBytes = (offset: number, length: number) => Promise<Buffer>;

/** Directories lie within one another so deep, as readers of PMTiles follow them. */
const maxDepth = 4;
/** No request for directories asks for more. */
const maxRead = 8 * 1024 * 1024;

/** Whether some of the ids from one to before another are wanted. */
function isWanted(from: number, to: number, wanted: readonly IdRange[]): boolean {
  const next = wanted[firstEndingAfter(from, wanted)];
  return next !== undefined && next.from < to;
}

/** The position of the first range that ends after an id. */
function firstEndingAfter(id: number, ranges: readonly IdRange[]): number {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]!.to > id) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** What is wanted of an entry's run: of one that leaves the area and comes back, several. */
function cut(entry: Entry, wanted: readonly IdRange[]): Entry[] {
  const end = entry.tileId + entry.runLength;
  const cuts: Entry[] = [];
  for (let at = firstEndingAfter(entry.tileId, wanted); at < wanted.length && wanted[at]!.from < end; at++) {
    const from = Math.max(entry.tileId, wanted[at]!.from);
    cuts.push({ ...entry, tileId: from, runLength: Math.min(end, wanted[at]!.to) - from });
  }
  return cuts;
}

/** Directories that follow one another in the file are read at once. */
function inReads(leaves: readonly Entry[]): Entry[][] {
  const reads: Entry[][] = [];
  for (const leaf of leaves.toSorted((a, b) => a.offset - b.offset)) {
    const read = reads.at(-1);
    const [first, last] = [read?.[0], read?.at(-1)];
    const follows = last !== undefined && last.offset + last.length === leaf.offset;
    if (follows && leaf.offset + leaf.length - first!.offset <= maxRead) read!.push(leaf);
    else reads.push([leaf]);
  }
  return reads;
}

/**
 * The entries of an archive for the tiles that are wanted, by ascending ids.
 * @throws TilesError where its directories are broken
 */
export async function readEntries(read: ReadBytes, header: WholeHeader, wanted: readonly IdRange[]): Promise<Entry[]> {
  const { rootDirectoryOffset, rootDirectoryLength, leafDirectoryOffset, leafDirectoryLength } = header;
  const found: Entry[] = [];
  const decode = (bytes: Buffer): Entry[] => {
    const entries = decodeDirectory(bytes, header.internalCompression);
    for (const entry of entries) if (entry.runLength > 0) found.push(...cut(entry, wanted));
    return entries.filter(
      ({ tileId, runLength }, at) =>
        runLength === 0 && isWanted(tileId, entries[at + 1]?.tileId ?? Number.MAX_SAFE_INTEGER, wanted),
    );
  };
  let leaves = decode(await read(rootDirectoryOffset, rootDirectoryLength));
  for (let depth = 1; leaves.length > 0; depth++) {
    if (depth === maxDepth) throw new TilesError('A directory is broken: it leads deeper than any reader follows');
    const below: Entry[][] = [];
    for (const group of inReads(leaves)) {
      const [start, last] = [group[0]!.offset, group.at(-1)!];
      if (last.offset + last.length > leafDirectoryLength)
        throw new TilesError('A directory is broken: it leads to one beyond the end');
      const bytes = await read(leafDirectoryOffset + start, last.offset + last.length - start);
      for (const { offset, length } of group)
        below.push(decode(bytes.subarray(offset - start, offset - start + length)));
    }
    leaves = below.flat();
  }
  return found.sort((a, b) => a.tileId - b.tileId);
}
