import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { compression } from '#shared/exports/fileFacts.ts';

/**
 * A gzip file of parts that are packed one by one (RFC 1951, 1952): each begins with nothing to refer to and ends on a
 * whole byte, so that they can be put together in any order, and none is packed again when another changes.
 */
export interface Packed {
  content: Uint8Array;
  /** CRC-32 and bytes of the text. */
  crc: number;
  size: number;
}

const settings = { ...compression, finishFlush: constants.Z_SYNC_FLUSH } as const;

const deflate = promisify<Buffer, typeof settings, Buffer>(deflateRaw);

/** Packs a text; an empty one takes no bytes. */
export async function pack(text: string): Promise<Packed> {
  const bytes = Buffer.from(text);
  const content = bytes.length === 0 ? bytes : await deflate(bytes, settings);
  return { content, crc: crc32(bytes), size: bytes.length };
}

/** Of gzip, without a name and a time. */
export const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** A last block, of nothing. */
const lastBlock = Buffer.from([3, 0]);

/** The polynomial of CRC-32, reflected. */
const polynomial = 0xedb88320;

/** The product of two polynomials modulo that of CRC-32, as zlib's crc32.c has it. @param a not 0 */
function multiply(a: number, b: number): number {
  let product = 0;
  let factor = b;
  for (let bit = 2 ** 31; ; bit /= 2) {
    if (a & bit) {
      product ^= factor;
      if ((a & (bit - 1)) === 0) return product;
    }
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1;
  }
}

/** x to the power of 2^n. */
const powers: number[] = [2 ** 30];
for (let n = 1; n < 32; n += 1) powers.push(multiply(powers[n - 1]!, powers[n - 1]!));

/** The CRC-32 of two texts, one behind the other. @param size bytes of the second */
export function joinCrc(first: number, second: number, size: number): number {
  let shift = 2 ** 31;
  // A byte is x to the power of 2^3.
  for (let n = 3, left = size; left > 0; left = Math.floor(left / 2), n += 1)
    if (left % 2 === 1) shift = multiply(powers[n % 32]!, shift);
  return (multiply(shift, first) ^ second) >>> 0;
}

/** What ends a file whose text has this CRC-32 and size. */
export function gzipTail(crc: number, size: number): Buffer {
  const sums = Buffer.alloc(8);
  sums.writeUInt32LE(crc, 0);
  sums.writeUInt32LE(size % 2 ** 32, 4);
  return Buffer.concat([lastBlock, sums]);
}
