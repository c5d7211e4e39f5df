import { Readable } from 'node:stream';
import { CircuitOpenError, createCircuitBreaker, type CircuitBreaker } from './resilience/createCircuitBreaker.ts';
import { createConcurrencyLimit, OverloadError, type ConcurrencyLimit } from './resilience/createConcurrencyLimit.ts';
import type { Loaded } from '../edge/EdgeCache.ts';
import { isFailure, type Entry } from '../edge/entry.ts';
import { WaitTimeoutError } from '../edge/waitFor.ts';
import { loggedPath } from '../logging/loggedPath.ts';
import type { Logger } from '../logging/logger.ts';
import { parseJson } from './createContractCheck.ts';
import type { UpstreamAnswer, UpstreamClient } from './createUpstreamClient.ts';
import { normaliseTarget, statusesOf, type Target } from './normaliseTarget.ts';
import { probePaths, upstreamKinds, type EndpointPolicy, type Timeouts, type UpstreamKind } from './policies.ts';
import { createConfirmation } from './createConfirmation.ts';
import { createVanishedShare, type VanishedShare } from './createVanishedShare.ts';
import { isGood, verdictOf, type Verdict } from './expectedStatuses.ts';
import { asMediaFile } from './mediaFile.ts';
import { toLoaded } from './toLoaded.ts';
import { turns } from '../turns.ts';

/** One call to an upstream, for counters. */
export interface UpstreamCall {
  kind: UpstreamKind;
  /** The HTTP status, or the kind of failure. */
  outcome: number | 'timeout' | 'failed' | 'circuitOpen' | 'overload';
  seconds: number;
}

/** The state of an upstream, for operators. */
export interface UpstreamState {
  breaker: ReturnType<CircuitBreaker['state']>;
  /** Wall clock, milliseconds; null before the first. */
  lastGood: number | null;
}

/** The current base URLs of the upstreams: the bundled origin gets another port when it is restarted. */
export interface UpstreamHosts {
  api: () => string;
  cms: () => string;
}

/** Of the fetches of one kind of resource. */
const limits = { maxConcurrent: 48, maxQueued: 1_024, queueTimeoutMs: 3_000 } as const;

/** Bytes of data; files may be as large as the cache can hold. */
const maxDataBytes = 2 * 1024 * 1024;

/** Of data, which comes quickly; a picture may have to be drawn. */
const doubt = { tasks: 5, afterMs: 1_000 } as const;

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
}

/** An answer, and its body where that is JSON. */
export interface Fetched {
  loaded: Loaded;
  json: unknown;
}

export interface UpstreamFetch {
  /** @throws got's errors, CircuitOpenError, OverloadError, SyntaxError for a body that is not JSON */
  fetch: (request: FetchRequest) => Promise<Fetched>;
  /** Whether the upstream of a kind is not known to answer: its circuit is not closed, or no data has come yet. */
  isUnknown: (kind: UpstreamKind) => boolean;
  /**
   * One call past the cache and the queue, refused like any other while the circuit is open; more of them, while they
   * succeed, until it is closed. @throws as `fetch`
   */
  probe: (kind: UpstreamKind, signal: AbortSignal) => Promise<void>;
  states: () => Readonly<Record<UpstreamKind, UpstreamState>>;
  load: () => { active: number; queued: number };
  /** Answers and pages that were there and are not found any more (docs/operations.md#listings-vanish). */
  vanished: Pick<VanishedShare, 'count' | 'isFlood'>;
  /**
   * Whether a status must not take the place of a page: it is gone, as too many are, or as all that the API has. The
   * answers that it was made of may have left the cache, so that theirs are no sign of it.
   */
  refusesPage: (stored: Entry | null, status: number) => Promise<boolean>;
}

/** Thrown for an answer that is none of the call's (expectedStatuses.ts). It is counted by its status already. */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError';
}

interface FetchDeps {
  client: UpstreamClient;
  hosts: UpstreamHosts;
  /** Bytes of the largest body that is stored. */
  maxBodyBytes: number;
  logger: Logger | undefined;
  onCall: (call: UpstreamCall) => void;
  timeoutsOf: (policy: EndpointPolicy) => Timeouts;
  /** By default the contract's. */
  verdict?: typeof verdictOf | undefined;
  /** The cache's clock. */
  now: () => number;
}

function outcomeOf(error: unknown): Exclude<UpstreamCall['outcome'], number> {
  if (error instanceof CircuitOpenError) return 'circuitOpen';
  if (error instanceof OverloadError || error instanceof WaitTimeoutError) return 'overload';
  return (error as Error).name === 'TimeoutError' ? 'timeout' : 'failed';
}

const statusOf = (loaded: Loaded): number =>
  loaded.kind === 'notModified' ? 304 : loaded.kind === 'stream' ? loaded.status : loaded.answer.status;

/**
 * Whether a status is a failure of the upstream as a whole: one picture that cannot be drawn is no failure of the
 * others.
 */
