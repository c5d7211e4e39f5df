import { Readable } from 'node:stream';
import { handledStatus } from '#shared/api/ApiError.ts';
import { parseJson } from '#shared/parseJson.ts';
import type { Loaded } from '../edge/EdgeCache.ts';
import { isFailure, type Entry } from '../edge/entry.ts';
import { loggedPath } from '../logging/loggedPath.ts';
import type { Logger } from '../logging/logger.ts';
import { turns } from '../turns.ts';
import { asCmsAnswer } from './cmsAnswer.ts';
import type { CmsCalls } from './cmsCalls.ts';
import type { AnswerCheck } from './createAnswerCheck.ts';
import type { Channels } from './createChannels.ts';
import { readJsonBody } from './createContractCheck.ts';
import type { UpstreamClient } from './createUpstreamClient.ts';
import { asMediaFile } from './mediaFile.ts';
import type { Target } from './normaliseTarget.ts';
import type { OwnAnswer } from './ownAnswer.ts';
import {
  isData,
  isStoredData,
  type EndpointPolicy,
  type OwnHost,
  type Timeouts,
  type UpstreamKind,
} from './policies.ts';
import { createCallReport, type UpstreamCall } from './createCallReport.ts';
import { toLoaded } from './toLoaded.ts';
import type { UpstreamAnswer } from './UpstreamAnswer.ts';
import { withWholeSquares } from './withWholeSquares.ts';

/** The current base URLs of the upstreams: the bundled origin gets another port when it is restarted. */
export interface UpstreamHosts {
  api: () => string;
  cms: () => string;
}

/** Bytes of data; files may be as large as the cache can hold. */
const maxDataBytes = 2 * 1024 * 1024;

export interface FetchRequest {
  target: Target;
  /** To be revalidated. */
  stored: Entry | null;
  signal: AbortSignal;
  /** Whether what is stored is served meanwhile: other calls go first. */
  background?: boolean;
  /** The Accept header for a picture. */
  accept?: string | undefined;
  onEarlyHints?: ((links: string[]) => void) | undefined;
  /** It asks whether the upstream is back: past the queue, and without a retry. */
  isProbe?: boolean;
}

/** An answer, and its body where that is JSON. */
export interface Fetched {
  loaded: Loaded;
  json: unknown;
  /** The upstream as a whole fails. */
  failed: boolean;
}

export interface UpstreamFetch {
  /** One GET. @throws got's errors, CircuitOpenError, OverloadError, SyntaxError for a body that is not JSON */
  fetch: (request: FetchRequest) => Promise<Fetched>;
  /**
   * One call past the cache and the queue, refused like any other while the circuit is open; more of them, while they
   * succeed, until it is closed. @throws as `fetch`
   */
  probe: (kind: UpstreamKind, signal: AbortSignal) => Promise<void>;
}

interface FetchDeps {
  client: UpstreamClient;
  hosts: UpstreamHosts;
  /** The API is not the bundled origin, which finds homes by what it shows of their places. */
  isForeignApi: boolean;
  /** What the site answers itself. */
  own: Readonly<Record<OwnHost, OwnAnswer>>;
  cms: CmsCalls;
  channels: Channels;
  answerCheck: AnswerCheck;
  /** Bytes of the largest body that is stored. */
  maxBodyBytes: number;
  logger: Logger | undefined;
  onCall: (call: UpstreamCall) => void;
  timeoutsOf: (policy: EndpointPolicy) => Timeouts;
  /** The cache's clock. */
  now: () => number;
}

function headersFor(
  { target, accept, stored }: FetchRequest,
  cmsHeaders: Readonly<Record<string, string>>,
): Record<string, string> {
  const { etag, 'last-modified': lastModified } = stored?.headers ?? {};
  return {
    accept: isData(target.policy.kind) ? 'application/json' : (accept ?? '*/*'),
    // One representation is fetched; the encodings are made here, once.
    'accept-encoding': 'identity',
    'user-agent': 'vencejo',
    ...(target.policy.host === 'cms' ? cmsHeaders : {}),
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(lastModified && !etag ? { 'if-modified-since': lastModified } : {}),
  };
}

/**
 * Whether a status is a failure of the upstream as a whole: one picture that cannot be drawn is no failure of the
 * others.
 */
const isDown = (kind: UpstreamKind, loaded: Loaded): boolean => {
  const status = loaded.kind === 'notModified' ? 304 : loaded.kind === 'stream' ? loaded.status : loaded.answer.status;
  return isFailure(status) && (status !== 500 || kind !== 'media');
};

interface Received {
  answer: UpstreamAnswer;
  requestHeaders: Record<string, string>;
  /** From sending it to the whole answer. */
  seconds: number;
}

