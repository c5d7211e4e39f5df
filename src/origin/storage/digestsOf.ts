import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileBody, FileStorage } from './fileStorage.ts';

/** A file's length, and its digests: SHA-256 in hexadecimal digits, MD5 as HTTP has it (RFC 1864). */
export interface Digests {
  bytes: number;
  sha256: string;
  md5: string;
}

/** A body from its beginning. */
export const streamOf = (body: FileBody): Readable =>
  Buffer.isBuffer(body) ? Readable.from([body], { objectMode: false }) : body.open();

/** Reads a body to its end, with one piece in memory. */
export async function digestsOf(body: FileBody): Promise<Digests> {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  let bytes = 0;
  for await (const piece of streamOf(body) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    sha256.update(piece);
    md5.update(piece);
  }
  return { bytes, sha256: sha256.digest('hex'), md5: md5.digest('base64') };
}

/** The SHA-256 of a stored file: as the storage keeps it, else of its bytes. @returns null where there is no file */
export async function storedDigest(storage: FileStorage, name: string): Promise<string | null> {
  const facts = await storage.stat(name);
  if (!facts || facts.sha256 !== null) return facts && facts.sha256;
  const file = await storage.read(name);
  return file && (await digestsOf({ open: () => file.stream })).sha256;
}
