import { createHash } from 'node:crypto';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { minute } from '#shared/times.ts';
import { UnreadableFile } from '../formats/format.ts';
import { downloadFeed, type DownloadedFeed, type DownloadOptions } from './downloadFeed.ts';

/** The address of the page behind one; undefined for the last. */
export type NextPage = (url: string, answer: unknown) => string | undefined;

export interface PageOptions extends DownloadOptions {
  /** Between two calls: APIs bound how many a client makes. */
  pauseMs?: number;
  /** Of one feed. */
  maxPages?: number;
}

/** No network has so many homes. */
const mostPages = 500;
/** Of one, in bytes: one of a hundred homes has some 300 KB. It is in memory, and the whole feed never is. */
const maxPageBytes = 32_000_000;
/** For all pages. */
const totalTimeoutMs = 30 * minute;
/** Just over the second in which ReSales Online allows for one call. */
const politePauseMs = 1_100;

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The text of a page, which may come packed. @throws UnreadableFile */
function unpacked(bytes: Buffer, maxBytes: number): string {
  if (!isGzip(bytes)) return bytes.toString('utf8');
  try {
    return gunzipSync(bytes, { maxOutputLength: Math.max(1, maxBytes) }).toString('utf8');
  } catch (error) {
    throw new UnreadableFile(
      `a page cannot be unpacked: ${(error as Error).message}. A smaller P_PageSize, or a higher FEED_MAX_MB, may help`,
    );
  }
}

/** What a page says; its text alone where that is no JSON, which its format then tells. */
function answerOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Downloads all pages of an API's answer to one file, one after the other.
 * @returns null where they are those of the last run
 * @throws what `downloadFeed` throws; UnreadableFile for pages without an end
 */
export async function downloadPages(
  url: string,
  file: string,
  nextPage: NextPage,
  { known, maxBytes, pauseMs = politePauseMs, maxPages = mostPages, ...options }: PageOptions,
): Promise<DownloadedFeed | null> {
  const digest = createHash('sha256');
  const [part, startedAt] = [`${file}.page`, performance.now()];
  await writeFile(file, '');
  let bytes = 0;
  let contentType: string | undefined;
  let next: string | undefined = url;
  for (let page = 1; next !== undefined; page += 1) {
    if (page > maxPages)
      throw new UnreadableFile(`it has more than ${maxPages} pages: a larger P_PageSize makes fewer`);
    const timeoutMs = Math.floor(totalTimeoutMs - (performance.now() - startedAt));
    if (timeoutMs <= 0) throw new UnreadableFile(`its pages did not arrive within ${totalTimeoutMs / minute} min`);
    if (page > 1) await sleep(pauseMs);
    const downloaded: DownloadedFeed | null = await downloadFeed(next, part, {
      ...options,
      maxBytes: Math.min(maxBytes - bytes, maxPageBytes),
      timeoutMs,
    });
    const packed = await readFile(part);
    const text = unpacked(packed, Math.min(maxBytes - bytes, maxPageBytes));
    const answer = answerOf(text);
    // Without the time of the call, which is in each answer.
    digest.update(JSON.stringify((answer as { Property?: unknown } | undefined)?.Property ?? text));
    await appendFile(file, `${text}\n`);
    bytes += Buffer.byteLength(text);
    contentType ??= downloaded?.contentType;
    next = nextPage(next, answer);
  }
  await rm(part, { force: true });
  const version = { digest: digest.digest('base64url') };
  return version.digest === known?.digest ? null : { path: file, contentType, version, bytes };
}
