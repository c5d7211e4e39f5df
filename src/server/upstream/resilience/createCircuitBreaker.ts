import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  CountBreaker,
  handleWhen,
  type IBackoff,
  type IBackoffFactory,
  type IBreaker,
} from 'cockatiel';
import { backoff } from '#shared/backoff.ts';
import { createFailingUrls } from './createFailingUrls.ts';

/** Thrown in place of a call while the circuit of an upstream is not closed. */
export class CircuitOpenError extends Error {
  constructor() {
    super('The upstream failed repeatedly: its circuit is open');
    this.name = 'CircuitOpenError';
  }
}

/** When the circuit of an upstream opens and closes (docs/decisions/026). Times in milliseconds. */
export const breaking = {
  /** Consecutive failures that open it. */
  failures: 5,
  /** The share of failures above which it opens: of the last `size` calls, or of at least half as many. */
  rate: { size: 20, threshold: 0.45, minimumNumberOfCalls: 10 },
  /** How long it stays open: doubled after each failed probe. */
  open: { initialMs: 500, maxMs: 4_000 },
  /** After closing, in which it opens for `maxMs` at once: it has closed too soon. */
  unsteadyMs: 30_000,
  /** The least open time after a probe. */
  minOpenMs: 1_000,
  /** Consecutive successful probes that close it. */
  successes: 6,
} as const;

interface Call {
  url: string;
  signal: AbortSignal;
  /** It asks whether the upstream is back: no other call is made while the circuit is not closed. */
  isProbe?: boolean;
}

/** A call that may be made, and how it counts. */
interface Admission extends Call {
  /** Its URL fails by itself. */
  isOwn: boolean;
  /** How often the circuit had opened before. */
  openings: number;
}

export interface CircuitBreaker {
  /** @throws CircuitOpenError for a call that may not be made now */
  admit: (call: Call) => Admission;
  /** Counts what comes of a call. @returns that @throws what the call throws */
  settle: <T extends { failed: boolean }>(admission: Admission, result: Promise<T>) => Promise<T>;
  state: () => 'closed' | 'open' | 'halfOpen';
  /** Whether a probe would be refused now. */
  isRefusingProbes: () => boolean;
}

/** An error by which a call says of itself alone that it failed: the upstream has answered it. */
export class OwnFailure extends Error {}

/** Opens by whichever of some breakers opens first. */
const anyOf = (...breakers: readonly IBreaker[]): IBreaker => ({
  state: null,
  success: (state) => {
    for (const breaker of breakers) breaker.success(state);
  },
  failure: (state) => breakers.map((breaker) => breaker.failure(state)).includes(true),
});

interface OpenTimes extends IBackoffFactory<unknown> {
  hasEnded: () => boolean;
  recordProbe: () => void;
  recordClosing: () => void;
}

/**
 * The times for which a circuit stays open. cockatiel measures them by the wall clock, which may be set: here they end
 * by a monotonic one. They begin when the probe that failed was sent: one that hung has kept others away already.
 */
function createOpenTimes(now: () => number): OpenTimes {
  const { open, minOpenMs, unsteadyMs } = breaking;
  let endsAt = 0;
  let probedAt = 0;
  let closedAt = -Infinity;
  const hasEnded = (): boolean => now() >= endsAt;
  const openTime = (attempt: number): IBackoff<unknown> => {
    const durationMs = backoff(attempt, open);
    endsAt = Math.max(now() + Math.min(durationMs, minOpenMs), probedAt + durationMs);
    return {
      get duration() {
        return hasEnded() ? -Infinity : Infinity;
      },
      next: () => openTime(attempt + 1),
    };
  };
  return {
    next: () => {
      probedAt = now();
      return openTime(now() - closedAt < unsteadyMs ? Infinity : 1);
    },
    hasEnded,
    recordProbe: () => {
      probedAt = now();
    },
    recordClosing: () => {
      closedAt = now();
    },
  };
}

const isAborted = (error: unknown): boolean => (error as Partial<Error> | null)?.name === 'AbortError';

const states = { [CircuitState.Open]: 'open', [CircuitState.HalfOpen]: 'halfOpen' } as const;

/**
 * A circuit breaker for one upstream (src/server/edge/README.md, statement 24): cockatiel's, which only probes close.
 * An aborted call is neither success nor failure; nor is one of a URL that fails by itself, or one sent before
 * the circuit opened.
 * @param now milliseconds of a monotonic clock
 * @param minFailingUrls different URLs that must fail before answers that are failures count; lost connections and
 * time-outs always do
 */
export function createCircuitBreaker(now: () => number, { minFailingUrls = 0 } = {}): CircuitBreaker {
  const openTimes = createOpenTimes(now);
  const failing = createFailingUrls();
  const { failures, rate, successes } = breaking;
  const policy = circuitBreaker(
    handleWhen((error) => !isAborted(error)).orWhenResult((result) => (result as { failed: boolean }).failed),
    {
      breaker: anyOf(new ConsecutiveBreaker(failures), new CountBreaker(rate)),
      halfOpenAfter: openTimes,
      halfOpenSampling: { calls: successes, threshold: 0 },
    },
  );
  policy.onReset(openTimes.recordClosing);
  let openings = 0;
  policy.onBreak(() => {
    openings += 1;
  });
  const isClosed = (): boolean => policy.state === CircuitState.Closed;
  /** Whether what came of a call says nothing of the upstream as a whole. */
  const isOwn = ({ isOwn: isOfUrl, isProbe = false }: Admission, outcome: PromiseSettledResult<unknown>): boolean => {
    const isAnswer =
      outcome.status === 'fulfilled'
        ? (outcome.value as { failed: boolean }).failed
        : outcome.reason instanceof OwnFailure;
    return isOfUrl || (isAnswer && !isProbe && failing.count() < minFailingUrls);
  };
  const isRefusingProbes = (): boolean => policy.state === CircuitState.Open && !openTimes.hasEnded();

  return {
    admit: (call) => {
      if (call.isProbe ? isRefusingProbes() : !isClosed()) throw new CircuitOpenError();
      if (call.isProbe) openTimes.recordProbe();
      return { ...call, isOwn: !call.isProbe && failing.isOwn(call.url), openings };
    },
    settle: async (admission, result) => {
      const [outcome] = await Promise.allSettled([result]);
      failing.record(admission, outcome);
      return isOwn(admission, outcome) || openings > admission.openings ? result : policy.execute(() => result);
    },
    state: () => (isClosed() ? 'closed' : states[policy.state as keyof typeof states]),
    isRefusingProbes,
  };
}
