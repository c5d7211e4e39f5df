import { setTimeout as pause } from 'node:timers/promises';
import { parseRetryAfter } from '../crawl/createHttpFetcher.ts';
import { MissingSource, TilesError } from './TilesError.ts';

const userAgent = 'VencejoTiles/1 (npm run tiles)';

/** How a source is asked. */
export interface Asking {
  /** Milliseconds without a byte until an attempt is given up. */
  silenceMs: number;
  /** Attempts in a row that bring nothing. */
  attempts: number;
  /** Milliseconds before the second attempt; twice that before each further one, where the server names no time. */
  firstPauseMs: number;
  wait: (ms: number) => Promise<unknown>;
}

export const patientAsking: Asking = { silenceMs: 30_000, attempts: 6, firstPauseMs: 1_000, wait: pause };

/** What a server says that a file is: another version of it says another thing. */
export interface Version {
  etag: string | null;
  lastModified: string | null;
  /** Bytes. */
  size: number;
}

export interface ByteRange {
  offset: number;
  length: number;
}

/** Takes bytes as they come. @param at how many of the range came before */
export type OnBytes = (bytes: Buffer, at: number) => Promise<void> | void;

/** An attempt that may succeed another time. */
class FailedAttempt extends Error {
  readonly retryAfter: number | null;
  constructor(message: string, retryAfter: number | null = null) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

const missing = [403, 404, 410];

/** @throws TilesError for an answer that stays the same, FailedAttempt for one that may change */
function checkStatus({ status, headers }: Response, url: string): void {
  if (status === 206) return;
  if (missing.includes(status)) throw new MissingSource(`There is no file at ${url} (${status})`);
  if (status === 200)
    throw new TilesError(`${url} is sent as a whole only (200 where 206 was due): its server must serve ranges`);
  if (status === 416) throw new TilesError(`${url} is shorter than its own directories say (416): it is cut off`);
  if (status !== 429 && status < 500) throw new TilesError(`${url} was answered with ${status}`);
  throw new FailedAttempt(
    `answered with ${status}`,
    parseRetryAfter(headers.get('retry-after') ?? undefined, Date.now()),
  );
}

/** @throws TilesError where the bytes are not those that were asked for */
function readVersion({ headers }: Response, offset: number, url: string): Version {
  const [, start, size] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  if (start === undefined || Number(start) !== offset)
    throw new TilesError(`${url} was answered with other bytes than those asked for`);
  return { etag: headers.get('etag'), lastModified: headers.get('last-modified'), size: Number(size) };
}

export const isSameVersion = (a: Version, b: Version): boolean =>
  a.etag === b.etag && a.lastModified === b.lastModified && a.size === b.size;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};

/**
 * Asks once for bytes of a file.
 * @param expected its version; undefined: none was seen yet
 */
async function attempt(
  url: string,
  { offset, length }: ByteRange,
  expected: Version | undefined,
  silenceMs: number,
  onBytes: OnBytes,
) {
  const controller = new AbortController();
  const silence = setTimeout(() => controller.abort(new Error(`silent for ${silenceMs / 1_000} s`)), silenceMs);
  try {
    const response = await fetch(url, {
      signal: controller.signal,
      headers: {
        range: `bytes=${offset}-${offset + length - 1}`,
        'accept-encoding': 'identity',
        'user-agent': userAgent,
      },
    });
    checkStatus(response, url);
    const version = readVersion(response, offset, url);
    if (expected && !isSameVersion(version, expected))
      throw new TilesError(`${url} was replaced while it was read. Run the command again`);
    const due = Math.min(length, version.size - offset);
    let at = 0;
    for await (const chunk of response.body ?? []) {
      silence.refresh();
      if (at + chunk.length > due) throw new TilesError(`${url} was answered with more bytes than those asked for`);
      await onBytes(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length), at);
      at += chunk.length;
    }
    if (at < due) throw new FailedAttempt('the answer broke off');
    return version;
  } catch (error) {
    if (error instanceof TilesError || error instanceof FailedAttempt) throw error;
    throw new FailedAttempt(reasonOf(error));
  } finally {
    clearTimeout(silence);
    // Frees the connection of an answer that was not read to its end.
    controller.abort();
  }
}

/**
 * Reads bytes of a file, and goes on after a cut with what is missing.
 * @param range to the end of the file where that comes first
 * @returns the file's version
 * @throws TilesError where it is not there, another than expected, or not to be had
 */
export async function requestRange(
  url: string,
  { offset, length }: ByteRange,
  expected: Version | undefined,
  { silenceMs, attempts, firstPauseMs, wait }: Asking,
  onBytes: OnBytes,
): Promise<Version> {
  let had = 0;
  for (let failed = 0; ;) {
    const before = had;
    const take: OnBytes = async (bytes, at) => {
      await onBytes(bytes, before + at);
      had = before + at + bytes.length;
    };
    try {
      return await attempt(url, { offset: offset + before, length: length - before }, expected, silenceMs, take);
    } catch (error) {
      if (!(error instanceof FailedAttempt)) throw error;
      failed = had > before ? 1 : failed + 1;
      if (failed === attempts)
        throw new TilesError(`${url} could not be read (${attempts} attempts): ${error.message}`);
      await wait(error.retryAfter ?? firstPauseMs * 2 ** (failed - 1));
    }
  }
}
