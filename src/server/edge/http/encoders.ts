import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { ownBytes, type Answer } from '../entry.ts';
import type { Encoding } from './negotiateEncoding.ts';

export type Compression = Exclude<Encoding, 'identity'>;

interface Encoder {
  /**
   * For the first visitor, who waits: in the event loop, since to hand it to a thread would take longer.
   * @returns as `thoroughly`
   */
  quickly: (body: Buffer) => Buffer;
  /** Smaller, for several times the work, in a thread. @returns a part of a block of 16 KB (`ownBytes`) */
  thoroughly: (body: Buffer) => Promise<Buffer>;
}

/** Bytes of a text that is compressed in the event loop: about a millisecond. gzip takes two to three times as long. */
export const maxQuickBytes: Readonly<Record<Compression, number>> = { br: 256 * 1024, gzip: 96 * 1024 };

/** Bytes below which an encoded response takes as many packets. */
export const worthEncoding = 512;

/** As large as the body: the usual window of 4 MB would be allocated for each, and a page has a fortieth of it. */
const windowBits = (bytes: number): number => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

const brotliOptions = (body: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
  },
});

/**
 * Measured on a list of 24 homes, 90 KB, in a process with the site's malloc: Brotli 15.4 KB in 0.2 ms of a processor,
 * and 12.0 KB in 1.9 ms. Quality 1 makes 14.7 KB in 0.5 ms: half of that is a table of 1 MB, new for each text.
 */
export const encoders: Readonly<Record<Compression, Encoder>> = {
  br: {
    quickly: (body) => brotliCompressSync(body, brotliOptions(body, 0)),
    thoroughly: (body) => promisify(brotliCompress)(body, brotliOptions(body, 5)),
  },
  gzip: {
    quickly: (body) => gzipSync(body, { level: 1 }),
    thoroughly: (body) => promisify(gzip)(body, { level: 6 }),
  },
};

/**
 * A text as it is kept: in Brotli, as nearly all visitors take it. A page, or a list of the API, then has a fifth
 * of the memory, and its bytes are freed with the garbage of the request instead of with that of the cache, whose
 * collections are expensive.
 *
 * @returns bytes of its own, so that those of the text may be used again
 */
export function pack(text: Buffer): Pick<Answer, 'body' | 'isPacked'> {
  if (text.length < worthEncoding || text.length > maxQuickBytes.br) return { body: ownBytes(text) };
  return { body: ownBytes(encoders.br.quickly(text)), isPacked: true };
}

/** A body as it was before `pack`. */
export const unpack = ({ body, isPacked }: Answer): Buffer =>
  isPacked ? brotliDecompressSync(body, { maxOutputLength: maxQuickBytes.br }) : body;

/** The text of a body, packed or not. */
export const textOf = (answer: Answer): string => unpack(answer).toString('utf8');
