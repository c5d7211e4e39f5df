import { EnvError } from '#config/settingsError.ts';
import { openFeed } from '../input/openFeed.ts';
import type { WordMap } from '../sync/words.ts';
import type { SourceFile, SourceRecords } from './format.ts';
import { formats } from './formats.ts';
import type { SourceFormat } from './sourceFormats.ts';

/** How a source's file is read. */
export interface FeedSource {
  format: SourceFormat;
  map?: WordMap | undefined;
}

/**
 * The records of a source's file, of the newest in a folder, or of that in a ZIP. What is unpacked is removed when they
 * have been read.
 * @throws UnreadableFile for one that cannot be what it should be; EnvError for a format that is not read yet
 */
export async function* readFeed(file: SourceFile, { format, map = {} }: FeedSource): SourceRecords {
  const reader = formats[format];
  if (!reader) throw new EnvError(`The format ${format} is not read yet`);
  const feed = await openFeed(file);
  try {
    return yield* reader.read(feed, { map });
  } finally {
    await feed.close();
  }
}
