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

interface Head extends Pick<Entry, 'key' | 'url' | 'kind' | 'tags' | 'status' | 'headers' | 'lifetime'> {
  position: string;
  /** Milliseconds for which it was kept when it was stored. */
  kept: number;
}

/** Bytes of the largest shared entry: the transport of a larger one costs more than it saves. */
export const maxSharedBytes = 512 * 1024;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Fast, for transport only: each instance makes its own encodings for visitors. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 3 };

/**
 * @param kept milliseconds for which Redis is to keep it
 * @param now of the cache's clock
 * @returns the length of the head in four bytes, the head as JSON, the body in Brotli
 */
export async function packEntry({ entry, position }: Packed, kept: number, now: number): Promise<Buffer> {
  const { key, url, kind, tags, status, headers, lifetime, body } = entry;
  const head: Head = {
    key,
    url,
    kind,
    tags,
    status,
    headers,
    lifetime: { ...lifetime, age: ageOf(entry, now) },
    position,
    kept,
  };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json, await compress(body, { params: quality })]);
}

/** Milliseconds by which Redis's clock may be set back before its times are rejected. */
const clockSlack = 1_000;

/**
 * The entry as it is in this process now. How old it became is what Redis has taken from its time, so that the clocks
 * of two machines are never compared.
 * @param left milliseconds for which Redis still keeps it
 * @param now of the cache's clock
 * @throws SyntaxError and others on anything that was not packed here
 */
export async function unpackEntry(bytes: Buffer, left: number, now: number): Promise<Packed> {
  const end = 4 + bytes.readUInt32BE(0);
  const { position, kept, ...head } = JSON.parse(bytes.toString('utf8', 4, end)) as Head;
  if (left > kept + clockSlack) throw new RangeError('Kept for longer than it was stored for');
  const body = await decompress(bytes.subarray(end), { maxOutputLength: maxSharedBytes });
  return { entry: createEntry({ ...head, body }, { ...head, since: now - Math.max(0, kept - left) }), position };
}
