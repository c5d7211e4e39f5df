import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { CacheResult } from '../EdgeCache.ts';
import type { Entry } from '../entry.ts';
import { ageOf, ttlOf } from '../freshness.ts';
import { cacheStatus } from './cacheStatus.ts';
import { unpack } from './encoders.ts';
import { createImprover, findPrepared, prepare, type SenderOptions } from './preparedResponses.ts';
import { encodingFor, type PreparedResponse } from './prepareResponse.ts';
import { requestedPart } from './requestedPart.ts';

export interface SendOptions {
  /** Further headers of this response. */
  headers?: Readonly<Record<string, string>>;
}

export interface Sender {
  /** Writes a response that is already prepared. @returns false when it is not, and nothing was written */
  sendNow: (
    req: IncomingMessage,
    res: ServerResponse,
    entry: Entry,
    result: CacheResult,
    options?: SendOptions,
  ) => boolean;
  /** Writes an entry: 304 where the client's copy is valid, the part that is asked for, no body for a HEAD. */
  send: (
    req: IncomingMessage,
    res: ServerResponse,
    entry: Entry,
    result: CacheResult,
    options?: SendOptions,
  ) => Promise<void>;
}

type Fields = SendOptions['headers'];

/** What is said of one response beside its entry's headers. */
function headFor(
  entry: Entry,
  prepared: PreparedResponse,
  { result, extra, own, now }: { result: CacheResult; extra: Fields; own: Fields; now: number },
): string[] {
  const held = result.hit || result.stored;
  const status = { ttl: held ? ttlOf(entry, now) : undefined, upstream: entry.headers['cache-status'] };
  const head = [...prepared.head, 'cache-status', cacheStatus(result, status)];
  if (held || entry.lifetime.age >= 1) head.push('age', String(Math.floor(ageOf(entry, now))));
  if (own) for (const name in own) head.push(name, own[name]!);
  if (extra) for (const name in extra) head.push(name, extra[name]!);
  return head;
}

/** A head without what describes a body, for a 304. */
const withoutContent = (head: readonly string[]): string[] =>
  head.filter((_, index) => !/^content-(?:type|encoding|length)$/.test(head[index - (index % 2)]!));

/** A head of a part of a body: of `length` bytes. */
const ofPart = (head: readonly string[], length: number, contentRange: string): string[] => [
  ...head.filter((_, index) => !/^content-(?:length|range)$/.test(head[index - (index % 2)]!)),
  ...['content-length', String(length), 'content-range', contentRange],
];

/** Writes the part of a body that is asked for. @returns false where all of it is, and nothing was written */
function writePart(
  req: IncomingMessage,
  res: ServerResponse,
  prepared: PreparedResponse,
  head: string[],
  body: Buffer,
) {
  const part = requestedPart(req, prepared.validators, body.length);
  if (part === undefined) return false;
  if (part === null) res.writeHead(416, ofPart(withoutContent(head), 0, `bytes */${body.length}`)).end();
  else {
    const bytes = body.subarray(part.start, part.end + 1);
    res.writeHead(206, ofPart(head, bytes.length, `bytes ${part.start}-${part.end}/${body.length}`)).end(bytes);
  }
  return true;
}

/** Writes a response: 304 where the client's copy is valid. @returns whether all of its body was sent */
function write(
  req: IncomingMessage,
  res: ServerResponse,
  entry: Entry,
  prepared: PreparedResponse,
  head: string[],
): boolean {
  if (entry.status === 200 && fresh(req.headers, prepared.validators)) {
    res.writeHead(304, withoutContent(head)).end();
    return false;
  }
  if (entry.status === 200 && req.headers.range !== undefined) {
    if (writePart(req, res, prepared, head, prepared.body ?? unpack(entry))) return false;
  }
  res.writeHead(entry.status, head);
  if (req.method === 'HEAD') {
    res.end();
    return false;
  }
  res.end(prepared.body ?? unpack(entry));
  return true;
}

/**
 * Writes entries to sockets: prebuilt heads, encodings made once or, at first quickly, twice, conditional requests
 * answered (RFC 9110 §13), and parts of a body (RFC 9110 §14).
 */
export function createSender(options: SenderOptions): Sender {
  const { now } = options.cache;
  const improve = createImprover(options);
  const headOf = (entry: Entry, prepared: PreparedResponse, result: CacheResult, extra: Fields): string[] =>
    headFor(entry, prepared, { result, extra, own: options.fields?.of(entry), now: now() });

  return {
    sendNow: (req, res, entry, result, { headers: extra } = {}) => {
      const encoding = encodingFor(req, entry);
      const prepared = findPrepared(entry, encoding);
      if (!prepared) return false;
      const head = headOf(entry, prepared, result, extra);
      if (write(req, res, entry, prepared, head)) improve(entry, encoding, prepared);
      return true;
    },
    send: async (req, res, entry, result, { headers: extra } = {}) => {
      // A response for one request alone is left to the compression middleware: its encoding would not be used again.
      // A packed one is compressed already.
      const encoding = result.fwd === 'bypass' && !entry.isPacked ? 'identity' : encodingFor(req, entry);
      const found = findPrepared(entry, encoding);
      const prepared = found ?? (await prepare(options, entry, encoding));
      if (res.destroyed || res.headersSent) return;
      const head = headOf(entry, prepared, result, extra);
      if (write(req, res, entry, prepared, head) && found) improve(entry, encoding, prepared);
    },
  };
}
