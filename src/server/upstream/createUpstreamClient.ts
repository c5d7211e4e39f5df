import { once } from 'node:events';
import { Readable } from 'node:stream';
import { Agent as HttpAgent, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import got, { type Request, type RequestError } from 'got';
import { ownBytes } from '../edge/entry.ts';
import { decodeBody, isCoded } from './contentCoding.ts';
import type { Timeouts } from './policies.ts';
import type { UpstreamAnswer, UpstreamHeaders } from './UpstreamAnswer.ts';

export interface FetchOptions {
  headers: Record<string, string>;
  timeouts: Timeouts;
  signal: AbortSignal;
  /** How often it is repeated when the connection breaks before a response. */
  retries: 0 | 1;
  /** Bytes up to which a body is read whole. */
  maxBodyBytes: number;
  /** Called with the links of 103 responses, which come before the final one (RFC 8297). */
  onEarlyHints?: ((links: string[]) => void) | undefined;
}

export interface UpstreamClient {
  /**
   * One GET.
   * @throws got's errors: refused, reset, timed out, cut, not HTTP; Error for a body in a coding that cannot be decoded
   */
  get: (url: string, options: FetchOptions) => Promise<UpstreamAnswer>;
  /** Any method, never repeated. The body of the response is a stream. */
  send: (
    url: string,
    request: {
      method: string;
      headers: Record<string, string>;
      body?: Buffer;
      timeouts: Timeouts;
      signal: AbortSignal;
    },
  ) => Promise<UpstreamAnswer & { body: Readable }>;
  close: () => void;
}

/** Of one connection, not of the answer (RFC 9110 §7.6.1). */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

function endToEnd({ headersDistinct }: IncomingMessage): UpstreamHeaders {
  const named = (headersDistinct.connection ?? []).flatMap((field) =>
    field.split(',').map((name) => name.trim().toLowerCase()),
  );
  const dropped = new Set([...hopByHop, ...named]);
  return Object.fromEntries(Object.entries(headersDistinct).filter(([name]) => !dropped.has(name))) as Record<
    string,
    string[]
  >;
}

/**
 * got's own retry: one, of a GET whose connection broke or could not be made. Not of a timeout: a visitor waits for one
 * at most.
 */
const retryOnBrokenConnection = {
  limit: 1,
  methods: ['GET' as const],
  statusCodes: [],
  errorCodes: ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH'],
  backoffLimit: 50,
};

/** Retries in a second, of all calls: when every connection breaks, trying again does not help. */
const maxRetriesPerSecond = 4;

/** @returns got's delay before a retry, or 0: none */
function createRetryBudget(): (retry: { computedValue: number }) => number {
  let since = -Infinity;
  let count = 0;
  return ({ computedValue }) => {
    if (computedValue === 0) return 0;
    if (performance.now() - since > 1_000) {
      since = performance.now();
      count = 0;
    }
    count += 1;
    return count > maxRetriesPerSecond ? 0 : computedValue;
  };
}

/**
 * Reads a body whole, in a block of its own as the cache keeps it, or hands on what came and what is still to come.
 */
async function collect(source: Readable, announced: number | undefined, maxBytes: number): Promise<Buffer | Readable> {
  if (announced !== undefined && announced > maxBytes) return source;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= maxBytes) continue;
    source.unshift(Buffer.concat(chunks, length));
    return source;
  }
  return ownBytes(Buffer.concat(chunks, length));
}

/** Between two readers a stream may have no listener, and an error without a listener ends the process. */
const listened = <Stream extends Readable>(stream: Stream): Stream => stream.on('error', () => {});

/** Of an answer to a write, where it has to be read before it is passed on. */
const maxCodedBytes = 1_000_000;

/** A body that is passed on as it comes. @throws Error where it is coded, which nobody asked for */
function uncoded(body: Readable, headers: UpstreamHeaders): Readable {
  if (!isCoded(headers)) return body;
  body.destroy();
  throw new Error('A large body is coded');
}

function forwardEarlyHints(request: ClientRequest, onEarlyHints: (links: string[]) => void): void {
  request.on('information', ({ statusCode, headers: { link } }) => {
    if (statusCode === 103 && link) onEarlyHints([link].flat());
  });
}

const agents = (options: { keepAlive: boolean }) => ({
  http: new HttpAgent({ ...options, maxSockets: 128 }),
  https: new HttpsAgent({ ...options, maxSockets: 128 }),
});

/**
 * got with kept connections: no redirects, no unpacking, no errors for statuses, one retry of a GET on a broken
 * connection.
 */
export function createUpstreamClient(): UpstreamClient {
  const agent = agents({ keepAlive: true });
  // A kept connection may be closed by the other side just as it is used again; a write, which is not repeated, would
  // be lost.
  const writeAgent = agents({ keepAlive: false });
  const client = got.extend({
    agent,
    retry: { ...retryOnBrokenConnection, calculateDelay: createRetryBudget() },
    throwHttpErrors: false,
    followRedirect: false,
    decompress: false,
    strictContentLength: true,
  });

  /** @returns the body's stream and its head; a later error of the stream reaches its reader */
  function open(
    url: string,
    { headers, timeouts, signal, retries, onEarlyHints }: FetchOptions,
  ): Promise<{ source: Readable; response: IncomingMessage }> {
    return new Promise((resolve, reject) => {
      const follow = (source: Request): void => {
        const retry = (_count: number, _error: RequestError, createRetryStream: () => Request) => {
          follow(createRetryStream());
        };
        if (onEarlyHints) source.once('request', (request: ClientRequest) => forwardEarlyHints(request, onEarlyHints));
        listened(source)
          .once('retry', retry)
          .once('error', reject)
          .once('response', (response: IncomingMessage) => {
            // Without a listener got does not retry: what was read of the body cannot be read again.
            source.off('retry', retry).off('error', reject);
            resolve({ source, response });
          });
      };
      follow(client.stream(url, { headers, timeout: timeouts, signal, retry: { limit: retries } }));
    });
  }

  return {
    get: async (url, options) => {
      const { source, response } = await open(url, options);
      const announced = response.headers['content-length'];
      const body = await collect(source, announced === undefined ? undefined : Number(announced), options.maxBodyBytes);
      const status = response.statusCode!;
      const headers = endToEnd(response);
      if (body instanceof Readable) return { status, headers, body: uncoded(body, headers) };
      const decoded = await decodeBody({ headers, body }, options.maxBodyBytes);
      return { status, ...decoded, body: ownBytes(decoded.body) };
    },
    send: async (url, { method, headers, body, timeouts, signal }) => {
      const source = listened(
        client.stream(url, {
          agent: writeAgent,
          method: method as 'POST',
          headers,
          ...(body && { body }),
          timeout: timeouts,
          signal,
        }),
      );
      const [response] = (await once(source, 'response')) as [IncomingMessage];
      const head = { status: response.statusCode!, headers: endToEnd(response) };
      if (!isCoded(head.headers)) return { ...head, body: source };
      const whole = await collect(source, undefined, maxCodedBytes);
      if (whole instanceof Readable) return { ...head, body: uncoded(whole, head.headers) };
      const decoded = await decodeBody({ headers: head.headers, body: whole }, maxCodedBytes);
      return { ...head, headers: decoded.headers, body: Readable.from([decoded.body]) };
    },
    close: () => {
      for (const each of [agent.http, agent.https, writeAgent.http, writeAgent.https]) each.destroy();
    },
  };
}
