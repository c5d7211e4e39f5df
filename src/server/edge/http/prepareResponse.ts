import type { IncomingMessage } from 'node:http';
import { bodyBytes, type Entry } from '../entry.ts';
import { worthEncoding } from './encoders.ts';
import { negotiateEncoding, type Encoding } from './negotiateEncoding.ts';

/** The response of an entry in one encoding: prepared once (a quick one twice), written many times. */
export interface PreparedResponse {
  /** Names and values alternate, as writeHead takes them. */
  head: string[];
  /** null: unpacked for each request, until it is kept (preparedResponses.ts). Few clients accept no encoding. */
  body: Buffer | null;
  /** What it is counted with in the cache. */
  bytes: number;
  validators: { etag?: string | undefined; 'last-modified'?: string | undefined };
  /** Compressed quickly, and not yet asked for again. */
  isQuick: boolean;
}

const compressible = /^(?:text\/|image\/svg|application\/(?:json|xml|javascript|manifest|(?:[\w.-]+\+)(?:json|xml)))/;

/** Headers between the upstream and this cache, and those that are written for each response. */
const unsent = new Set(['surrogate-key', 'edge-cache-control', 'age', 'cache-status', 'content-length']);

const isEncodable = ({ headers, body, isPacked }: Entry): boolean =>
  isPacked === true ||
  (body.length >= worthEncoding &&
    headers['content-encoding'] === undefined &&
    compressible.test(headers['content-type'] ?? ''));

/** A part is one of the text as it is: its bytes change when it is compressed anew. */
export const encodingFor = (req: IncomingMessage, entry: Entry): Encoding =>
  isEncodable(entry) && req.headers.range === undefined
    ? negotiateEncoding(req.headers['accept-encoding'])
    : 'identity';

/** The ETag of one encoding: weak, unless its bytes are those that it was made from (RFC 9110 §8.8.3). */
function etagOf(entry: Entry, encoding: Encoding): string | undefined {
  const { etag } = entry.headers;
  return etag === undefined || encoding === 'identity' || etag.startsWith('W/') ? etag : `W/${etag}`;
}

function addVary(vary: string | undefined): string {
  return vary === undefined
    ? 'Accept-Encoding'
    : /(?:^|,)\s*accept-encoding\s*(?:,|$)/i.test(vary)
      ? vary
      : `${vary}, Accept-Encoding`;
}

interface HeadOptions {
  constantHeaders: Readonly<Record<string, string>>;
  /** Names of headers that are written for each response instead. */
  replaced?: ReadonlySet<string> | undefined;
}

/** Names and values alternate: the constant headers under the entry's own, with those that an encoding changes. */
function headOf(
  entry: Entry,
  encoding: Encoding,
  bodyLength: number,
  { constantHeaders, replaced }: HeadOptions,
): string[] {
  const fields: Record<string, string | undefined> = {
    ...constantHeaders,
    ...entry.headers,
    etag: etagOf(entry, encoding),
    ...(isEncodable(entry) ? { vary: addVary(entry.headers.vary) } : { 'accept-ranges': 'bytes' }),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  const head = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || unsent.has(name) || replaced?.has(name) ? [] : [name, value],
  );
  if (entry.status !== 204) head.push('content-length', String(bodyLength));
  return head;
}

/** The response of an entry in one encoding. @param body in that encoding @param isQuick compressed quickly */
export function prepareResponse(
  entry: Entry,
  { encoding, body, isQuick }: { encoding: Encoding; body: Buffer; isQuick: boolean },
  options: HeadOptions,
): PreparedResponse {
  const head = headOf(entry, encoding, body.length, options);
  const isUnpacked = isQuick && encoding === 'identity';
  const headBytes = head.reduce((sum, text) => sum + text.length + 16, 200);
  return {
    head,
    body: isUnpacked ? null : body,
    bytes: headBytes + (isUnpacked || body === entry.body ? 0 : bodyBytes(body.length)),
    validators: { etag: etagOf(entry, encoding), 'last-modified': entry.headers['last-modified'] },
    isQuick,
  };
}
