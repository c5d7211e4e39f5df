import type { FieldWarning } from '../sync/RecordReader.ts';
import type { FetchedFeed } from '../sync/report.ts';
import type { RunSummary } from '../sync/summariseReport.ts';
import type { WordMap } from '../sync/words.ts';

/** One record of a source, in the contract's shape as loosely as readListing.ts takes it. */
export interface SourceRecord {
  /** Where it begins in its file, as "line 12" or "record 3"; reports use it for one without id and reference. */
  place: string;
  /** Undefined for a record that cannot be read: it is refused. */
  value: unknown;
  /** Why it cannot be read, if the format knows. */
  problem?: string | undefined;
  /** Parts of the record that the format could not put into the contract's shape. */
  warnings?: readonly FieldWarning[] | undefined;
  /**
   * All that it is read from, as it is written in the file: a record with the same text says the same. Where a format
   * gives it, the record is only read when its other fields are asked for.
   */
  text?: string;
}

/** A file of a source. */
export interface SourceFile {
  /** Its path; a `url` has been downloaded to one. */
  path: string;
  /** Of the answer with which a `url` came. */
  contentType?: string | undefined;
}

export interface FormatOptions {
  /** The source's own words, by field. */
  map: WordMap;
}

/** What is known of a file once all its records are read. */
export interface RecordsEnd {
  /** The file is whole: listings that are missing in it are withdrawn. Else it names them (`status: 'withdrawn'`). */
  isWhole: boolean;
  /** The version of the feed. Undefined for a file that a command names. */
  fetched?: FetchedFeed;
}

/** The records of a file. */
export type SourceRecords = AsyncGenerator<SourceRecord, RecordsEnd>;

/** Reads the records of one format, one after another, in bounded memory. */
export interface Format {
  /** @throws UnreadableFile */
  read: (file: SourceFile, options: FormatOptions) => SourceRecords;
  /** Of a format that an API answers by pages: the address of the one behind; undefined for the last. */
  nextPage?: (url: string, answer: unknown) => string | undefined;
}

/** The file is not what its source says: nothing of it is taken. The message says what is wrong, and where. */
export class UnreadableFile extends Error {}

/** By its server or its bytes, the feed is the one of the last run: nothing of it is read. */
export class UnchangedFeed extends Error {
  /** The summary of the run that read it. */
  readonly lastRun: RunSummary;

  constructor(lastRun: RunSummary) {
    super('the feed is unchanged');
    this.lastRun = lastRun;
  }
}
