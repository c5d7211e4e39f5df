import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Env } from '#config/env.ts';
import { hour } from '#shared/times.ts';
import type { Store } from '../../db/store.ts';
import { UnchangedFeed, type SourceRecords } from '../formats/format.ts';
import { formats } from '../formats/formats.ts';
import { readFeed } from '../formats/readFeed.ts';
import { findLastReading, settingsOf, type ReadSource } from '../lastReading.ts';
import { downloadFeed, type DownloadOptions } from './downloadFeed.ts';
import { downloadPages } from './downloadPages.ts';
import { readCredentials, type SourceAuth } from './readCredentials.ts';

/** A source with a `url`. */
export interface RemoteSource extends ReadSource {
  url: string;
  auth?: SourceAuth | undefined;
}

export interface DownloadSettings extends Pick<
  DownloadOptions,
  'allowPrivate' | 'maxBytes' | 'timeoutMs' | 'isPublic' | 'steps'
> {
  /** The folder of feeds that are being read. */
  dir: string;
}

/** The defaults: public addresses only, up to 500 MB. */
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

/** After this age a folder is one of a killed process: no download and reading takes as long. */
const leftOverMs = hour;

/** Makes a folder for one feed, and removes those of killed processes. */
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
 * The records of a source with a `url`. The feed is downloaded before the first record is read, and removed afterwards.
 * @param isDry reads an unchanged feed too
 * @throws UnreadableFile for one that cannot be downloaded or read; UnchangedFeed
 */
export async function* readRemoteFeed(
  store: Store,
  source: RemoteSource,
  { dir, ...options }: DownloadSettings,
  { isDry = false, now = Date.now() }: { isDry?: boolean | undefined; now?: number | undefined },
): SourceRecords {
  const known = isDry ? undefined : await findLastReading(store, source, now);
  const credentials = await readCredentials(source.auth);
  const folder = await makeFolderIn(dir, now);
  try {
    const file = path.join(folder, 'feed');
    const { nextPage } = formats[source.format];
    const asked = { ...options, credentials, known: known?.fetched.version };
    const feed = nextPage
      ? await downloadPages(source.url, file, nextPage, asked)
      : await downloadFeed(source.url, file, asked);
    if (!feed) throw new UnchangedFeed(known!);
    const { version, bytes } = feed;
    const { isWhole } = yield* readFeed(feed, source);
    return { isWhole, fetched: { version, bytes, at: now, settings: settingsOf(source) } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
