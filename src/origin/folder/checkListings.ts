import path from 'node:path';
import { readListing } from '../import/sync/readListing.ts';
import { parseRecord, readRecords } from '../import/readRecords.ts';
import { readText } from './importSources.ts';
import type { Source } from './sourceFile.ts';

/**
 * What an import would refuse of the files of a network's sources.
 * @returns a line for each, with file, line and reason
 * @throws EnvError for a file that is not UTF-8
 */
export async function refusedListings(dir: string, sources: readonly Source[]): Promise<string[]> {
  const refused: string[] = [];
  for (const { file, map } of sources) {
    if (file === undefined) continue;
    for await (const { line, text } of readRecords(readText(path.join(dir, file)))) {
      const reading = readListing(parseRecord(text), map);
      if (reading.kind === 'refused')
        refused.push(`${file}: line ${line}: ${reading.reference ?? reading.id ?? 'a record'} ${reading.reason}`);
    }
  }
  return refused;
}
