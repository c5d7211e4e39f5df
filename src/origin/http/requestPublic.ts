import { lookup as resolve } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { second } from '#shared/times.ts';
import { isPublicAddress } from './isPublicAddress.ts';

export interface PublicRequest {
  headers?: Readonly<Record<string, string>>;
  /** Headers for the server of the address alone: a redirect to another does not carry them there. */
  credentials?: Readonly<Record<string, string>> | undefined;
  /** Loopback and private networks too (ALLOW_PRIVATE_SOURCES). */
  allowPrivate: boolean;
  /** For tests. */
  isPublic?: (address: string) => boolean;
  steps?: typeof stepTimeouts;
}

/** An address that may not be asked, or an answer that is too large: no later attempt would do better. */
export class RefusedSourceError extends Error {}

/** A server that did not do its next step in time. */
export class SlowSourceError extends Error {}

/** In milliseconds, for each server that is asked. */
export const stepTimeouts = {
  /** Until its name is resolved, and from there until it is connected. */
  connect: 10 * second,
  /** From the request until its answer begins. */
  firstByte: 60 * second,
};

const maxRedirects = 3;

/** Rejects when the time is over: a resolver waits for longer than that, and cannot be stopped. */
const overtime = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));

const inSeconds = (ms: number): string => `${ms / second} s`;

async function resolveInTime(host: string, timeoutMs: number, signal: AbortSignal) {
  const tooSlow = AbortSignal.timeout(timeoutMs);
  try {
    return await Promise.race([resolve(host), overtime(AbortSignal.any([signal, tooSlow]))]);
  } catch (error) {
    if (tooSlow.aborted && !signal.aborted)
      throw new SlowSourceError(`the name ${host} is not resolved within ${inSeconds(timeoutMs)}`);
    throw error;
  }
}

type Asking = Required<Pick<PublicRequest, 'headers' | 'allowPrivate' | 'isPublic' | 'steps'>>;

/** Resolves a name once; the connection is made to that address. */
async function addressOf(
  hostname: string,
  { allowPrivate, isPublic, steps }: Asking,
  signal: AbortSignal,
): Promise<{ address: string; family: number }> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  const found = family ? { address: host, family } : await resolveInTime(host, steps.connect, signal);
  if (!allowPrivate && !isPublic(found.address))
    throw new RefusedSourceError(`${host} is no address of the public internet`);
  return found;
}

/** Ends a request whose server takes too long to be connected, or to begin its answer. */
function limitSteps(request: http.ClientRequest, steps: typeof stepTimeouts): void {
  const endAfter = (ms: number, problem: string) =>
    setTimeout(() => request.destroy(new SlowSourceError(`${request.host} ${problem} within ${inSeconds(ms)}`)), ms);
  const timers = [endAfter(steps.firstByte, 'does not begin its answer')];
  const end = () => timers.forEach(clearTimeout);
  request.once('response', end).once('close', end);
  request.once('socket', (socket) => {
    const connecting = endAfter(steps.connect, 'cannot be connected to');
    timers.push(connecting);
    socket.once('connect', () => clearTimeout(connecting));
  });
}

async function ask(url: URL, options: Asking, signal: AbortSignal): Promise<http.IncomingMessage> {
  const found = await addressOf(url.hostname, options, signal);
  const lookup: LookupFunction = (_name, { all }, done) =>
    all ? done(null, [found]) : done(null, found.address, found.family);
  return new Promise((resolveAnswer, reject) => {
    const { get } = url.protocol === 'https:' ? https : http;
    const headers = { 'User-Agent': 'Vencejo', ...options.headers };
    const request = get(url, { headers, lookup, signal, agent: false }, resolveAnswer).on('error', reject);
    limitSteps(request, options.steps);
  });
}

const isRedirect = (status: number): boolean => status >= 300 && status <= 399 && status !== 304;

/** Where a redirect leads. @throws RefusedSourceError where it may not lead there */
function nextUrl(url: URL, location: string): URL {
  const next = URL.parse(location, url);
  if (!next) throw new RefusedSourceError('The redirect leads nowhere');
  if (url.protocol === 'https:' && next.protocol === 'http:')
    throw new RefusedSourceError(`${url.host} redirects from https to http`);
  return next;
}

/**
 * GET of an address of the public internet: its name is resolved once, so that no second answer of the name leads
 * elsewhere, and at most three redirects are followed under the same rules, none from https to http.
 * @param signal ends the request and, later, the answer
 * @returns the answer, whose body is to be read or destroyed
 * @throws RefusedSourceError for what may not be asked; SlowSourceError; Error for what failed
 */
export async function requestPublic(
  address: string,
  { headers = {}, credentials = {}, allowPrivate, isPublic = isPublicAddress, steps = stepTimeouts }: PublicRequest,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const first = new URL(address);
  let url = first;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (!/^https?:$/.test(url.protocol)) throw new RefusedSourceError(`${url.protocol} is neither http nor https`);
    const all = url.origin === first.origin ? { ...headers, ...credentials } : headers;
    const answer = await ask(url, { headers: all, allowPrivate, isPublic, steps }, signal);
    const { location } = answer.headers;
    if (!isRedirect(answer.statusCode ?? 0) || location === undefined) return answer;
    answer.destroy();
    url = nextUrl(url, location);
  }
  throw new RefusedSourceError(`More than ${maxRedirects} redirects`);
}
