import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Store } from '../db/store.ts';
import { UnchangedFeed, type SourceRecords } from './formats/format.ts';
import { readFeed } from './formats/readFeed.ts';
import { findFeed } from './input/openFeed.ts';
import type { FeedSpace } from './input/workFolders.ts';
import { findLastReading, settingsOf, type ReadSource } from './lastReading.ts';

async function digestOf(file: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(file), digest);
  return digest.digest('hex');
}

/**
 * The records of a source's file, or of the newest in its folder. A file with the same bytes as at the last run is not
 * read: a run over 100,000 listings then takes a second.
 * @param path of the file or folder
 * @param isDry reads it in any case
 * @throws UnreadableFile for one that cannot be read; UnchangedFeed
 */
export async function* readLocalFeed(
  store: Store,
  source: ReadSource,
  path: string,
  space: FeedSpace,
  { isDry = false, now = Date.now() }: { isDry?: boolean | undefined; now?: number | undefined },
): SourceRecords {
  const known = isDry ? undefined : await findLastReading(store, source, now);
  const file = await findFeed(path);
  const version = { digest: await digestOf(file) };
  if (known?.fetched.version.digest === version.digest) throw new UnchangedFeed(known);
  const { size: bytes } = await stat(file);
  const { isWhole } = yield* readFeed({ path: file }, source, space);
  return { isWhole, fetched: { version, bytes, at: now, settings: settingsOf(source) } };
}
