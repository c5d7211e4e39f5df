import { readHeader, type WholeHeader } from './header.ts';
import type { ReadBytes } from './readEntries.ts';
import { requestRange, type Asking, type ByteRange, type OnBytes, type Version } from './requestRange.ts';
import { MissingSource, TilesError } from './TilesError.ts';

/** A PMTiles file on a server. */
export interface TilesSource {
  url: string;
  version: Version;
  header: WholeHeader;
  read: ReadBytes;
  /** Reads bytes as they come. */
  copy: (range: ByteRange, onBytes: OnBytes) => Promise<unknown>;
}

/** The header and, as a rule, the root directory. */
const firstRead = 16_384;
/** Larger no directory of an archive is: one that says more is broken. */
const maxRead = 256 * 1024 * 1024;

async function collect(copy: (onBytes: OnBytes) => Promise<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await copy((bytes) => void chunks.push(bytes));
  return Buffer.concat(chunks);
}

/**
 * Opens a PMTiles file on a server.
 * @throws MissingSource where it is not there
 * @throws TilesError where it cannot be read by ranges, or is no map of vector tiles
 */
export async function openSource(url: string, asking: Asking): Promise<TilesSource> {
  let version: Version | undefined;
  const first = await collect(async (onBytes) => {
    version = await requestRange(url, { offset: 0, length: firstRead }, undefined, asking, onBytes);
  });
  const header = readHeader(first, url);
  if (header.tileDataOffset + header.tileDataLength > version!.size) throw new TilesError(`${url} is cut off`);
  const copy = (range: ByteRange, onBytes: OnBytes) => requestRange(url, range, version, asking, onBytes);
  const read: ReadBytes = async (offset, length) => {
    if (offset + length <= first.length) return first.subarray(offset, offset + length);
    if (length > maxRead || offset + length > version!.size)
      throw new TilesError(`${url} is broken: it has no ${length} bytes from ${offset}`);
    return length === 0 ? Buffer.alloc(0) : collect((onBytes) => copy({ offset, length }, onBytes));
  };
  return { url, version: version!, header, read, copy };
}

/** How many days back a build is looked for. */
const maxAgeDays = 14;
const day = 86_400_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10).replaceAll('-', '');

/**
 * Opens the source that PMTILES_SOURCE names: with `{date}` in it, the newest that there is of the last two weeks.
 * @param now in milliseconds
 * @throws TilesError where there is none
 */
export async function openNewest(template: string, now: number, asking: Asking): Promise<TilesSource> {
  if (!template.includes('{date}')) return openSource(template, asking);
  for (let age = 0; age < maxAgeDays; age++) {
    try {
      return await openSource(template.replaceAll('{date}', dayOf(now - age * day)), asking);
    } catch (error) {
      if (!(error instanceof MissingSource)) throw error;
    }
  }
  throw new MissingSource(`There is no file of the last ${maxAgeDays} days at ${template} (PMTILES_SOURCE)`);
}
