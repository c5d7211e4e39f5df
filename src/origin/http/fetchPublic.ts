import { lookup as resolve } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './isPublicAddress.ts';

export interface FetchOptions {
  headers?: Readonly<Record<string, string>>;
  /** Beyond it the answer is cut off, and refused. */
  maxBytes: number;
  /** For all of it, redirects too. */
  timeoutMs: number;
  /** Loopback and private networks too (ALLOW_PRIVATE_SOURCES). */
  allowPrivate: boolean;
}

export interface FetchedAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** An address that may not be asked, or an answer that is too large: no later attempt would do better. */
export class RefusedSourceError extends Error {}

const maxRedirects = 3;

/** Rejects when the time is over: a resolver waits for longer than that, and cannot be stopped. */
const overtime = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));

/** Resolves a name once; the connection is made to that address. */
async function addressOf(
  hostname: string,
  allowPrivate: boolean,
  signal: AbortSignal,
): Promise<{ address: string; family: number }> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  const found = family ? { address: host, family } : await Promise.race([resolve(host), overtime(signal)]);
  if (!allowPrivate && !isPublicAddress(found.address))
    throw new RefusedSourceError(`${host} is no address of the public internet`);
  return found;
}

async function readBody(answer: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = Number(answer.headers['content-length'] ?? 0);
  if (bytes <= maxBytes) {
    bytes = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) break;
      chunks.push(chunk);
    }
  }
  if (bytes <= maxBytes) return Buffer.concat(chunks);
  answer.destroy();
  throw new RefusedSourceError(`The answer is larger than ${maxBytes} bytes`);
}

async function ask(url: URL, { headers, allowPrivate }: FetchOptions, signal: AbortSignal) {
  const found = await addressOf(url.hostname, allowPrivate, signal);
  const lookup: LookupFunction = (_name, { all }, done) =>
    all ? done(null, [found]) : done(null, found.address, found.family);
  return new Promise<http.IncomingMessage>((resolveAnswer, reject) => {
    const { get } = url.protocol === 'https:' ? https : http;
    get(url, { headers: { 'User-Agent': 'Vencejo', ...headers }, lookup, signal, agent: false }, resolveAnswer).on(
      'error',
      reject,
    );
  });
}

/**
 * GET of a source's address: of the public internet only, resolved once so that no second answer of the name leads
 * elsewhere, with at most three redirects under the same rules.
 * @throws RefusedSourceError for what may not be asked or is too large; Error for what failed or took too long
 */
export async function fetchPublic(address: string, options: FetchOptions): Promise<FetchedAnswer> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    return await follow(address, options, signal);
  } catch (error) {
    // Says that the time was over, not only that something broke off.
    signal.throwIfAborted();
    throw error;
  }
}

async function follow(address: string, options: FetchOptions, signal: AbortSignal): Promise<FetchedAnswer> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (!/^https?:$/.test(url.protocol)) throw new RefusedSourceError(`${url.protocol} is neither http nor https`);
    const answer = await ask(url, options, signal);
    const { statusCode: status = 0, headers } = answer;
    const { location } = headers;
    if (status < 300 || status > 399 || status === 304 || location === undefined)
      return { status, headers, body: status === 200 ? await readBody(answer, options.maxBytes) : discard(answer) };
    discard(answer);
    const next = URL.parse(location, url);
    if (!next) throw new RefusedSourceError('The redirect leads nowhere');
    url = next;
  }
  throw new RefusedSourceError(`More than ${maxRedirects} redirects`);
}

function discard(answer: http.IncomingMessage): Buffer {
  answer.destroy();
  return Buffer.alloc(0);
}
