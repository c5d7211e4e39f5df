import http from 'node:http';
import https from 'node:https';
import { S3Client } from '@aws-sdk/client-s3';
import type { BucketAddress } from '#config/bucketUrl.ts';
import { second } from '#shared/times.ts';
import { StorageAwayError } from './fileStorage.ts';
import { whyRefused } from './whyRefused.ts';

/** Times in milliseconds. */
export const bucketLimits = {
  /** To connect. */
  connectMs: 2 * second,
  /** To the first byte of one attempt, and of all: below what the site waits for a picture. */
  attemptMs: 5 * second,
  answerMs: 12 * second,
  attempts: 3,
  connections: 32,
  /** Of what comes, as of originals; and of what is sent. */
  pieceMs: 5 * second,
  afterMs: 5 * second,
  leastSpeed: 10_000,
};

export interface BucketOptions {
  address: BucketAddress;
  keys: { accessKeyId: string; secretAccessKey: string };
  limits?: typeof bucketLimits;
  /** Called when it begins to fail, with why in words that may be logged, and when it answers again, with null. */
  onChange?: (problem: string | null) => void;
}

const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

function createClient({ address, keys, limits }: Required<Pick<BucketOptions, 'address' | 'keys' | 'limits'>>) {
  const connections = { keepAlive: true, maxSockets: limits.connections };
  return new S3Client({
    region: address.region,
    forcePathStyle: address.isPathStyle,
    ...(address.endpoint === undefined ? {} : { endpoint: address.endpoint }),
    credentials: keys,
    maxAttempts: limits.attempts,
    // Its own checksums are younger than many servers; Content-MD5 all know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: quiet,
    requestHandler: {
      connectionTimeout: limits.connectMs,
      requestTimeout: limits.attemptMs,
      throwOnRequestTimeout: true,
      logger: quiet,
      httpAgent: new http.Agent(connections),
      httpsAgent: new https.Agent(connections),
    },
  });
}

/** Without a body, an answer to HEAD does not say what is missing. */
const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as Error).name);

/** Counts as failing while any kind of call does: a key may read and not write. */
function createState(onChange: (problem: string | null) => void) {
  const failing = new Set<string>();
  return {
    isReachable: () => failing.size === 0,
    note: (kind: string, problem: string | null): void => {
      const wasReachable = failing.size === 0;
      if (problem === null) failing.delete(kind);
      else failing.add(kind);
      if (wasReachable !== (failing.size === 0)) onChange(problem);
    },
  };
}

/** How long a call may take, in milliseconds: one attempt, and all. */
interface CallTimes {
  attempt: number;
  all: number;
}

/** The calls of a bucket, within their times, with failures in words. */
export function createBucketCalls({ limits = bucketLimits, onChange = () => undefined, ...options }: BucketOptions) {
  const client = createClient({ ...options, limits });
  const state = createState(onChange);

  function failure(kind: string, error: unknown): StorageAwayError {
    const problem = whyRefused(error);
    state.note(kind, problem);
    return new StorageAwayError(`The bucket ${options.address.bucket} fails: ${problem}`);
  }

  /** @param ms for all attempts @returns null where there is no such file @throws StorageAwayError */
  async function call<T>(
    kind: string,
    send: (options: { abortSignal: AbortSignal; requestTimeout: number }) => Promise<T>,
    ms: CallTimes = { attempt: limits.attemptMs, all: limits.answerMs },
  ): Promise<T | null> {
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(), ms.all);
    try {
      const answer = await send({ abortSignal: ended.signal, requestTimeout: ms.attempt });
      state.note(kind, null);
      return answer;
    } catch (error) {
      ended.abort();
      if (!isMissing(error)) throw failure(kind, error);
      state.note(kind, null);
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  return { client, limits, call, failure, isReachable: state.isReachable };
}
