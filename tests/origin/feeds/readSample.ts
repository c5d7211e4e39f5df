import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFeed, type FeedSource } from '#origin/import/formats/readFeed.ts';
import { readSourceRecord, type ReadListing } from '#origin/import/sync/readListing.ts';

/** What an import makes of a file. */
export interface ReadSample {
  isWhole: boolean;
  /** By id. */
  listings: Record<string, ReadListing>;
  withdrawn: string[];
  /** Reasons by id, or by place where there is none. */
  refused: Record<string, string>;
  /** By id, as `field reason`. */
  warnings: Record<string, string[]>;
}

/** Reads a file as an import does, but for what is stored. @throws UnreadableFile */
export async function readSample(file: string, source: FeedSource): Promise<ReadSample> {
  const sample: ReadSample = { isWhole: false, listings: {}, withdrawn: [], refused: {}, warnings: {} };
  const records = readFeed({ path: file }, source);
  for (let next = await records.next(); ; next = await records.next()) {
    if (next.done) return { ...sample, isWhole: next.value.isWhole };
    const { place, warnings = [] } = next.value;
    const reading = readSourceRecord(next.value, source.map ?? {});
    if (reading.kind === 'withdrawn') sample.withdrawn.push(reading.id);
    else if (reading.kind === 'refused') sample.refused[reading.id ?? place] = reading.reason;
    else {
      const { listing } = reading;
      sample.listings[listing.id] = listing;
      sample.warnings[listing.id] = [...warnings, ...listing.warnings].map(({ field, reason }) => `${field} ${reason}`);
    }
  }
}

/** As `readSample`, of a text. */
export async function readSampleText(text: string | Buffer, source: FeedSource): Promise<ReadSample> {
  const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-sample-'));
  try {
    const file = path.join(dir, 'feed');
    writeFileSync(file, text);
    return await readSample(file, source);
  } finally {
    rmSync(dir, { recursive: true });
  }
}