/** Sends the request. @throws got's errors */
async function ask(
  { client, hosts, isForeignApi, own, cms, channels, maxBodyBytes, onCall, timeoutsOf, now }: FetchDeps,
  request: FetchRequest,
): Promise<Received> {
  const { target, signal, onEarlyHints, isProbe = false } = request;
  const { policy, url } = target;
  const requestHeaders = headersFor(request, cms.headers);
  const startedAt = now();
  channels[policy.kind].probes.note(request, false);
  const timeouts = timeoutsOf(policy);
  const answer =
    policy.host !== 'api' && policy.host !== 'cms'
      ? await own[policy.host](url, { timeouts, signal })
      : await client.get(hosts[policy.host]() + (isForeignApi ? withWholeSquares(url) : url), {
          headers: requestHeaders,
          retries: isProbe ? 0 : 1,
          timeouts,
          signal,
          maxBodyBytes: isStoredData(policy) || isProbe ? Math.min(maxBodyBytes, maxDataBytes) : maxBodyBytes,
          onEarlyHints,
        });
  if (policy.host === 'cms') cms.onAnswer(answer.headers);
  const seconds = (now() - startedAt) / 1_000;
  onCall({ kind: policy.kind, outcome: answer.status, seconds });
  return { answer, requestHeaders, seconds };
}

/** The code of an error's body; undefined where it has none. */
function codeOf(body: Buffer): unknown {
  try {
    return (parseJson(body.toString('utf8')) as { code?: unknown } | null)?.code;
  } catch {
    return undefined;
  }
}

/** The status of an answer as its call reads it: of a mailed link, whose token is refused, by the code of its body. */
function saidStatus({ status, body }: UpstreamAnswer, { isOfLink }: EndpointPolicy): number {
  if (!isOfLink || !Buffer.isBuffer(body) || (status !== 401 && status !== 403)) return status;
  return handledStatus(status, codeOf(body));
}

/** @returns the answer as visitors may have it @throws UnexpectedAnswerError for one that is none to this call */
async function check(deps: FetchDeps, request: FetchRequest, received: UpstreamAnswer) {
  const { answerCheck } = deps;
  const { policy } = request.target;
  const given = policy.host === 'cms' ? asCmsAnswer(received, deps.cms.address(), deps.cms.onIgnored) : received;
  const answer = policy.isMedia ? asMediaFile(given) : given;
  try {
    if (received.status === 200 && answer.status !== 200)
      answerCheck.checkForeignFile(request, received.headers['content-type']);
    await answerCheck.checkStatus(request, saidStatus(answer, policy));
    answerCheck.checkSize(request, answer);
    return answer;
  } catch (error) {
    // Without a reader its connection would stay open.
    if (answer.body instanceof Readable) answer.body.destroy();
    throw error;
  }
}

/** Asks, checks, and reads. */
async function fetchChecked(deps: FetchDeps, request: FetchRequest): Promise<Fetched> {
  const { target, stored, background, isProbe } = request;
  const { kind } = target.policy;
  const { answer: received, requestHeaders, seconds } = await ask(deps, request);
  const answer = await check(deps, request, received);
  const loaded = toLoaded(answer, target.policy, { delay: seconds, requestHeaders, stored });
  // Reading it, and checking it against the contract, takes some milliseconds.
  if (loaded.kind === 'answer') await turns.take(background ? 'revalidations' : 'answers');
  const json = readJsonBody(loaded, target.policy);
  const channel = deps.channels[kind];
  if (answer.status < 400) channel.probes.note(request, true);
  if (!isFailure(answer.status)) channel.lastGood = Date.now();
  else deps.logger?.warn({ upstream: loggedPath(target.url), status: answer.status }, 'upstream failed');
  // What came of a probe is enough: the rest is not downloaded.
  if (isProbe && loaded.kind === 'stream') loaded.body.destroy();
  return { loaded, json, failed: isDown(kind, loaded) };
}

/** Through the circuit breaker. @throws CircuitOpenError */
async function fetchAdmitted(deps: FetchDeps, request: FetchRequest): Promise<Fetched> {
  const { target, signal, isProbe = false } = request;
  const { breaker } = deps.channels[target.policy.kind];
  const admission = breaker.admit({ url: target.url, signal, isProbe });
  return breaker.settle(admission, fetchChecked(deps, request));
}

/** Within the concurrency limit. @throws OverloadError */
const fetchInTurn = (deps: FetchDeps, request: FetchRequest): Promise<Fetched> =>
  deps.channels[request.target.policy.kind].limit.run(() => fetchAdmitted(deps, request), request);

/**
 * What reaches an upstream, a step a function: concurrency limit, circuit breaker, got, checks of the answer; logged
 * and counted.
 */
export function createUpstreamFetch(deps: FetchDeps): UpstreamFetch {
  const reported = createCallReport(deps);

  async function probeOnce(request: FetchRequest): Promise<void> {
    let failed = true;
    try {
      ({ failed } = await reported(request, fetchAdmitted(deps, request)));
    } finally {
      if (failed) deps.channels[request.target.policy.kind].probes.recordFailure();
    }
  }

  return {
    fetch: (request) => reported(request, fetchInTurn(deps, request)),
    probe: async (kind, signal) => {
      const { breaker, probes } = deps.channels[kind];
      const probed = probes.next();
      // Between two probes the circuit refuses them, which is no news.
      if (!probed || breaker.isRefusingProbes()) return;
      const request: FetchRequest = { ...probed, stored: null, signal, isProbe: true };
      // Half open: it has succeeded, and more of it are needed.
      do await probeOnce(request);
      while (breaker.state() === 'halfOpen');
    },
  };
}
