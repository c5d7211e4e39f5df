import type { Readable } from 'node:stream';

/** What is stored: bytes in memory, or some that can be read from their beginning more than once. */
export type FileBody = Buffer | { open: () => Readable };

/** What is known of a stored file. Times are epoch milliseconds. */
export interface FileFacts {
  bytes: number;
  modifiedAt: number;
  /** SHA-256 in hexadecimal digits, as of its writing; null where the storage keeps none. */
  sha256: string | null;
}

export interface ListedFile {
  name: string;
  bytes: number;
  modifiedAt: number;
}

/** Bytes of a file, both included; without an end, to its last. */
export interface ByteRange {
  start: number;
  end?: number;
}

/**
 * Files by name, as `masters/3f/3f…`, in a folder or a bucket. A file is replaced as a whole: who reads sees one that
 * is complete. All but a folder's own errors are a StorageAwayError.
 */
export interface FileStorage {
  /**
   * The stream is to be read or destroyed, and may end with an error.
   * @param range within the file
   * @returns null where there is none
   */
  read: (name: string, range?: ByteRange) => Promise<(FileFacts & { stream: Readable }) | null>;
  /** @returns null where there is none */
  stat: (name: string) => Promise<FileFacts | null>;
  write: (name: string, body: FileBody) => Promise<void>;
  /** Also of a file that is not there. */
  remove: (name: string) => Promise<void>;
  /** Files whose names begin so, in their order, some at a time. @param beginning whole folders, as `masters/` */
  list: (beginning: string) => AsyncIterable<ListedFile[]>;
  /** False while it does not answer, or refuses what is asked. */
  isReachable: () => boolean;
  close: () => void;
}

/** The storage does not answer, or refuses: the file may be there. Says why, without keys and what was signed. */
export class StorageAwayError extends Error {}
