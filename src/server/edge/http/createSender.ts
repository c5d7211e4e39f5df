import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { CacheResult, EdgeCache } from '../EdgeCache.ts';
import { bodyBytes, ownBytes, type Entry } from '../entry.ts';
import { ageOf, ttlOf } from '../freshness.ts';
import { cacheStatus } from './cacheStatus.ts';
import { encoders, maxQuickBytes, unpack, worthEncoding, type Compression } from './encoders.ts';
import { negotiateEncoding, type Encoding } from './negotiateEncoding.ts';

/** The response of an entry in one encoding: prepared once (a quick one twice), written many times. */
interface PreparedResponse {
  /** Names and values alternate, as writeHead takes them. */
  head: string[];
  /** null: unpacked for each request, until it is kept (`improve`). Few clients accept no encoding. */
  body: Buffer | null;
  /** What it is counted with in the cache. */
  bytes: number;
  validators: { etag?: string | undefined; 'last-modified'?: string | undefined };
  /** Compressed quickly, and not yet asked for again. */
  isQuick: boolean;
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

/** Responses that are compressed anew at once: as many as leave threads for other work. */
const maxImproving = 2;

/** The derived value of an entry that its response in an encoding is kept as. */
const nameOf = (encoding: Encoding): string => `prepared:${encoding}`;

/** Headers between the upstream and this cache, and those that are written for each response. */
const unsent = new Set(['surrogate-key', 'edge-cache-control', 'age', 'cache-status', 'content-length']);

const isEncodable = ({ headers, body, isPacked }: Entry): boolean =>
  isPacked === true ||
  (body.length >= worthEncoding &&
    headers['content-encoding'] === undefined &&
    compressible.test(headers['content-type'] ?? ''));

const encodingFor = (req: IncomingMessage, entry: Entry): Encoding =>
  isEncodable(entry) ? negotiateEncoding(req.headers['accept-encoding']) : 'identity';

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

interface SenderOptions {
  cache: Pick<EdgeCache, 'derive' | 'now'>;
  /** On every response, unless the entry has its own; lower-case names. */
  constantHeaders: Readonly<Record<string, string>>;
}

/**
 * Writes entries to sockets: prebuilt heads, encodings made once or, at first quickly, twice, conditional requests
 * answered (RFC 9110 §13).
 */
export function createSender({ cache, constantHeaders }: SenderOptions): Sender {
  function prepareResponse(entry: Entry, encoding: Encoding, body: Buffer, isQuick: boolean): PreparedResponse {
    const etag = etagOf(entry, encoding);
    const fields: Record<string, string | undefined> = {
      ...constantHeaders,
      ...entry.headers,
      etag,
      ...(isEncodable(entry) ? { vary: addVary(entry.headers.vary) } : {}),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    };
    const head = Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || unsent.has(name) ? [] : [name, value],
    );
    if (entry.status !== 204) head.push('content-length', String(body.length));
    const isUnpacked = isQuick && encoding === 'identity';
    const headBytes = head.reduce((sum, text) => sum + text.length + 16, 200);
    return {
      head,
      body: isUnpacked ? null : body,
      bytes: headBytes + (isUnpacked || body === entry.body ? 0 : bodyBytes(body.length)),
      validators: { etag, 'last-modified': entry.headers['last-modified'] },
      isQuick,
    };
  }

  const preparedOf = (entry: Entry, encoding: Encoding, body: Buffer, isQuick = false): PreparedResponse =>
    cache.derive(entry, nameOf(encoding), () => {
      const prepared = prepareResponse(entry, encoding, body, isQuick);
      return { value: prepared, bytes: prepared.bytes };
    });

  /** Takes the place of a quick one. */
  function replacePrepared(entry: Entry, encoding: Encoding, body: Buffer): PreparedResponse {
    const replaced = findPrepared(entry, encoding);
    entry.derived.delete(nameOf(encoding));
    return cache.derive(entry, nameOf(encoding), () => {
      const prepared = prepareResponse(entry, encoding, body, false);
      return { value: prepared, bytes: prepared.bytes - (replaced?.bytes ?? 0) };
    });
  }

