import type { FieldWarning } from '../sync/RecordReader.ts';
import type { FetchedFeed } from '../sync/report.ts';
import type { RunSummary } from '../sync/summariseReport.ts';
import type { WordMap } from '../sync/words.ts';

/** One record of a source, in the contract's shape as loosely as readListing.ts takes it. */
export interface SourceRecord {
  /** Where it begins in its file, as "line 12" or "record 3": names one that has neither an id nor a reference. */
  place: string;
  /** Undefined for one that cannot be read at all: it is refused. */
  value: unknown;
  /** Why it cannot be, where its format knows that. */
  problem?: string | undefined;
  /** What its format has that could not be put into the contract's shape. */
  warnings?: readonly FieldWarning[];
}

/** A file of a source. */
export interface SourceFile {
  /** Its path; an address has been fetched to one. */
  path: string;
  /** As the server that it came from says. */
  contentType?: string | undefined;
}

export interface FormatOptions {
  /** The source's own words, by field. */
  map: WordMap;
}

/** What is known of a file when its records have ended. */
export interface RecordsEnd {
  /** They are all that there is. A file of changes alone names what to delete (`status: 'withdrawn'`). */
  isWhole: boolean;
  /** Which version of its feed they are. */
  fetched?: FetchedFeed;
}

/** The records of a file. */
export type SourceRecords = AsyncGenerator<SourceRecord, RecordsEnd>;

/** Reads the records of one format, one after another, in bounded memory. */
export interface Format {
  /** @throws UnreadableFile */
  read: (file: SourceFile, options: FormatOptions) => SourceRecords;
}

/** A file that cannot be what it should be: nothing of it is taken. Its message says what is wrong, and where. */
export class UnreadableFile extends Error {}

/** A feed that is what it was when it was read last, as its server or its bytes say: nothing of it is read. */
export class UnchangedFeed extends Error {
  /** What the run that read it found, which is still so. */
  readonly lastRun: RunSummary;

  constructor(lastRun: RunSummary) {
    super('the feed is unchanged');
    this.lastRun = lastRun;
  }
}