const isDown = (kind: UpstreamKind, status: number): boolean =>
  isFailure(status) && (status !== 500 || kind !== 'media');

const isData = (kind: UpstreamKind): boolean => kind === 'api' || kind === 'cms';

const isStoredData = ({ kind, lifetime }: EndpointPolicy): boolean => isData(kind) && lifetime !== null;

/** What a probe asks for. */
type ProbeRequest = Pick<FetchRequest, 'target' | 'accept'>;

const headersFor = (
  { policy: { kind } }: Target,
  accept: string | undefined,
  stored: Entry | null,
): Record<string, string> => ({
  accept: isData(kind) ? 'application/json' : (accept ?? '*/*'),
  // One representation is fetched; the encodings are made here, once.
  'accept-encoding': 'identity',
  'user-agent': 'vencejo',
  ...(stored?.headers.etag ? { 'if-none-match': stored.headers.etag } : {}),
  ...(stored?.headers['last-modified'] && !stored.headers.etag
    ? { 'if-modified-since': stored.headers['last-modified'] }
    : {}),
});

/** What reaches an upstream: within a concurrency limit, through a circuit breaker, by got; logged and counted. */
export function createUpstreamFetch({
  client,
  hosts,
  maxBodyBytes,
  logger,
  onCall,
  timeoutsOf,
  verdict = verdictOf,
  now,
}: FetchDeps): UpstreamFetch {
  // One for each kind: slow pictures must not delay pages.
  const limitOf = Object.fromEntries(
    upstreamKinds.map((kind) => [kind, createConcurrencyLimit({ ...limits, doubt: isData(kind) ? doubt : undefined })]),
  ) as Record<UpstreamKind, ConcurrencyLimit>;
  const breakers = Object.fromEntries(upstreamKinds.map((kind) => [kind, createCircuitBreaker(now)])) as Record<
    UpstreamKind,
    CircuitBreaker
  >;
  const sum = (count: (limit: ConcurrencyLimit) => number): number =>
    Object.values(limitOf).reduce((total, limit) => total + count(limit), 0);
  const lastGood: Partial<Record<UpstreamKind, number>> = {};
  const probeRequests: Partial<Record<UpstreamKind, ProbeRequest>> = Object.fromEntries(
    Object.entries(probePaths).map(([kind, path]) => [kind, { target: normaliseTarget(path)! }]),
  );

  const onFlood = () => {
    logger?.error('many answers vanished: stored ones are kept');
  };
  const vanished = { answers: createVanishedShare(onFlood), pages: createVanishedShare(onFlood) };

  const boundOf = (policy: EndpointPolicy, isProbe = false): number =>
    isStoredData(policy) || isProbe ? Math.min(maxBodyBytes, maxDataBytes) : maxBodyBytes;

  const confirmationOf = (host: EndpointPolicy['host']) =>
    createConfirmation(async () => {
      const { status } = await client.get(hosts[host]() + probePaths[host], {
        headers: { accept: 'application/json', 'user-agent': 'vencejo' },
        retries: 0,
        timeouts: timeoutsOf(normaliseTarget(probePaths[host])!.policy),
        signal: new AbortController().signal,
        maxBodyBytes,
      });
      onCall({ kind: host, outcome: status, seconds: 0 });
      return status === 200;
    }, now);
  const isWell = { api: confirmationOf('api'), cms: confirmationOf('cms') };

  /** @throws UnexpectedAnswerError where the status is a failure that does not say so itself */
  async function checkStatus({ target, stored }: FetchRequest, status: number): Promise<void> {
    const isStored = isGood(stored, now());
    const said: Verdict = verdict(statusesOf(target), status, isStored);
    if (isStored && said === 'vanished' && !(await isWell[target.policy.host]()))
      throw new UnexpectedAnswerError(`${status}, as for what is always there`);
    const isFlood = isStored && said !== 'failure' && vanished.answers.record(said === 'vanished');
    if (isFlood || (said === 'failure' && !isFailure(status)))
      throw new UnexpectedAnswerError(`${status} is no answer of the contract to this call`);
  }

  /**
   * Data is never so large, and what has no end must not take the place of what is stored.
   * @throws UnexpectedAnswerError for a body above the limit that is not passed on
   */
  function checkSize({ target: { policy }, stored }: FetchRequest, { body, headers }: UpstreamAnswer): void {
    if (!(body instanceof Readable)) return;
    const mayBeEndless = headers['content-length'] === undefined && isGood(stored, now());
    if (isStoredData(policy) || mayBeEndless)
      throw new UnexpectedAnswerError(`The body is larger than ${boundOf(policy)} bytes`);
  }

  /**
   * A file that is not for visitors. One in place of a picture that was there is a page of an upstream that fails.
   * @throws UnexpectedAnswerError
   */
  function checkForeignFile({ target: { url }, stored }: FetchRequest, type: string[] | undefined): void {
    logger?.warn({ upstream: loggedPath(url), type }, 'no media file');
    if (isGood(stored, now())) throw new UnexpectedAnswerError('A file of another type than pictures have');
  }

  async function fetchOnce(request: FetchRequest, isProbe: boolean): Promise<Fetched> {
    const { target, stored, signal, accept, onEarlyHints } = request;
    const { policy, url } = target;
    const headers = headersFor(target, accept, stored);
    const startedAt = now();
    // Until one was there, any that was asked for has to do.
    if (policy.kind === 'media') probeRequests.media ??= { target, accept };
    const received = await client.get(hosts[policy.host]() + url, {
      headers,
      // A probe asks once: what fails is left alone.
      retries: breakers[policy.kind].state() === 'closed' ? 1 : 0,
      timeouts: timeoutsOf(policy),
      signal,
      maxBodyBytes: boundOf(policy, isProbe),
      onEarlyHints,
    });
    const seconds = (now() - startedAt) / 1_000;
    onCall({ kind: policy.kind, outcome: received.status, seconds });
    const answer = policy.kind === 'media' ? asMediaFile(received) : received;
    try {
      if (received.status === 200 && answer.status !== 200) checkForeignFile(request, received.headers['content-type']);
      await checkStatus(request, answer.status);
      checkSize(request, answer);
    } catch (error) {
      // Without a reader its connection would stay open.
      if (answer.body instanceof Readable) answer.body.destroy();
      throw error;
    }
    const loaded = toLoaded(answer, policy, { delay: seconds, requestHeaders: headers, stored });
    // Reading it, and checking it against the contract, takes some milliseconds.
    if (loaded.kind === 'answer') await turns.take(request.background ? 'revalidations' : 'answers');
    const json = parseJson(loaded, policy);
    if (policy.kind === 'media' && answer.status < 400) probeRequests.media = { target, accept };
    if (!isFailure(answer.status)) lastGood[policy.kind] = Date.now();
    else logger?.warn({ upstream: loggedPath(url), status: answer.status }, 'upstream failed');
    return { loaded, json };
  }

  function report(error: unknown, { policy: { kind }, url }: Target, seconds: number): void {
    const outcome = outcomeOf(error);
    if (!(error instanceof UnexpectedAnswerError)) onCall({ kind, outcome, seconds });
    // Once a call, not once a waiter; without the query, which may contain what a visitor typed.
    if (outcome !== 'circuitOpen')
      logger?.warn({ upstream: loggedPath(url), cause: (error as Error).message }, 'upstream failed');
  }

  /** Reports what a call throws. */
  async function reporting<T>({ target, signal }: Pick<FetchRequest, 'target' | 'signal'>, call: () => Promise<T>) {
    const startedAt = now();
    try {
      return await call();
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      report(error, target, (now() - startedAt) / 1_000);
      throw error;
    }
  }

  const throughBreaker = (request: FetchRequest, isProbe = false) => {
    const { signal, target } = request;
    const { kind } = target.policy;
    return breakers[kind].run({ url: target.url, signal, isProbe }, async () => {
      const fetched = await fetchOnce(request, isProbe);
      // What came of it is enough: the rest is not downloaded.
      if (isProbe && fetched.loaded.kind === 'stream') fetched.loaded.body.destroy();
      return { ...fetched, failed: isDown(kind, statusOf(fetched.loaded)) };
    });
  };

  return {
    fetch: (request) =>
      reporting(request, () => limitOf[request.target.policy.kind].run(() => throughBreaker(request), request)),
    isUnknown: (kind) => breakers[kind].state() !== 'closed' || (isData(kind) && lastGood[kind] === undefined),
    probe: async (kind, signal) => {
      const breaker = breakers[kind];
      const probed = probeRequests[kind];
      // Between two probes the circuit refuses them, which is no news.
      if (!probed || breaker.isRefusingProbes()) return;
      const request: FetchRequest = { ...probed, stored: null, signal };
      // Half open: it has succeeded, and more of it are needed.
      do await reporting(request, () => throughBreaker(request, true));
      while (breaker.state() === 'halfOpen');
    },
    states: () =>
      Object.fromEntries(
        upstreamKinds.map((kind) => [kind, { breaker: breakers[kind].state(), lastGood: lastGood[kind] ?? null }]),
      ) as Record<UpstreamKind, UpstreamState>,
    vanished: {
      count: () => Math.max(vanished.answers.count(), vanished.pages.count()),
      isFlood: () => vanished.answers.isFlood() || vanished.pages.isFlood(),
    },
    refusesPage: async (stored, status) => {
      if (!isGood(stored, now()) || isFailure(status)) return false;
      const isGone = status === 404 || status === 302;
      return (isGone && !(await isWell.api())) || vanished.pages.record(isGone);
    },
    load: () => ({ active: sum((limit) => limit.active()), queued: sum((limit) => limit.queued()) }),
  };
}
