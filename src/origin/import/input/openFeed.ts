import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { crc32, createGunzip } from 'node:zlib';
import { fileNamed } from '#config/network/fileNamed.ts';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { UnreadableFile, type SourceFile } from '../formats/format.ts';
import { defaultSpace, makeWorkFolder, type FeedSpace } from './workFolders.ts';

/** A file of a source that can be read, until it is closed. */
export interface OpenFeed extends SourceFile {
  /** Removes what was unpacked. */
  close: () => Promise<void>;
}

export interface FeedLimits extends FeedSpace {
  /** Files in a ZIP. */
  maxEntries: number;
  /**
   * Times that a file may be larger once it is unpacked: listings grow by ten, what is made to fill a disk by
   * hundreds.
   */
  maxGrowth: number;
}

const defaultLimits: FeedLimits = { ...defaultSpace, maxEntries: 50_000, maxGrowth: 200 };

/** Up to here growth is no sign: a short feed of one listing over and over is small all the same. */
const anyGrowthBytes = 20_000_000;

/** Files that listings are in; pictures and the like lie beside them. */
const isFeed = (name: string): boolean =>
  /\.(?:xml|json|ndjson|jsonl|csv|tsv|txt)(?:\.gz)?$/i.test(name) && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(name);

const isZipName = (name: string): boolean => /\.zip$/i.test(name) && !name.startsWith('.');

const nothingToClose = () => Promise.resolve();

/** Of several at the same time the last by name, as programs number them. */
const newest = <T extends { name: string; time: number }>(files: readonly T[]): T | undefined =>
  files.toSorted((a, b) => a.time - b.time || a.name.localeCompare(b.name, 'en', { numeric: true })).at(-1);

/** The newest file of a folder that listings may be in. @throws UnreadableFile where there is none */
async function newestOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const files = await Promise.all(
    names
      .filter((name) => isFeed(name) || isZipName(name))
      .map(async (name) => ({ name, time: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const found = newest(files);
  if (!found) throw new UnreadableFile('is a folder without a file of listings (xml, json, ndjson, csv, txt, zip)');
  return path.join(folder, found.name);
}

/**
 * The file itself, or of a folder its newest.
 * @param given its path, however the letters of its names are written on the disk
 * @throws UnreadableFile for a folder without one
 */
export async function findFeed(given: string): Promise<string> {
  const { root } = path.parse(path.resolve(given));
  const file = await fileNamed(root, path.relative(root, path.resolve(given)).replaceAll(path.sep, '/'));
  return (await stat(file)).isDirectory() ? newestOf(file) : file;
}

const startsOfZips = ['504b0304', '504b0506'];
const startsOfGzips = ['1f8b08'];

/** By its first bytes: its name says nothing where it was fetched. */
async function beginsWith(file: string, starts: readonly string[]): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return starts.some((start) => buffer.toString('hex').startsWith(start));
  } finally {
    await handle.close();
  }
}

/** The newest of the files of listings in a ZIP. @throws UnreadableFile where there is none, or it is too large */
async function findEntry(zip: ZipFile, { maxBytes, maxEntries }: FeedLimits): Promise<Entry> {
  if (zip.entryCount > maxEntries) throw new UnreadableFile(`is a ZIP of more than ${maxEntries} files`);
  const files: { name: string; time: number; entry: Entry }[] = [];
  for await (const entry of zip.eachEntry())
    if (isFeed(entry.fileName))
      files.push({ name: entry.fileName, time: entry.getLastModDate().getTime() || 0, entry });
  const found = newest(files)?.entry;
  if (!found) throw new UnreadableFile('is a ZIP without a file of listings (xml, json, ndjson, csv, txt)');
  if (found.isEncrypted()) throw new UnreadableFile(`is a ZIP whose ${found.fileName} has a password`);
  if (found.uncompressedSize > maxBytes)
    throw new UnreadableFile(`is a ZIP whose ${found.fileName} has more than ${maxBytes} bytes (FEED_MAX_MB)`);
  return found;
}

/** @throws UnreadableFile where the bytes are not those that were packed */
async function* intact(bytes: AsyncIterable<Buffer>, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0;
  for await (const part of bytes) {
    sum = crc32(part, sum);
    yield part;
  }
  if (sum !== entry.crc32) throw new UnreadableFile(`is a broken ZIP: ${entry.fileName} is not as it was packed`);
}

/** What is unpacked, up to the bounds of a feed. @throws UnreadableFile beyond them */
async function* atMost(
  bytes: AsyncIterable<Buffer>,
  { maxBytes, maxGrowth, packedBytes, packing }: FeedLimits & { packedBytes: number; packing: string },
): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const part of bytes) {
    count += part.length;
    if (count > maxBytes) throw new UnreadableFile(`is ${packing}, and has more than ${maxBytes} bytes (FEED_MAX_MB)`);
    if (count > anyGrowthBytes && count > packedBytes * maxGrowth)
      throw new UnreadableFile(`is ${packing}, and more than ${maxGrowth} times as large unpacked: no feed is`);
    yield part;
  }
}

