import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Env } from '#config/env.ts';
import { day, hour } from '#shared/times.ts';
import { findLastApplied } from '../../db/imports/importRuns.ts';
import { digest } from '../../db/digest.ts';
import type { Store } from '../../db/store.ts';
import { UnchangedFeed, type SourceRecords } from '../formats/format.ts';
import { readFeed, type FeedSource } from '../formats/readFeed.ts';
import type { RunSummary } from '../sync/summariseReport.ts';
import { downloadFeed, type DownloadOptions } from './downloadFeed.ts';
import { readCredentials, type SourceAuth } from './readCredentials.ts';

/** A source whose listings are behind an address. */
export interface RemoteSource extends FeedSource {
  name: string;
  url: string;
  auth?: SourceAuth | undefined;
  agency?: string | undefined;
  agent?: string | undefined;
}

export interface DownloadSettings extends Pick<
  DownloadOptions,
  'allowPrivate' | 'maxBytes' | 'timeoutMs' | 'isPublic' | 'steps'
> {
  /** Where feeds are while they are read. */
  dir: string;
}

/** Where nothing else is said: of the public internet, up to 500 MB. */
export const defaultDownload: DownloadSettings = {
  dir: path.join(tmpdir(), 'vencejo-downloads'),
  allowPrivate: false,
  maxBytes: 500_000_000,
};

/** As the environment says. */
export const downloadSettings = ({
  DATA_DIR,
  ALLOW_PRIVATE_SOURCES,
  FEED_MAX_MB,
}: Pick<Env, 'DATA_DIR' | 'ALLOW_PRIVATE_SOURCES' | 'FEED_MAX_MB'>): DownloadSettings => ({
  dir: path.join(DATA_DIR, 'downloads'),
  allowPrivate: ALLOW_PRIVATE_SOURCES === 'on',
  maxBytes: FEED_MAX_MB * 1_000_000,
});

/**
 * A feed is read again after a day even where its server says that it is as it was: servers err, and a new release may
 * read what an older one left.
 */
const readAgainMs = day;

/** What is left of processes that were killed; no download and reading takes as long. */
const leftOverMs = hour;

/** What of a source decides how its feed is read. */
const settingsOf = ({ url, format, map, agency, agent }: RemoteSource): string =>
  digest(JSON.stringify({ url, format, map, agency, agent }));

/** What the last run found, where what is stored is what it read, with the same settings. */
async function findKnown(store: Store, source: RemoteSource, now: number): Promise<RunSummary | undefined> {
  const last = await findLastApplied(store.db, source.name);
  if (last?.state !== 'done') return undefined;
  const summary = JSON.parse(last.report) as RunSummary;
  const { fetched } = summary;
  if (!fetched || fetched.settings !== settingsOf(source)) return undefined;
  return fetched.at <= now && now - fetched.at < readAgainMs ? summary : undefined;
}

/** A folder of its own, after what others left behind was removed. */
async function makeFolderIn(dir: string, now: number): Promise<string> {
  await mkdir(dir, { recursive: true });
  for (const name of await readdir(dir)) {
    const file = path.join(dir, name);
    const left = await stat(file).catch(() => undefined);
    if (left && now - left.mtimeMs > leftOverMs) await rm(file, { recursive: true, force: true });
  }
  return mkdtemp(path.join(dir, 'feed-'));
}

/**
 * The records of a feed behind an address, which is downloaded before the first of them is read, and removed after.
 * @param isDry reads the feed whatever its server says of its version
 * @throws UnreadableFile for one that did not come, or cannot be read; UnchangedFeed
 */
export async function* readRemoteFeed(
  store: Store,
  source: RemoteSource,
  { dir, ...options }: DownloadSettings,
  { isDry = false, now = Date.now() }: { isDry?: boolean | undefined; now?: number | undefined },
): SourceRecords {
  const known = isDry ? undefined : await findKnown(store, source, now);
  const credentials = await readCredentials(source.auth);
  const folder = await makeFolderIn(dir, now);
  try {
    const file = path.join(folder, 'feed');
    const feed = await downloadFeed(source.url, file, { ...options, credentials, known: known?.fetched?.version });
    if (!feed) throw new UnchangedFeed(known!);
    const { version, bytes } = feed;
    const { isWhole } = yield* readFeed(feed, source);
    return { isWhole, fetched: { version, bytes, at: now, settings: settingsOf(source) } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
