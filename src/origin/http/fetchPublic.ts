import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { RefusedSourceError, requestPublic, SlowSourceError, type PublicRequest } from './requestPublic.ts';

export interface FetchOptions extends PublicRequest {
  /** Beyond it the answer is cut off, and refused. */
  maxBytes: number;
  /** For all of it, redirects too. */
  timeoutMs: number;
  /** What has to be there of a body so long after it began: else its server is given up. */
  leastSpeed?: { afterMs: number; bytes: number } | undefined;
}

export interface FetchedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Empty unless the status is 200. */
  body: Buffer;
}

async function readBody(
  answer: IncomingMessage,
  { maxBytes, leastSpeed }: Pick<FetchOptions, 'maxBytes' | 'leastSpeed'>,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = Number(answer.headers['content-length'] ?? 0);
  if (bytes <= maxBytes) {
    bytes = 0;
    const check = () => {
      if (bytes < leastSpeed!.bytes) answer.destroy(new SlowSourceError(`Only ${bytes} bytes came in time`));
    };
    const checking = leastSpeed && setTimeout(check, leastSpeed.afterMs);
    try {
      for await (const chunk of answer as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        if (bytes > maxBytes) break;
        chunks.push(chunk);
      }
    } finally {
      clearTimeout(checking);
    }
  }
  if (bytes <= maxBytes) return Buffer.concat(chunks);
  answer.destroy();
  throw new RefusedSourceError(`The answer is larger than ${maxBytes} bytes`);
}

function discard(answer: IncomingMessage): Buffer {
  answer.destroy();
  return Buffer.alloc(0);
}

/**
 * GET of an address of the public internet (requestPublic.ts), whose answer is held in memory.
 * @throws RefusedSourceError for what may not be asked or is too large; Error for what failed or took too long
 */
export async function fetchPublic(address: string, options: FetchOptions): Promise<FetchedAnswer> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    const answer = await requestPublic(address, options, signal);
    const { statusCode: status = 0, headers } = answer;
    return { status, headers, body: status === 200 ? await readBody(answer, options) : discard(answer) };
  } catch (error) {
    // Says that the time was over, not only that something broke off.
    signal.throwIfAborted();
    throw error;
  }
}
