import type { Readable } from 'node:stream';
import { ApiError } from '#shared/api/ApiError.ts';
import type { Reader } from '#shared/api/readAnswer.ts';
import { createCircuitBreaker, CircuitOpenError, type CircuitBreaker } from './resilience/createCircuitBreaker.ts';
import { createConcurrencyLimit, OverloadError, type ConcurrencyLimit } from './resilience/createConcurrencyLimit.ts';
import type { Demand, EdgeCache, Loaded, Served } from '../edge/EdgeCache.ts';
import { isFailure, type Entry } from '../edge/entry.ts';
import type { Purge } from '../edge/purge.ts';
import { WaitTimeoutError } from '../edge/waitFor.ts';
import { loggedPath } from '../logging/loggedPath.ts';
import type { Logger } from '../logging/logger.ts';
import { createContractCheck, parseJson } from './createContractCheck.ts';
import { createUpstreamClient } from './createUpstreamClient.ts';
import { normaliseTarget, type Target } from './normaliseTarget.ts';
import { mayCall } from './privateLinks.ts';
import { resourcePolicies, resourcePolicyOf, type ResourcePolicy } from './policies.ts';
import { lengthOf, publicHeaders, toLoaded } from './toLoaded.ts';

/** The current base URLs of the upstreams: the bundled origin gets another port when it is restarted. */
export interface UpstreamHosts {
  api: () => string;
  cms: () => string;
}

export type UpstreamKind = ResourcePolicy['kind'];

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

export interface GetOptions {
  signal?: AbortSignal | undefined;
  demand?: Demand | undefined;
  /** The Accept header for a picture; part of the key. */
  accept?: string | undefined;
  onEarlyHints?: ((links: string[]) => void) | undefined;
  /** The answer's value is asked for next. */
  keepValue?: boolean;
}

export interface Upstream {
  /**
   * One GET through the cache.
   * @param path with its query, as `/web/provinces?type=buy`
   * @throws ApiError with status 0 when the upstream gives no answer, 404 for an unknown path and for a private estate
   * without its signature; the signal's reason when it is aborted
   */
  get: (path: string, options?: GetOptions) => Promise<Served>;
  /** The value of an entry, read once. @throws ApiError with status 0 for an answer that breaks the contract */
  valueOf: <T>(entry: Entry, read: Reader<T>) => T;
  /** The cache key of a path in normal form. */
  keyOf: (path: string) => string;
  /** Any other method, passed on. @param path checked as for `ask` */
  send: (
    path: string,
    request: { method: string; headers: Record<string, string>; body: Buffer; signal: AbortSignal },
  ) => Promise<{ status: number; headers: Record<string, string>; body: Readable }>;
  /** Purges a path that was written to (RFC 9111 §4.4). */
  invalidate: (path: string) => void;
  states: () => Readonly<Record<UpstreamKind, UpstreamState>>;
  load: () => { active: number; queued: number };
  close: () => void;
}

/** Of the fetches of one kind of resource. */
const limits = { maxConcurrent: 48, maxQueued: 1_024, queueTimeoutMs: 3_000 } as const;

/** Consecutive failures that open the circuit, and how long it stays open. */
const breaking = { failures: 5, open: { initialMs: 500, maxMs: 4_000 } } as const;

interface UpstreamDeps {
  hosts: UpstreamHosts;
  cache: EdgeCache;
  /** Purges on all instances; by default on this one. */
  purge?: (purge: Purge) => unknown;
  /** Bytes of the largest body that is stored. */
  maxBodyBytes: number;
  privateSecret?: string | undefined;
  logger?: Logger | undefined;
  onCall?: (call: UpstreamCall) => void;
  /** Called for each record of a list that breaks the contract, once a fetch. */
  onInvalidRecord?: (kind: UpstreamKind) => void;
  /** Instead of those of the policies. */
  timeouts?: Partial<ResourcePolicy['timeouts']> | undefined;
}

function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, null, error);
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

const kinds = [...new Set(resourcePolicies.map(({ kind }) => kind))];

/**
 * All calls to the upstreams (docs/product.md#calls): cache, then concurrency limit, then circuit breaker, then got.
 */
