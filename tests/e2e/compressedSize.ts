import { brotliCompressSync, constants } from 'node:zlib';

/** What a text weighs as pages are kept: with quality 5, because higher ones are too slow while a visitor waits. */
export const compressedSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
