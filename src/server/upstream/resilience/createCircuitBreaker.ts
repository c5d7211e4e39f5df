import {
  BrokenCircuitError,
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  CountBreaker,
  handleWhen,
  type IBreaker,
} from 'cockatiel';
import { createOpenTime, isAborted, type OpenTime, type OpenTimeOptions } from './createOpenTime.ts';

/** Thrown in place of a call while the circuit of an upstream is open. */
export class CircuitOpenError extends Error {
  constructor() {
    super('The upstream failed repeatedly: its circuit is open');
    this.name = 'CircuitOpenError';
  }
}

export interface CircuitBreaker {
  /**
   * Runs a call while the circuit is closed. While it is open, calls are refused; after the open time probes are sent,
   * one at a time, until one fails or enough have succeeded.
   * @param isDoubtful whether the call says little about the upstream: it is a probe only where nobody else sends one
   * @throws CircuitOpenError when refused; what the call throws
   */
  run: <T extends { failed: boolean }>(call: () => Promise<T>, isDoubtful?: boolean) => Promise<T>;
  state: () => 'closed' | 'open' | 'halfOpen';
  /** Whether a call now would be refused, and not be sent as a probe. */
  isRefusing: () => boolean;
}

/** Milliseconds for which a call waits for the result of a probe; a healthy upstream answers sooner. */
const probeWaitMs = 250;

/** Milliseconds after the open time, from which on any call may be a probe. */
const overdueMs = 1_000;

export interface CircuitBreakerOptions extends OpenTimeOptions {
  /**
   * Consecutive failures that open the circuit: `steady`, halved each time that it opens early, down to `least`; and
   * `steady` again once a call has succeeded after a failed one, since such failures come by chance.
   */
  failures: { steady: number; least: number };
  /** The share of failures above which it opens: of the last `calls`, or of at least half as many. */
  rate: { calls: number; share: number };
  /** Consecutive successful probes that close it. */
  successes: number;
}

/** When the circuit opens: cockatiel's own classes know one reason each. */
function createLimit(
  { failures: { steady, least }, rate: { calls, share } }: CircuitBreakerOptions,
  earlyOpenings: () => number,
): IBreaker {
  const rate = new CountBreaker({ threshold: share, size: calls, minimumNumberOfCalls: Math.ceil(calls / 2) });
  let consecutive = 0;
  /** Whether a call has succeeded after a failed one since the circuit closed. */
  let isByChance = false;
  return {
    state: null,
    success: (state) => {
      isByChance = state === CircuitState.Closed && (isByChance || consecutive > 0);
      consecutive = 0;
      rate.success(state);
    },
    failure: (state) => {
      consecutive += 1;
      const enough = isByChance ? steady : Math.max(least, Math.ceil(steady / 2 ** earlyOpenings()));
      return rate.failure(state) || consecutive >= enough;
    },
  };
}

/** Probes, one at a time. */
function createProbing() {
  let probe: Promise<void> | null = null;
  return {
    isUnderWay: () => probe !== null,
    /** Resolves when the probe under way ends. @returns whether it takes longer */
    takesLongerThan: async (milliseconds: number): Promise<boolean> => {
      const timeout = Promise.withResolvers<boolean>();
      const timer = setTimeout(timeout.resolve, milliseconds, true).unref();
      const isLonger = await Promise.race([Promise.resolve(probe).then(() => false), timeout.promise]);
      clearTimeout(timer);
      return isLonger;
    },
    run: async <T>(call: () => Promise<T>): Promise<T> => {
      const ended = Promise.withResolvers<void>();
      probe = ended.promise;
      try {
        return await call();
      } finally {
        probe = null;
        ended.resolve();
      }
    },
  };
}

function createPolicy(options: CircuitBreakerOptions, openTime: OpenTime): CircuitBreakerPolicy {
  const isFailure = (error: unknown): boolean => policy.state === CircuitState.HalfOpen || !isAborted(error);
  const policy = circuitBreaker(
    handleWhen(isFailure).orWhenResult((result) => (result as { failed: boolean }).failed),
    {
      breaker: createLimit(options, openTime.earlyOpenings),
      halfOpenAfter: openTime,
      halfOpenSampling: { calls: options.successes, threshold: 0 },
    },
  );
  policy.onReset(openTime.recordClosing);
  return policy;
}

/**
 * A circuit breaker for one upstream (src/server/edge/README.md, statement 24; docs/decisions/079). An aborted call is
 * neither success nor failure.
 */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const openTime = createOpenTime(options);
  const policy = createPolicy(options, openTime);
  let openings = 0;
  policy.onBreak(() => {
    openings += 1;
  });
  const probing = createProbing();
  const isClosed = (): boolean => policy.state === CircuitState.Closed;
  const isOpen = (): boolean => policy.state === CircuitState.Open;
  const isRefusing = (): boolean => (isOpen() && !openTime.hasEnded()) || (!isClosed() && probing.isUnderWay());

  /** @throws CircuitOpenError */
  async function execute<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await policy.execute(call);
    } catch (error) {
      throw error instanceof BrokenCircuitError ? new CircuitOpenError() : error;
    }
  }

  /** Counts a call unless the circuit has opened since: late failures must not open it for an upstream that is back. */
  async function executeClosed<T>(call: () => Promise<T>): Promise<T> {
    const openingsBefore = openings;
    const result = call();
    await Promise.allSettled([result]);
    return openings === openingsBefore ? execute(() => result) : result;
  }

  return {
    run: async (call, isDoubtful = false) => {
      // A page makes several calls at once: the others wait for the probe, and go on when it succeeds.
      while (!isClosed() && probing.isUnderWay())
        if (await probing.takesLongerThan(probeWaitMs)) throw new CircuitOpenError();
      if (isClosed()) return executeClosed(call);
      if (isRefusing() || (isDoubtful && !openTime.hasEnded(overdueMs))) throw new CircuitOpenError();
      if (isOpen()) openTime.recordProbe();
      return probing.run(() => execute(call));
    },
    state: () => {
      if (isClosed()) return 'closed';
      return isOpen() ? 'open' : 'halfOpen';
    },
    isRefusing,
  };
}
