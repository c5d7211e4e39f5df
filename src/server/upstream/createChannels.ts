import { createCircuitBreaker, type CircuitBreaker } from './resilience/createCircuitBreaker.ts';
import { createConcurrencyLimit, type ConcurrencyLimit } from './resilience/createConcurrencyLimit.ts';
import { verdictOf } from './expectedStatuses.ts';
import { normaliseTarget, statusesOf, type Target } from './normaliseTarget.ts';
import { isData, isStoredData, isWebServer, probePaths, upstreamKinds, type UpstreamKind } from './policies.ts';

/** What a probe asks for. */
export interface ProbeRequest {
  target: Target;
  /** The Accept header for a picture. */
  accept?: string | undefined;
}

/** What the calls of one kind share: slow pictures must not delay pages, nor open their circuit. */
export interface Channel {
  limit: ConcurrencyLimit;
  breaker: CircuitBreaker;
  /** Of an answer that was no failure: wall clock, milliseconds. null before the first. */
  lastGood: number | null;
  probes: ProbeRequests;
}

export type Channels = Readonly<Record<UpstreamKind, Channel>>;

const limits = { maxConcurrent: 48, maxQueued: 1_024, queueTimeoutMs: 3_000 } as const;

/** Addresses of a web server that must fail before it counts as failing itself: single pages and plugins do. */
const manyPages = { minFailingUrls: 10 } as const;

/** Of data, which comes quickly; a picture may have to be drawn. */
const doubt = { tasks: 5, afterMs: 1_000 } as const;

export interface ProbeRequests {
  /** undefined where nothing is known that could be asked for. */
  next: () => ProbeRequest | undefined;
  recordFailure: () => void;
  /** Notes what is asked for, and what was there. */
  note: (request: ProbeRequest, isThere: boolean) => void;
}

/** A call of which 404 is a failure. */
const isAlwaysThere = (target: Target): boolean => verdictOf(statusesOf(target), 404, false) === 'failure';

/**
 * What the probes of a kind ask for: its own address, and what was there last of what is always there, in turn while
 * they fail, so that one call that fails by itself does not keep a circuit open. Of pictures the last that was there,
 * and until then any.
 */
function createProbeRequests(kind: UpstreamKind): ProbeRequests {
  const own = kind in probePaths ? normaliseTarget(probePaths[kind as keyof typeof probePaths]) : null;
  let known: ProbeRequest | undefined;
  let failures = 0;
  return {
    next: () => {
      const requests = [...(own ? [{ target: own }] : []), ...(known ? [known] : [])];
      return requests[failures % requests.length];
    },
    recordFailure: () => {
      failures += 1;
    },
    note: ({ target, accept }, isThere) => {
      const isFit = !own ? isThere || !known : isThere && isStoredData(target.policy) && isAlwaysThere(target);
      if (isFit) known = { target, accept };
    },
  };
}

/** @param now of the cache's clock */
export const createChannels = (now: () => number): Channels =>
  Object.fromEntries(
    upstreamKinds.map((kind): [UpstreamKind, Channel] => [
      kind,
      {
        limit: createConcurrencyLimit({ ...limits, doubt: isData(kind) ? doubt : undefined, now }),
        breaker: createCircuitBreaker(now, isWebServer(kind) ? manyPages : undefined),
        lastGood: null,
        probes: createProbeRequests(kind),
      },
    ]),
  ) as Record<UpstreamKind, Channel>;