export function createUpstream({
  hosts,
  cache,
  purge = cache.purge,
  maxBodyBytes,
  privateSecret,
  logger,
  onCall = () => {},
  onInvalidRecord = () => {},
  timeouts,
}: UpstreamDeps): Upstream {
  const client = createUpstreamClient();
  const contract = createContractCheck(cache, (url, { reference, problem }) => {
    onInvalidRecord(resourcePolicyOf(url)?.kind ?? 'api');
    logger?.warn({ upstream: loggedPath(url), reference, problem }, 'invalid record');
  });
  // One for each kind: slow pictures must not delay pages.
  const limitOf = Object.fromEntries(kinds.map((kind) => [kind, createConcurrencyLimit(limits)])) as Record<
    UpstreamKind,
    ConcurrencyLimit
  >;
  const breakers = Object.fromEntries(
    kinds.map((kind) => [kind, createCircuitBreaker({ ...breaking, now: cache.now })]),
  ) as Record<UpstreamKind, CircuitBreaker>;
  const sum = (count: (limit: ConcurrencyLimit) => number): number =>
    Object.values(limitOf).reduce((total, limit) => total + count(limit), 0);
  const timeoutsOf = (policy: ResourcePolicy): ResourcePolicy['timeouts'] => ({ ...policy.timeouts, ...timeouts });
  const lastGood: Partial<Record<UpstreamKind, number>> = {};

  const headersFor = (
    { policy: { kind } }: Target,
    accept: string | undefined,
    stored: Entry | null,
  ): Record<string, string> => ({
    accept: kind === 'api' || kind === 'cms' ? 'application/json' : (accept ?? '*/*'),
    // One representation is fetched; the encodings are made here, once.
    'accept-encoding': 'identity',
    'user-agent': 'vencejo',
    ...(stored?.headers.etag ? { 'if-none-match': stored.headers.etag } : {}),
    ...(stored?.headers['last-modified'] && !stored.headers.etag
      ? { 'if-modified-since': stored.headers['last-modified'] }
      : {}),
  });

  async function fetchOnce(
    target: Target,
    stored: Entry | null,
    signal: AbortSignal,
    { accept, onEarlyHints }: GetOptions,
  ): Promise<{ loaded: Loaded; json: unknown }> {
    const { policy, url } = target;
    const headers = headersFor(target, accept, stored);
    const startedAt = cache.now();
    const answer = await client.get(hosts[policy.host]() + url, {
      headers,
      timeouts: timeoutsOf(policy),
      signal,
      maxBodyBytes,
      onEarlyHints,
    });
    const seconds = (cache.now() - startedAt) / 1_000;
    onCall({ kind: policy.kind, outcome: answer.status, seconds });
    const loaded = toLoaded(answer, policy, { delay: seconds, requestHeaders: headers, stored });
    const json = parseJson(loaded, policy);
    if (!isFailure(answer.status)) lastGood[policy.kind] = Date.now();
    else logger?.warn({ upstream: loggedPath(url), status: answer.status }, 'upstream failed');
    return { loaded, json };
  }

  /** Fetches within the concurrency limit and through the circuit breaker; logs and counts failures. */
  async function load(target: Target, stored: Entry | null, signal: AbortSignal, options: GetOptions): Promise<Loaded> {
    const { kind } = target.policy;
    const startedAt = cache.now();
    let fetched: Awaited<ReturnType<typeof fetchOnce>>;
    try {
      fetched = await limitOf[kind].run(
        () =>
          breakers[kind].run(async () => {
            const answer = await fetchOnce(target, stored, signal, options);
            return { ...answer, failed: isDown(kind, statusOf(answer.loaded)) };
          }),
        signal,
      );
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      const outcome = outcomeOf(error);
      onCall({ kind, outcome, seconds: (cache.now() - startedAt) / 1_000 });
      // Once a call, not once a waiter; without the query, which may contain what a visitor typed.
      if (outcome !== 'circuitOpen')
        logger?.warn({ upstream: loggedPath(target.url), cause: (error as Error).message }, 'upstream failed');
      throw error;
    }
    const { loaded, json } = fetched;
    // After the breaker: an invalid record is not an upstream failure.
    contract.check(target.url, loaded, { json, keep: options.keepValue ?? false });
    return loaded;
  }

  function check(path: string): Target {
    const target = normaliseTarget(path);
    // The signature of a private link is checked here, so that neither a page nor the proxy can bypass it.
    if (!target || !mayCall(target.url, privateSecret)) throw new ApiError(404);
    return target;
  }

  const keyOf = ({ policy: { kind }, url }: Target, accept: string | undefined): string =>
    accept === undefined ? `${kind}:${url}` : `${kind}:${accept}:${url}`;

  return {
    get: async (path, options = {}) => {
      const target = check(path);
      try {
        return await cache.getOrLoad({
          key: keyOf(target, options.accept),
          url: target.url,
          kind: target.policy.kind,
          signal: options.signal,
          demand: options.demand ?? 'servable',
          load: ({ stored, signal }) => load(target, stored, signal, options),
        });
      } catch (error) {
        if (options.signal?.aborted) throw options.signal.reason;
        throw toApiError(error);
      }
    },
    valueOf: contract.valueOf,
    keyOf: (path) => `${resourcePolicies.find((policy) => policy.path.test(path))?.kind ?? ''}:${path}`,
    send: async (path, { method, headers, body, signal }) => {
      const { policy, url } = check(path);
      try {
        const answer = await client.send(hosts[policy.host]() + url, {
          method,
          headers,
          body,
          timeouts: timeoutsOf(policy),
          signal,
        });
        return {
          status: answer.status,
          headers: { ...publicHeaders(answer.headers, policy), ...lengthOf(answer) },
          body: answer.body,
        };
      } catch (error) {
        throw signal.aborted ? (signal.reason as Error) : toApiError(error);
      }
    },
    invalidate: (path) => {
      purge({ tags: [], urls: [normaliseTarget(path)?.url ?? path], prefixes: [], all: false, mode: 'hard' });
    },
    states: () =>
      Object.fromEntries(
        kinds.map((kind) => [kind, { breaker: breakers[kind].state(), lastGood: lastGood[kind] ?? null }]),
      ) as Record<UpstreamKind, UpstreamState>,
    load: () => ({ active: sum((limit) => limit.active()), queued: sum((limit) => limit.queued()) }),
    close: () => {
      client.close();
    },
  };
}
