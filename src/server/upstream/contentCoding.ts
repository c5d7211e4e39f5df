import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';
import type { UpstreamHeaders } from './UpstreamAnswer.ts';

interface Coded {
  headers: UpstreamHeaders;
  body: Buffer;
}

const bom = Buffer.from('\ufeff');

/** The codings of a body, in the order in which they were applied (RFC 9110 §8.4). */
const codingsOf = (headers: UpstreamHeaders): string[] =>
  (headers['content-encoding'] ?? [])
    .join(',')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');

/** Whether a body is coded, though no coding was asked for. */
export const isCoded = (headers: UpstreamHeaders): boolean => codingsOf(headers).length > 0;

/** `deflate` is zlib's format; some send the data without its head (RFC 9110 §8.4.1.2), whose low half byte is 8. */
const isZlib = (body: Buffer): boolean => (body[0]! & 0x0f) === 8;

function decode(body: Buffer, coding: string, maxOutputLength: number): Promise<Buffer> {
  if (coding === 'gzip' || coding === 'x-gzip') return promisify(gunzip)(body, { maxOutputLength });
  if (coding === 'br') return promisify(brotliDecompress)(body, { maxOutputLength });
  if (coding === 'deflate') return promisify(isZlib(body) ? inflate : inflateRaw)(body, { maxOutputLength });
  return Promise.reject(new Error(`Content-Encoding: ${coding} was not asked for`));
}

/** JSON may not begin with a byte order mark, and does (RFC 8259 §8.1): it is left out. */
const withoutBom = (body: Buffer): Buffer => (body.subarray(0, 3).equals(bom) ? body.subarray(3) : body);

/**
 * A body without codings that nobody asked for, and without a byte order mark before JSON.
 * @param maxBytes of the decoded body
 * @throws Error for a coding that is unknown or false, and for a body that is larger: an upstream that fails
 */
export async function decodeBody({ headers, body }: Coded, maxBytes: number): Promise<Coded> {
  const codings = codingsOf(headers);
  let decoded = body;
  if (body.length > 0) for (const coding of codings.toReversed()) decoded = await decode(decoded, coding, maxBytes);
  if (headers['content-type']?.[0]?.includes('json')) decoded = withoutBom(decoded);
  if (decoded === body) return { headers, body };
  const { 'content-encoding': _coding, 'content-length': _length, ...rest } = headers;
  return { headers: rest, body: decoded };
}
