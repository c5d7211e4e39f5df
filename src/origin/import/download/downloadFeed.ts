import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { minute } from '#shared/times.ts';
import { requestPublic, type PublicRequest } from '../../http/requestPublic.ts';
import { UnreadableFile, type SourceFile } from '../formats/format.ts';
import { isWebPage } from '../input/webPage.ts';
import { describeFailure, describeStatus } from './describeFailure.ts';

/** The version of a feed: the validators of its server, and a digest. */
export interface FeedVersion {
  etag?: string;
  lastModified?: string;
  /** Of its content type and bytes, for servers without validators. */
  digest?: string;
}

export interface DownloadOptions extends Pick<PublicRequest, 'credentials' | 'allowPrivate' | 'isPublic' | 'steps'> {
  /** The version that was read last. */
  known?: FeedVersion | undefined;
  /** Of the answer's body, before it is unpacked. */
  maxBytes: number;
  /** For all of it, redirects too, in ms. */
  timeoutMs?: number;
}

export interface DownloadedFeed extends SourceFile {
  version: FeedVersion;
  bytes: number;
}

const downloadTimeoutMs = 10 * minute;

const conditions = ({ etag, lastModified }: FeedVersion): Record<string, string> => ({
  ...(etag === undefined ? {} : { 'If-None-Match': etag }),
  ...(lastModified === undefined ? {} : { 'If-Modified-Since': lastModified }),
});

const tooLarge = (maxBytes: number): UnreadableFile =>
  new UnreadableFile(
    `it has more than ${Math.round(maxBytes / 1e6)} MB: is it the feed? FEED_MAX_MB allows for larger ones`,
  );

async function* atMost(bytes: AsyncIterable<Buffer>, maxBytes: number, digest: Hash): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const part of bytes) {
    count += part.length;
    if (count > maxBytes) throw tooLarge(maxBytes);
    digest.update(part);
    yield part;
  }
}

/** A web page is told by its first bytes, whatever its encoding. */
async function startOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1_024), 0, 1_024, 0);
    return buffer.subarray(0, bytesRead).toString('latin1').replace(/^ï»¿/, '');
  } finally {
    await handle.close();
  }
}

/** Writes the answer to a file. @returns its size in bytes, and the digest of its content */
async function store(
  answer: IncomingMessage,
  file: string,
  maxBytes: number,
): Promise<{ size: number; digest: string }> {
  const announced = answer.headers['content-length'];
  if (Number(announced ?? 0) > maxBytes) throw tooLarge(maxBytes);
  // The content type may name the encoding.
  const digest = createHash('sha256').update(answer.headers['content-type'] ?? '');
  await pipeline(answer, (bytes: AsyncIterable<Buffer>) => atMost(bytes, maxBytes, digest), createWriteStream(file));
  const { size } = await stat(file);
  if (announced !== undefined && size !== Number(announced))
    throw new UnreadableFile(`it is cut off: ${size} of ${announced} bytes came`);
  return { size, digest: digest.digest('base64url') };
}

async function download(
  url: string,
  file: string,
  { known = {}, maxBytes, ...request }: DownloadOptions,
  signal: AbortSignal,
): Promise<DownloadedFeed | null> {
  const headers = { Accept: '*/*', 'Accept-Encoding': 'gzip', ...conditions(known) };
  const answer = await requestPublic(url, { ...request, headers }, signal);
  try {
    const { statusCode: status = 0, headers: said } = answer;
    if (status === 304 && Object.keys(conditions(known)).length > 0) return null;
    if (status !== 200) throw new UnreadableFile(describeStatus(status));
    const encoding = said['content-encoding'] ?? 'identity';
    // openFeed.ts recognises gzip by its first bytes.
    if (!/^(?:x-)?gzip$|^identity$/i.test(encoding))
      throw new UnreadableFile(
        `it is encoded as ${encoding}, which was not asked for: its server has to send it plain`,
      );
    const { size: bytes, digest } = await store(answer, file, maxBytes);
    if (digest === known.digest) return null;
    if (isWebPage(await startOf(file)))
      throw new UnreadableFile(
        'it is a web page (HTML), no feed: a login or an error page. Open the address in a browser to see which',
      );
    const { etag, 'last-modified': lastModified, 'content-type': contentType } = said;
    const version = { ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}), digest };
    return { path: file, contentType, version, bytes };
  } finally {
    answer.destroy();
  }
}

/**
 * Downloads a feed to a file. The file is complete only if this resolves.
 * @param url http or https; in no message is more of it than the host, since it may hold a secret
 * @returns null for an unchanged feed
 * @throws UnreadableFile saying why the download failed, and what to do; Error where it cannot be stored
 */
export async function downloadFeed(
  url: string,
  file: string,
  { timeoutMs = downloadTimeoutMs, ...options }: DownloadOptions,
): Promise<DownloadedFeed | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await download(url, file, options, signal);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    if (signal.aborted)
      throw new UnreadableFile(`it did not arrive within ${timeoutMs / minute} min: its server is too slow`);
    const reason = describeFailure(error as Error, new URL(url).host);
    throw reason === undefined ? error : new UnreadableFile(reason);
  }
}