/** Writes the file of a ZIP to another. What is longer than the ZIP says of it is an error of the reader. */
async function unpack(file: string, to: string, limits: FeedLimits): Promise<void> {
  const zip = await openPromise(file, { autoClose: false, lazyEntries: true });
  try {
    const entry = await findEntry(zip, limits);
    const bytes = await zip.openReadStreamPromise(entry);
    const bound = { ...limits, packedBytes: entry.compressedSize, packing: 'a ZIP' };
    await pipeline(
      bytes,
      (source: AsyncIterable<Buffer>) => atMost(source, bound),
      (source: AsyncIterable<Buffer>) => intact(source, entry),
      createWriteStream(to),
    );
  } finally {
    zip.close();
  }
}

/** Writes what a gzip holds to another file. */
async function gunzip(file: string, to: string, limits: FeedLimits): Promise<void> {
  const bound = { ...limits, packedBytes: (await stat(file)).size, packing: 'packed with gzip' };
  await pipeline(
    createReadStream(file),
    createGunzip(),
    (bytes: AsyncIterable<Buffer>) => atMost(bytes, bound),
    createWriteStream(to),
  );
}

/** Says of errors of a ZIP or gzip, which are the reader's or zlib's, that the file cannot be read. */
function asUnreadable(error: NodeJS.ErrnoException, packing: 'ZIP' | 'gzip'): Error {
  const isOfSystem = error.code !== undefined && !error.code.startsWith('Z_');
  if (error instanceof UnreadableFile || isOfSystem) return error;
  return new UnreadableFile(`is a broken ${packing}: ${error.message}`);
}

/** Unpacks a file into a folder: a gzip, and a ZIP, which may have come in one. */
async function unpackAll(file: SourceFile, dir: string, limits: FeedLimits): Promise<SourceFile> {
  let packing: 'ZIP' | 'gzip' = 'gzip';
  let found = file;
  try {
    if (await beginsWith(found.path, startsOfGzips)) {
      const to = path.join(dir, 'gunzipped');
      await gunzip(found.path, to, limits);
      found = { ...file, path: to };
    }
    packing = 'ZIP';
    if (await beginsWith(found.path, startsOfZips)) {
      const to = path.join(dir, 'feed');
      await unpack(found.path, to, limits);
      if (found !== file) await rm(found.path);
      // The content type was that of the ZIP.
      found = { path: to };
    }
    return found;
  } catch (error) {
    throw asUnreadable(error as Error, packing);
  }
}

/**
 * Opens a source's file: of a folder its newest, of a ZIP the newest or only file of listings in it, unpacked, and so
 * is a gzip. All others are what they are.
 * @param options where it is unpacked, and its bounds
 * @returns the file, to be closed after it was read
 * @throws UnreadableFile for a folder or ZIP without listings, and for one that is broken, locked or too large
 */
export async function openFeed(given: SourceFile, options: Partial<FeedLimits> = {}): Promise<OpenFeed> {
  const limits = { ...defaultLimits, ...options };
  const file: SourceFile = { ...given, path: await findFeed(given.path) };
  if (!(await beginsWith(file.path, [...startsOfGzips, ...startsOfZips]))) return { ...file, close: nothingToClose };
  const dir = await makeWorkFolder(limits.dir);
  const close = () => rm(dir, { recursive: true, force: true });
  try {
    return { ...(await unpackAll(file, dir, limits)), close };
  } catch (error) {
    await close();
    throw error;
  }
}
