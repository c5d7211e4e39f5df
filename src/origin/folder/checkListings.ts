import path from 'node:path';
import { UnreadableFile } from '../import/formats/format.ts';
import { readFeed } from '../import/formats/readFeed.ts';
import { readSourceRecord } from '../import/sync/readListing.ts';
import type { Source } from './sourceFile.ts';

/**
 * What an import would refuse of the files of a network's sources.
 * @returns a line for each record, with file, place and reason, and for each file that cannot be read
 */
export async function refusedListings(dir: string, sources: readonly Source[]): Promise<string[]> {
  const refused: string[] = [];
  for (const source of sources) {
    const { file, map } = source;
    if (file === undefined) continue;
    try {
      for await (const record of readFeed({ path: path.join(dir, file) }, source)) {
        const reading = readSourceRecord(record, map);
        if (reading.kind === 'refused')
          refused.push(`${file}: ${record.place}: ${reading.reference ?? reading.id ?? 'a record'} ${reading.reason}`);
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      refused.push(`${file}: ${error.message}`);
    }
  }
  return refused;
}
