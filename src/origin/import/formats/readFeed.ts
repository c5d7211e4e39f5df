import { openFeed } from '../input/openFeed.ts';
import type { FeedSpace } from '../input/workFolders.ts';
import type { WordMap } from '../sync/words.ts';
import type { SourceFile, SourceRecords } from './format.ts';
import { formats } from './formats.ts';
import type { SourceFormat } from './sourceFormats.ts';

/** The part of a source that says how its file is read. */
export interface FeedSource {
  format: SourceFormat;
  map?: WordMap | undefined;
}

/**
 * The records of a source's file; of a folder or ZIP those of its newest file. Unpacked files are removed afterwards.
 * @param space where a packed file is unpacked, and how large it may be
 * @throws UnreadableFile for a file that is not of the format, cut off or broken
 */
export async function* readFeed(
  file: SourceFile,
  { format, map = {} }: FeedSource,
  space: Partial<FeedSpace> = {},
): SourceRecords {
  const feed = await openFeed(file, space);
  try {
    return yield* formats[format].read(feed, { map });
  } finally {
    await feed.close();
  }
}
