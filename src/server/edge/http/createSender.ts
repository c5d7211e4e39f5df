import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import type { CacheResult, EdgeCache } from '../EdgeCache.ts';
import { bodyBytes, ownBytes, type Entry } from '../entry.ts';
import { ageOf, ttlOf } from '../freshness.ts';
import { cacheStatus } from './cacheStatus.ts';
import { negotiateEncoding, type Encoding } from './negotiateEncoding.ts';

/** The response of an entry in one encoding: prepared once, written many times. */
interface PreparedResponse {
  /** Names and values alternate, as writeHead takes them. */
  head: string[];
  body: Buffer;
  /** Constant headers that this entry must not have: it has them with an empty value. */
  absent: string[];
  validators: { etag?: string | undefined; 'last-modified'?: string | undefined };
}

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
  /** Writes an entry: 304 where the client's copy is valid, no body for a HEAD. */
  send: (
    req: IncomingMessage,
    res: ServerResponse,
    entry: Entry,
    result: CacheResult,
    options?: SendOptions,
  ) => Promise<void>;
}

const compressible = /^(?:text\/|image\/svg|application\/(?:json|xml|javascript|manifest|(?:[\w.-]+\+)(?:json|xml)))/;

/** Bytes below which an encoded response takes as many packets. */
const worthEncoding = 512;

/** As large as the body: the usual window of 4 MB would be allocated for each, and a page has a fortieth of it. */
const windowBits = (bytes: number): number => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

const encoders: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/** Headers between the upstream and this cache, and those that are written for each response. */
const unsent = new Set(['surrogate-key', 'edge-cache-control', 'age', 'cache-status', 'content-length']);

const isEncodable = ({ headers, body }: Entry): boolean =>
  body.length >= worthEncoding &&
  headers['content-encoding'] === undefined &&
  compressible.test(headers['content-type'] ?? '');

const encodingFor = (req: IncomingMessage, entry: Entry): Encoding =>
  isEncodable(entry) ? negotiateEncoding(req.headers['accept-encoding']) : 'identity';

/** The ETag of one encoding: weak, unless its bytes are the stored ones (RFC 9110 §8.8.3). */
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

interface SenderOptions {
  cache: Pick<EdgeCache, 'derive' | 'now'>;
  /** On every response, unless the entry has its own; lower-case names. */
  constantHeaders: Readonly<Record<string, string>>;
  /** Operators see the key. */
  isOperator: (req: IncomingMessage) => boolean;
}

/** Writes entries to sockets: prebuilt heads, encodings made once, conditional requests answered (RFC 9110 §13). */
export function createSender({ cache, constantHeaders, isOperator }: SenderOptions): Sender {
  function prepareResponse(entry: Entry, encoding: Encoding, body: Buffer): PreparedResponse {
    const etag = etagOf(entry, encoding);
    const fields: Record<string, string | undefined> = {
      ...constantHeaders,
      ...entry.headers,
      etag,
      ...(isEncodable(entry) ? { vary: addVary(entry.headers.vary) } : {}),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    };
    const head = Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || value === '' || unsent.has(name) ? [] : [name, value],
    );
    if (entry.status !== 204) head.push('content-length', String(body.length));
    return {
      head,
      body,
      absent: Object.keys(fields).filter((name) => fields[name] === ''),
      validators: { etag, 'last-modified': entry.headers['last-modified'] },
    };
  }

  const preparedOf = (entry: Entry, encoding: Encoding, body: Buffer): PreparedResponse =>
    cache.derive(entry, `prepared:${encoding}`, () => {
      const prepared = prepareResponse(entry, encoding, body);
      const headBytes = prepared.head.reduce((sum, text) => sum + text.length + 16, 200);
      return { value: prepared, bytes: headBytes + (body === entry.body ? 0 : bodyBytes(body.length)) };
    });

  /**
   * Requests of the same encoding at the same time share the work. zlib returns a part of a block of 16 KB, hence
   * `ownBytes`.
   */
  function encodeOnce(entry: Entry, encoding: Exclude<Encoding, 'identity'>): Promise<PreparedResponse> {
    const name = `encoding:${encoding}`;
    return cache.derive(entry, name, () => ({
      value: encoders[encoding](entry.body)
        .then((body) => preparedOf(entry, encoding, ownBytes(body)))
        .finally(() => {
          entry.derived.delete(name);
        }),
      bytes: 0,
    }));
  }

  function write(
    req: IncomingMessage,
    res: ServerResponse,
    entry: Entry,
    prepared: PreparedResponse,
    result: CacheResult,
    extra: Readonly<Record<string, string>> | undefined,
  ): void {
    const now = cache.now();
    const { lifetime } = entry;
    const held = result.hit || result.stored;
    const head = [
      ...prepared.head,
      'cache-status',
      cacheStatus(result, {
        ttl: held ? ttlOf(entry, now) : undefined,
        upstream: entry.headers['cache-status'],
        key: req.headers.authorization !== undefined && isOperator(req) ? entry.key : undefined,
      }),
    ];
    if (held || lifetime.age >= 1) head.push('age', String(Math.floor(ageOf(entry, now))));
    for (const name of prepared.absent) res.removeHeader(name);
    if (extra) for (const name in extra) head.push(name, extra[name]!);
    if (entry.status === 200 && fresh(req.headers, prepared.validators)) {
      res
        .writeHead(
          304,
          head.filter((_, index) => !/^content-(?:type|encoding|length)$/.test(head[index - (index % 2)]!)),
        )
        .end();
      return;
    }
    res.writeHead(entry.status, head);
    if (req.method === 'HEAD') res.end();
    else res.end(prepared.body);
  }

  return {
    sendNow: (req, res, entry, result, { headers } = {}) => {
      const prepared = entry.derived.get(`prepared:${encodingFor(req, entry)}`) as PreparedResponse | undefined;
      if (!prepared) return false;
      write(req, res, entry, prepared, result, headers);
      return true;
    },
    send: async (req, res, entry, result, { headers } = {}) => {
      // A response for one request alone is left to the compression middleware: its encoding would not be used again.
      const encoding = result.fwd === 'bypass' ? 'identity' : encodingFor(req, entry);
      const prepared =
        (entry.derived.get(`prepared:${encoding}`) as PreparedResponse | undefined) ??
        (encoding === 'identity' ? preparedOf(entry, encoding, entry.body) : await encodeOnce(entry, encoding));
      if (!res.destroyed && !res.headersSent) write(req, res, entry, prepared, result, headers);
    },
  };
}
