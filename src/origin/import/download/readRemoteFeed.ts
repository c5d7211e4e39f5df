import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '#config/env.ts';
import type { Store } from '../../db/store.ts';
import { UnchangedFeed, type SourceRecords } from '../formats/format.ts';
import { formats } from '../formats/formats.ts';
import { readFeed } from '../formats/readFeed.ts';
import { defaultSpace, makeWorkFolder, type FeedSpace } from '../input/workFolders.ts';
import { findLastReading, settingsOf, type ReadSource } from '../lastReading.ts';
import { downloadFeed, type DownloadOptions } from './downloadFeed.ts';
import { downloadPages } from './downloadPages.ts';
import { readCredentials, type SourceAuth } from './readCredentials.ts';

/** A source with a `url`. */
export interface RemoteSource extends ReadSource {
  url: string;
  auth?: SourceAuth | undefined;
}

export interface DownloadSettings
  extends FeedSpace, Pick<DownloadOptions, 'allowPrivate' | 'timeoutMs' | 'isPublic' | 'steps'> {}

/** The defaults: public addresses only, up to 500 MB. */
export const defaultDownload: DownloadSettings = { ...defaultSpace, allowPrivate: false };

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
  const { url, headers: credentials } = await readCredentials(source.url, source.auth);
  const folder = await makeWorkFolder(dir);
  try {
    const file = path.join(folder, 'feed');
    const { nextPage } = formats[source.format];
    const asked = { ...options, credentials, known: known?.fetched.version };
    const feed = nextPage ? await downloadPages(url, file, nextPage, asked) : await downloadFeed(url, file, asked);
    if (!feed) throw new UnchangedFeed(known!);
    const { version, bytes } = feed;
    const { isWhole } = yield* readFeed(feed, source, { dir, maxBytes: options.maxBytes });
    const offer = isWhole ? ({ isOffer: true } as const) : {};
    return { isWhole, fetched: { version, bytes, at: now, settings: settingsOf(source), ...offer } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
