import { setTimeout as wait } from 'node:timers/promises';
import { isReadable, type Answer, type Fetcher } from './fetcher.ts';

export interface HttpFetcherOptions {
  /** Where requests go, as `https://staging.example.com`. */
  base: string;
  /** Milliseconds until an answer, with its body, is given up. */
  timeout: number;
  /** Requests a second at most. */
  rate: number;
  /** Of a body in bytes; a longer one counts as no answer. */
  maxBytes?: number;
  /** Milliseconds; for tests. */
  firstWait?: number;
}

export const userAgent = 'VencejoCrawl/1 (site check, npm run crawl)';

/** How often a request is repeated that was refused (429, 503) or got no answer. */
const repeats = 2;
/** Longer than this no server is waited for, milliseconds. */
const maxWaitMs = 120_000;

/** @returns milliseconds; null when the field is missing or says nothing */
export function parseRetryAfter(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  const delay = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now;
  return Number.isNaN(delay) ? null : Math.min(Math.max(delay, 0), maxWaitMs);
}

async function readBody(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return '';
  if (!isReadable(response.headers.get('content-type') ?? undefined)) {
    await response.body.cancel();
    return '';
  }
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function reasonOf(error: unknown): string {
  return error instanceof Error && error.cause instanceof Error
    ? `${String(error)} (${error.cause.message})`
    : String(error);
}

async function request(
  path: string,
  { base, timeout, maxBytes = 64 * 1024 * 1024 }: HttpFetcherOptions,
): Promise<Answer> {
  try {
    const response = await fetch(base + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: { 'User-Agent': userAgent, Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
    });
    const { status, headers } = response;
    return { status, headers: Object.fromEntries(headers), body: await readBody(response, maxBytes) };
  } catch (error) {
    return { status: 0, headers: {}, body: '', failure: reasonOf(error) };
  }
}

/**
 * Requests pages of a deployment: no faster than it may, and as long as a server asks for time (Retry-After) none at
 * all. A refusal that lasts is returned as the answer.
 */
export function createHttpFetcher(options: HttpFetcherOptions): Fetcher {
  const { rate, firstWait = 1_000 } = options;
  /** When the next request may start, epoch milliseconds. */
  let free = 0;
  const turn = async (): Promise<void> => {
    const start = Math.max(Date.now(), free);
    free = start + 1_000 / rate;
    // The clock may have gone on since.
    await wait(Math.max(0, start - Date.now()));
  };
  return async (path) => {
    for (let tried = 0; ; tried++) {
      await turn();
      const answer = await request(path, options);
      if (tried === repeats || ![0, 429, 503].includes(answer.status)) return answer;
      const pause = parseRetryAfter(answer.headers['retry-after'], Date.now()) ?? firstWait * 2 ** tried;
      free = Math.max(free, Date.now() + pause);
    }
  };
}
