import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Box } from './area.ts';
import { checkArchive, sha256Of } from './checkArchive.ts';
import { coverArea } from './coverArea.ts';
import { fetchParts } from './fetchParts.ts';
import { layOut } from './layOut.ts';
import { openNewest, openSource, type TilesSource } from './openSource.ts';
import { planParts } from './planParts.ts';
import { readEntries } from './readEntries.ts';
import { isSameVersion, patientAsking, type Asking } from './requestRange.ts';
import { MissingSource, TilesError } from './TilesError.ts';
import {
  beginWork,
  claim,
  digestOf,
  dropWork,
  freeBytesOf,
  onDisk,
  openWork,
  readKept,
  type Plan,
} from './workFolder.ts';

export interface ExtractOptions {
  /** PMTILES_SOURCE. */
  source: string;
  boxes: readonly Box[];
  maxZoom: number;
  /** The file to make. */
  target: string;
  /** Says how much it would be, and makes nothing. */
  isDry: boolean;
  /** Told what is fetched of how much (bytes), then what is checked (tiles). */
  onProgress?: (step: 'fetching' | 'checking', done: number, total: number) => void;
  /** In milliseconds. */
  now?: number;
  asking?: Asking;
  /** Bytes of a request at most. */
  partSize?: number;
  freeBytes?: (dir: string) => Promise<number>;
}

export interface ExtractReport {
  url: string;
  /** Tiles on the map, and those of them that differ. */
  tiles: Plan['tiles'];
  /** Of the file. */
  bytes: number;
  /** Of the source: all, and what was there from an earlier run. */
  fetchBytes: number;
  keptBytes: number;
  requests: number;
  /** SHA-256 of the file; absent after a dry run. */
  digest?: string;
}

/** What is to be done, and what is done of it. */
interface Job {
  source: TilesSource;
  plan: Plan;
  /** Of a new plan. */
  head?: Buffer;
  done: Set<number>;
}

const bytesOf = ({ parts }: Plan, isCounted: (position: number) => boolean): number =>
  parts.reduce((sum, { length }, position) => (isCounted(position) ? sum + length : sum), 0);

/** What an earlier run has left to do, where its source is still there as it was. */
async function resume(target: string, request: string, asking: Asking): Promise<Job | undefined> {
  const kept = await readKept(target);
  if (kept?.plan.request !== request) return undefined;
  const { version, url } = kept.plan;
  if (version.etag === null && version.lastModified === null) return undefined;
  try {
    const source = await openSource(url, asking);
    return isSameVersion(source.version, version) ? { source, ...kept } : undefined;
  } catch (error) {
    if (error instanceof MissingSource) return undefined;
    throw error;
  }
}

/** @throws TilesError where the source is broken, or has nothing there */
async function begin(options: ExtractOptions, request: string, asking: Asking): Promise<Job> {
  const source = await openNewest(options.source, options.now ?? Date.now(), asking);
  const { header, url, version } = source;
  const maxZoom = Math.min(options.maxZoom, header.maxZoom);
  const entries = await readEntries(source.read, header, coverArea(options.boxes, maxZoom));
  if (entries.length === 0) throw new TilesError(`${url} has nothing of that area`);
  const metadata = await source.read(header.jsonMetadataOffset, header.jsonMetadataLength);
  const { head, tileBytes, segments, tiles } = layOut(entries, header, metadata, { boxes: options.boxes, maxZoom });
  const parts = planParts(segments, options.partSize);
  const sourceTiles = header.tileDataOffset;
  const plan: Plan = { request, url, version, sourceTiles, headBytes: head.length, tileBytes, tiles, parts };
  return { source, plan, head, done: new Set() };
}

export const megabytes = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;

/** @throws TilesError where what is still to come does not fit */
async function checkDisk(
  { plan, done }: Job,
  target: string,
  freeBytes: (dir: string) => Promise<number>,
): Promise<void> {
  const dir = path.dirname(target);
  const free = await onDisk(dir, () => freeBytes(dir));
  const isThere = (position: number) => done.has(position);
  const needed =
    plan.headBytes +
    plan.tileBytes -
    plan.parts.reduce(
      (sum, { segments }, position) =>
        isThere(position) ? sum + segments.reduce((all, { length }) => all + length, 0) : sum,
      0,
    );
  if (needed > free)
    throw new TilesError(
      `The disk of ${dir} has too little room: ${megabytes(needed)} needed, ${megabytes(free)} free`,
    );
}

async function fetchAll({ source, plan, head, done }: Job, { target, onProgress }: ExtractOptions): Promise<void> {
  if (head) await beginWork(target, plan, head);
  const work = await openWork(target);
  try {
    const total = bytesOf(plan, () => true);
    let had = bytesOf(plan, (position) => done.has(position));
    await fetchParts({ source, plan, work, done }, (count) => onProgress?.('fetching', (had += count), total));
    await onDisk(work.archive, () => work.handle.sync());
    let checked = 0;
    await checkArchive(work.handle, () => onProgress?.('checking', ++checked, plan.tiles.distinct)).catch(
      async (error: unknown) => {
        // What is broken must not be used again.
        await dropWork(target);
        throw error;
      },
    );
  } finally {
    await work.handle.close();
  }
}

/** Puts the file in the place of the one before, at once, with its digest beside it. @returns the digest */
async function putInPlace(target: string): Promise<string> {
  const archive = path.join(`${target}.part`, 'archive');
  const digest = await sha256Of(archive);
  await onDisk(path.dirname(target), async () => {
    await rename(archive, target);
    await writeFile(`${target}.sha256`, `${digest}  ${path.basename(target)}\n`);
  });
  await dropWork(target);
  return digest;
}

/**
 * Makes a PMTiles file of an area, of tiles that a server has. What is fetched stays beside the target when it is cut
 * off, and is used again while the source is the same.
 * @throws TilesError where there is no source, it is broken, or the disk is full
 */
export async function extractTiles(options: ExtractOptions): Promise<ExtractReport> {
  const { source: template, boxes, maxZoom, target, isDry, asking = patientAsking, freeBytes = freeBytesOf } = options;
  const request = digestOf([template, boxes, maxZoom]);
  const free = isDry ? undefined : await claim(target);
  try {
    const job = (await resume(target, request, asking)) ?? (await begin(options, request, asking));
    const { plan, done } = job;
    const report: ExtractReport = {
      url: plan.url,
      tiles: plan.tiles,
      bytes: plan.headBytes + plan.tileBytes,
      fetchBytes: bytesOf(plan, () => true),
      keptBytes: bytesOf(plan, (position) => done.has(position)),
      requests: plan.parts.length,
    };
    if (isDry) return report;
    await checkDisk(job, target, freeBytes);
    await fetchAll(job, options);
    return { ...report, digest: await putInPlace(target) };
  } finally {
    await free?.();
  }
}
