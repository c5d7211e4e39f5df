import { createHmac, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { createEntry, type Entry } from '../../edge/entry.ts';
import { ageOf } from '../../edge/freshness.ts';

/** An entry in Redis. */
export interface Packed {
  entry: Entry;
  /** In the stream of purges, from before its fetch. */
  position: string;
}

interface Head extends Pick<Entry, 'key' | 'url' | 'kind' | 'tags' | 'status' | 'headers' | 'lifetime' | 'isPacked'> {
  position: string;
  /** Milliseconds for which it was kept when it was stored. */
  kept: number;
}

/** Bytes of the largest shared entry: the transport of a larger one costs more than it saves. */
export const maxSharedBytes = 512 * 1024;

/** Thrown for what no instance of this site has packed under this key. */
export class ForgedEntryError extends Error {
  override readonly name = 'ForgedEntryError';
}

/** Bytes of the signature that an entry begins with. */
const signatureBytes = 32;

/** Of an entry under its key: one page must not take the place of another either. */
const signatureOf = (bytes: Buffer, key: string, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(`${Buffer.byteLength(key)}:${key}`)
    .update(bytes)
    .digest();

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Fast, for transport only: of what is not kept in Brotli, each instance makes its own encodings for visitors. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 3 };

interface Sealing {
  /** Of the cache's clock. */
  now: number;
  /** The instances' own: who can write to Redis must not be able to write their pages. */
  secret: string;
}

/**
 * @param kept milliseconds for which Redis is to keep it
 * @returns the signature of what follows; the length of the head in four bytes, the head as JSON, the body in Brotli
 */
export async function packEntry({ entry, position }: Packed, kept: number, { now, secret }: Sealing): Promise<Buffer> {
  const { key, url, kind, tags, status, headers, lifetime, body, isPacked } = entry;
  const head: Head = {
    key,
    url,
    kind,
    tags,
    status,
    headers,
    isPacked,
    lifetime: { ...lifetime, age: ageOf(entry, now) },
    position,
    kept,
  };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  const bytes = Buffer.concat([length, json, isPacked ? body : await compress(body, { params: quality })]);
  return Buffer.concat([signatureOf(bytes, key, secret), bytes]);
}

/** Milliseconds by which Redis's clock may be set back before its times are rejected. */
const clockSlack = 1_000;

/**
 * The entry as it is in this process now. How old it became is what Redis has taken from its time, so that the clocks
 * of two machines are never compared.
 * @param key of the entry that is asked for
 * @param left milliseconds for which Redis still keeps it
 * @throws ForgedEntryError on anything that was not packed with this secret; RangeError when it is kept too long
 */
export async function unpackEntry(
  signed: Buffer,
  key: string,
  left: number,
  { now, secret }: Sealing,
): Promise<Packed> {
  const signature = signed.subarray(0, signatureBytes);
  const bytes = signed.subarray(signatureBytes);
  if (signature.length < signatureBytes || !timingSafeEqual(signature, signatureOf(bytes, key, secret)))
    throw new ForgedEntryError('Not written by an instance of this site');
  const end = 4 + bytes.readUInt32BE(0);
  const { position, kept, ...head } = JSON.parse(bytes.toString('utf8', 4, end)) as Head;
  if (left > kept + clockSlack) throw new RangeError('Kept for longer than it was stored for');
  const packed = bytes.subarray(end);
  const body = head.isPacked ? packed : await decompress(packed, { maxOutputLength: maxSharedBytes });
  return { entry: createEntry({ ...head, body }, { ...head, since: now - Math.max(0, kept - left) }), position };
}