  const encodeThoroughly = async (entry: Entry, encoding: Compression): Promise<PreparedResponse> =>
    replacePrepared(entry, encoding, ownBytes(await encoders[encoding].thoroughly(unpack(entry))));

  /** Requests of the same encoding at the same time share the work. */
  function encodeOnce(entry: Entry, encoding: Compression): Promise<PreparedResponse> {
    const name = `encoding:${encoding}`;
    return cache.derive(entry, name, () => ({
      value: encodeThoroughly(entry, encoding).finally(() => {
        entry.derived.delete(name);
      }),
      bytes: 0,
    }));
  }

  function prepare(entry: Entry, encoding: Encoding): PreparedResponse | Promise<PreparedResponse> {
    if (entry.isPacked && encoding === 'br') return preparedOf(entry, encoding, entry.body, true);
    const text = unpack(entry);
    if (encoding === 'identity') return preparedOf(entry, encoding, text, entry.isPacked);
    if (text.length > maxQuickBytes[encoding]) return encodeOnce(entry, encoding);
    return preparedOf(entry, encoding, ownBytes(encoders[encoding].quickly(text)), true);
  }

  const findPrepared = (entry: Entry, encoding: Encoding): PreparedResponse | undefined =>
    entry.derived.get(nameOf(encoding)) as PreparedResponse | undefined;

  let improving = 0;

  /**
   * Compresses a response thoroughly when it has been sent again, or keeps it unpacked for those who accept no
   * encoding: most pages that are in no cache are asked for once. While others are being compressed it waits for its
   * next visitor, so that no queue of pages forms.
   */
  function improve(entry: Entry, encoding: Encoding, prepared: PreparedResponse): void {
    if (!prepared.isQuick) return;
    if (encoding === 'identity') {
      replacePrepared(entry, encoding, ownBytes(unpack(entry)));
      return;
    }
    if (improving >= maxImproving) return;
    prepared.isQuick = false;
    improving += 1;
    encodeThoroughly(entry, encoding)
      // What was made quickly is still good.
      .catch(() => {})
      .finally(() => {
        improving -= 1;
      });
  }

  /** @returns whether the body was sent */
  function write(
    req: IncomingMessage,
    res: ServerResponse,
    entry: Entry,
    prepared: PreparedResponse,
    result: CacheResult,
    extra: Readonly<Record<string, string>> | undefined,
  ): boolean {
    const now = cache.now();
    const { lifetime } = entry;
    const held = result.hit || result.stored;
    const head = [
      ...prepared.head,
      'cache-status',
      cacheStatus(result, {
        ttl: held ? ttlOf(entry, now) : undefined,
        upstream: entry.headers['cache-status'],
      }),
    ];
    if (held || lifetime.age >= 1) head.push('age', String(Math.floor(ageOf(entry, now))));
    if (extra) for (const name in extra) head.push(name, extra[name]!);
    if (entry.status === 200 && fresh(req.headers, prepared.validators)) {
      res
        .writeHead(
          304,
          head.filter((_, index) => !/^content-(?:type|encoding|length)$/.test(head[index - (index % 2)]!)),
        )
        .end();
      return false;
    }
    res.writeHead(entry.status, head);
    if (req.method === 'HEAD') res.end();
    else res.end(prepared.body ?? unpack(entry));
    return req.method !== 'HEAD';
  }

  return {
    sendNow: (req, res, entry, result, { headers } = {}) => {
      const encoding = encodingFor(req, entry);
      const prepared = findPrepared(entry, encoding);
      if (!prepared) return false;
      if (write(req, res, entry, prepared, result, headers)) improve(entry, encoding, prepared);
      return true;
    },
    send: async (req, res, entry, result, { headers } = {}) => {
      // A response for one request alone is left to the compression middleware: its encoding would not be used again.
      // A packed one is compressed already.
      const encoding = result.fwd === 'bypass' && !entry.isPacked ? 'identity' : encodingFor(req, entry);
      const found = findPrepared(entry, encoding);
      const prepared = found ?? (await prepare(entry, encoding));
      if (res.destroyed || res.headersSent) return;
      if (write(req, res, entry, prepared, result, headers) && found) improve(entry, encoding, prepared);
    },
  };
}
