import type { FieldWarning } from '../sync/RecordReader.ts';
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

/**
 * The records of a file, and at its end whether they are all that there is. A file of changes alone names what to
 * delete (`status: 'withdrawn'`).
 */
export type SourceRecords = AsyncGenerator<SourceRecord, { isWhole: boolean }>;

/** Reads the records of one format, one after another, in bounded memory. */
export interface Format {
  /** @throws UnreadableFile */
  read: (file: SourceFile, options: FormatOptions) => SourceRecords;
}

/** A file that cannot be what it should be: nothing of it is taken. Its message says what is wrong, and where. */
export class UnreadableFile extends Error {}
