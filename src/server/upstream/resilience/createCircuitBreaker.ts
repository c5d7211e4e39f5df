import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  type IBackoff,
  type IBackoffFactory,
  type IHalfOpenAfterBackoffContext,
} from 'cockatiel';
import { backoff, type BackoffLimits } from '#shared/backoff.ts';

/** Thrown in place of a call while the circuit of an upstream is open. */
export class CircuitOpenError extends Error {
  constructor() {
    super('The upstream failed repeatedly: its circuit is open');
    this.name = 'CircuitOpenError';
  }
}

export interface CircuitBreaker {
  /**
   * Runs a call while the circuit is closed. While it is open, calls are refused; after the open time one probe is
   * sent.
   * @throws CircuitOpenError when refused; what the call throws
   */
  run: <T extends { failed: boolean }>(call: () => Promise<T>) => Promise<T>;
  state: () => 'closed' | 'open' | 'halfOpen';
  /** Whether a call now would be refused, and not be sent as a probe. */
  isRefusing: () => boolean;
}

/** Milliseconds for which a call waits for the result of the probe; a healthy upstream answers sooner. */
const probeWaitMs = 250;

interface CircuitBreakerOptions {
  /** Consecutive failures that open the circuit. */
  failures: number;
  /** How long it stays open: doubled after each failed probe, and counted from when that was sent. */
  open: BackoffLimits;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
}

const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** The least open time after a probe, in milliseconds. */
const leastOpenMs = 1_000;

/**
 * cockatiel measures the open time with the wall clock, which may be set. This one ends with the monotonic clock. It
 * begins with the probe that failed: one that hung for a while has kept others away already.
 */
function createOpenTime(
  limits: BackoffLimits,
  now: () => number,
): IBackoffFactory<IHalfOpenAfterBackoffContext> & { hasEnded: () => boolean; recordProbe: () => void } {
  let lastEnd = 0;
  let probedAt = -Infinity;
  const openTime = (attempt: number, durationMs = backoff(attempt, limits)): IBackoff<IHalfOpenAfterBackoffContext> => {
    const endsAt = Math.max(now() + Math.min(durationMs, leastOpenMs), probedAt + durationMs);
    lastEnd = endsAt;
    return {
      get duration() {
        return now() < endsAt ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
      },
      // A probe whose visitor left has no result: the next call is a probe again.
      next: ({ result }) =>
        'error' in result && isAborted(result.error) ? openTime(attempt, 0) : openTime(attempt + 1),
    };
  };
  return {
    next: () => openTime(1),
    hasEnded: () => now() >= lastEnd,
    recordProbe: () => {
      probedAt = now();
    },
  };
}

/**
 * A circuit breaker for one upstream (src/server/edge/README.md, statement 24). An aborted call is neither success nor
 * failure.
 */
export function createCircuitBreaker({ failures, open, now }: CircuitBreakerOptions): CircuitBreaker {
  const isHalfOpen = (): boolean => policy.state === CircuitState.HalfOpen;
  const openTime = createOpenTime(open, now);
  const policy = circuitBreaker(
    handleWhen((error) => isHalfOpen() || !isAborted(error)).orWhenResult(
      (result) => (result as { failed: boolean }).failed,
    ),
    { breaker: new ConsecutiveBreaker(failures), halfOpenAfter: openTime },
  );

  /**
   * Resolves with the probe, or after a moment: cockatiel alone would let a call wait for as long as the probe takes.
   */
  const waitForProbe = (): Promise<void> =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        subscription.dispose();
        resolve();
      };
      const timer = setTimeout(end, probeWaitMs).unref();
      const subscription = policy.onStateChange(end);
    });

  return {
    run: async (call) => {
      // A page makes several calls at once: the others wait for the probe, and go on when the circuit closes.
      if (isHalfOpen()) {
        await waitForProbe();
        if (policy.state !== CircuitState.Closed) throw new CircuitOpenError();
      }
      if (policy.state === CircuitState.Open && openTime.hasEnded()) openTime.recordProbe();
      try {
        return await policy.execute(call);
      } catch (error) {
        throw error instanceof BrokenCircuitError ? new CircuitOpenError() : error;
      }
    },
    state: () => {
      if (policy.state === CircuitState.Closed) return 'closed';
      return isHalfOpen() ? 'halfOpen' : 'open';
    },
    isRefusing: () => isHalfOpen() || (policy.state === CircuitState.Open && !openTime.hasEnded()),
  };
}
