import type { Readable } from 'node:stream';
import { ApiError } from '#shared/api/ApiError.ts';
import type { Reader } from '#shared/api/readAnswer.ts';
import type { Demand, EdgeCache, Loaded, Served } from '../edge/EdgeCache.ts';
import type { Entry } from '../edge/entry.ts';
import type { Purge } from '../edge/purge.ts';
import { loggedPath } from '../logging/loggedPath.ts';
import type { Logger } from '../logging/logger.ts';
import { createContractCheck } from './createContractCheck.ts';
import { createUpstreamClient } from './createUpstreamClient.ts';
import {
  createUpstreamFetch,
  type FetchRequest,
  type UpstreamCall,
  type UpstreamFetch,
  type UpstreamHosts,
} from './createUpstreamFetch.ts';
import type { verdictOf } from './expectedStatuses.ts';
import { normaliseTarget, type Target } from './normaliseTarget.ts';
import { mayCall } from './privateLinks.ts';
import { pathPolicy, upstreamKinds, type EndpointPolicy, type Timeouts, type UpstreamKind } from './policies.ts';
import { startProbes, type Probe } from './resilience/startProbes.ts';
import { publicHeaders } from './publicHeaders.ts';
import { lengthOf, packLoaded } from './toLoaded.ts';
import { withoutHiddenPrices } from './withoutHiddenPrices.ts';

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
  /** The cache key of a path in any spelling, with the Accept header for a picture; undefined for an unknown path. */
  keyFor: (path: string, accept?: string) => string | undefined;
  /** Any other method, passed on. @param path checked as for `ask` */
  send: (
    path: string,
    request: { method: string; headers: Record<string, string>; body: Buffer; signal: AbortSignal },
  ) => Promise<{ status: number; headers: Record<string, string>; body: Readable }>;
  /** Purges a path that was written to (RFC 9111 §4.4). */
  invalidate: (path: string) => void;
  states: UpstreamFetch['states'];
  /** Whether the network's API answers, as far as it is known: until the first probe has ended it is not. */
  isApiUp: () => boolean;
  /** Probes the upstreams in the background from now on, at once and while their circuits are not closed. */
  startProbing: () => void;
  /** One round of the probes that are due. Resolves when they have ended, whatever came of them. */
  probe: () => Promise<void>;
  load: UpstreamFetch['load'];
  vanished: UpstreamFetch['vanished'];
  refusesPage: UpstreamFetch['refusesPage'];
  close: () => void;
}

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
  /** Called when the CMS's home data could not be had, or break the contract. */
  onHomeDataFailed?: () => void;
  /** Instead of those of the policies. */
  timeouts?: Partial<Timeouts> | undefined;
  /** Instead of that of the contract. */
  verdict?: typeof verdictOf | undefined;
}

const isFailed = (loaded: Loaded): boolean =>
  loaded.kind !== 'notModified' && (loaded.kind === 'stream' || loaded.answer.status !== 200);

function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, null, error);
}

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
  onHomeDataFailed = () => {},
  timeouts,
  verdict,
}: UpstreamDeps): Upstream {
  const client = createUpstreamClient();
  const timeoutsOf = (policy: EndpointPolicy): Timeouts => ({ ...policy.timeouts, ...timeouts });
  const fetcher = createUpstreamFetch({
    client,
    hosts,
    maxBodyBytes,
    logger,
    onCall,
    timeoutsOf,
    verdict,
    now: cache.now,
  });
  const contract = createContractCheck(cache, ({ policy, url }, { reference, problem }) => {
    onInvalidRecord(policy.kind);
    logger?.warn({ upstream: loggedPath(url), reference, problem }, 'invalid record');
  });

  const isHomeDataFailure = ({ target, signal }: FetchRequest, loaded?: Loaded): boolean =>
    target.policy.kind === 'cms' && !signal.aborted && (!loaded || isFailed(loaded));

  async function load(request: FetchRequest, keep: boolean): Promise<Loaded> {
    try {
      const loaded = await loadChecked(request, keep);
      if (isHomeDataFailure(request, loaded)) onHomeDataFailed();
      return loaded;
    } catch (error) {
      if (isHomeDataFailure(request)) onHomeDataFailed();
      throw error;
    }
  }

  async function loadChecked(request: FetchRequest, keep: boolean): Promise<Loaded> {
    const { loaded: received, json } = await fetcher.fetch(request);
    const loaded = json === undefined ? received : packLoaded(withoutHiddenPrices(received, json));
    // After the breaker: an invalid record is not an upstream failure.
    contract.check(request.target, loaded, { json, keep });
    return loaded;
  }

  function check(path: string): Target {
    const target = normaliseTarget(path);
    // The signature of a private link is checked here, so that neither a page nor the proxy can bypass it.
    if (!target || !mayCall(target, privateSecret)) throw new ApiError(404);
    return target;
  }

  const probes: Probe[] = upstreamKinds.map((kind) => ({
    isDue: () => fetcher.isUnknown(kind),
    run: (signal) => fetcher.probe(kind, signal),
  }));
  let stopProbing: (() => void) | undefined;

  const keyOf = ({ policy: { kind }, url }: Target, accept: string | undefined): string =>
    accept === undefined ? `${kind}:${url}` : `${kind}:${accept}:${url}`;

  return {
    get: async (path, { signal, demand = 'servable', accept, onEarlyHints, keepValue = false } = {}) => {
      const target = check(path);
      try {
        return await cache.getOrLoad({
          key: keyOf(target, accept),
          url: target.url,
          kind: target.policy.kind,
          signal,
          demand,
          load: ({ stored, signal: inFlight, background }) =>
            load({ target, stored, signal: inFlight, background, accept, onEarlyHints }, keepValue),
        });
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        throw toApiError(error);
      }
    },
    valueOf: contract.valueOf,
    keyOf: (path) => `${pathPolicy(path.split('?', 1)[0]!)?.kind ?? ''}:${path}`,
    keyFor: (path, accept) => {
      const target = normaliseTarget(path);
      return target ? keyOf(target, accept) : undefined;
    },
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
    states: fetcher.states,
    isApiUp: () => (stopProbing ? !fetcher.isUnknown('api') : fetcher.states().api.breaker === 'closed'),
    startProbing: () => {
      stopProbing ??= startProbes(probes);
    },
    probe: async () => {
      const { signal } = new AbortController();
      await Promise.allSettled(probes.filter(({ isDue }) => isDue()).map(({ run }) => run(signal)));
    },
    load: fetcher.load,
    vanished: fetcher.vanished,
    refusesPage: fetcher.refusesPage,
    close: () => {
      stopProbing?.();
      client.close();
    },
  };
}
