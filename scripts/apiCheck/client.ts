import { setTimeout as wait } from 'node:timers/promises';

/** What came back; a redirect is an answer too. */
export interface Answer {
  method: string;
  /** Path and query. */
  path: string;
  /** Of HTTP; 0 when nothing came, see `failure`. */
  status: number;
  headers: Headers;
  bytes: Buffer;
  /** Undefined where the body is no JSON. */
  json: unknown;
  /** Until the last byte, in milliseconds. */
  ms: number;
  failure?: string;
  /** Nothing came within the time. */
  isLate?: boolean;
}

export interface Question {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Milliseconds until it is given up. */
  timeoutMs: number;
}

/** Asks an API. Never throws. @param url absolute */
export type Client = (url: string, question: Question) => Promise<Answer>;

const userAgent = 'VencejoApiCheck/1 (npm run api-check)';
const accepted = 'application/json, */*;q=0.5';

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const reasonOf = ({ cause, message }: Error): string => (cause instanceof Error ? cause.message : message);

/** @param rate requests a second at most */
export function createClient(rate: number): Client {
  /** When the next request may start, epoch ms. */
  let free = 0;
  return async (url, { method = 'GET', headers = {}, body, timeoutMs }) => {
    const start = Math.max(Date.now(), free);
    free = start + 1_000 / rate;
    if (start > Date.now()) await wait(start - Date.now());
    const began = performance.now();
    const { pathname, search } = new URL(url);
    const answer = { method, path: pathname + search };
    try {
      const response = await fetch(url, {
        method,
        redirect: 'manual',
        // Without it fetch asks for what no cache has, and a validator is never answered 304.
        headers: { 'User-Agent': userAgent, Accept: accepted, 'Cache-Control': 'max-age=0', ...headers },
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      const ms = performance.now() - began;
      const json = /json/.test(response.headers.get('content-type') ?? '') ? parse(bytes.toString()) : undefined;
      return { ...answer, status: response.status, headers: response.headers, bytes, json, ms };
    } catch (error) {
      const isLate = (error as Error).name === 'TimeoutError';
      const failure = isLate ? `no whole answer in ${timeoutMs} ms` : reasonOf(error as Error);
      const ms = performance.now() - began;
      const nothing = { status: 0, headers: new Headers(), bytes: Buffer.alloc(0), json: undefined };
      return { ...answer, ...nothing, ms, failure, isLate };
    }
  };
}
