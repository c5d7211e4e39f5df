import { WaitTimeoutError } from '../edge/waitFor.ts';
import { loggedPath } from '../logging/loggedPath.ts';
import type { Logger } from '../logging/logger.ts';
import { UnexpectedAnswerError } from './createAnswerCheck.ts';
import type { Target } from './normaliseTarget.ts';
import type { UpstreamKind } from './policies.ts';
import { CircuitOpenError } from './resilience/createCircuitBreaker.ts';
import { OverloadError } from './resilience/createConcurrencyLimit.ts';

/** One call to an upstream, for counters. */
export interface UpstreamCall {
  kind: UpstreamKind;
  /** The HTTP status, or the kind of failure. */
  outcome: number | 'timeout' | 'failed' | 'circuitOpen' | 'overload';
  seconds: number;
}

interface ReportDeps {
  logger: Logger | undefined;
  onCall: (call: UpstreamCall) => void;
  /** Milliseconds. */
  now: () => number;
}

function outcomeOf(error: unknown): Exclude<UpstreamCall['outcome'], number> {
  if (error instanceof CircuitOpenError) return 'circuitOpen';
  if (error instanceof OverloadError || error instanceof WaitTimeoutError) return 'overload';
  return (error as Error).name === 'TimeoutError' ? 'timeout' : 'failed';
}

/**
 * Counts and logs what calls throw: once a call, not once a waiter, and without the query, which may contain what a
 * visitor typed.
 * @returns a function that settles as the call does; with the signal's reason when that was aborted
 */
export const createCallReport =
  ({ logger, onCall, now }: ReportDeps) =>
  async <T>({ target, signal }: { target: Target; signal: AbortSignal }, call: Promise<T>): Promise<T> => {
    const startedAt = now();
    try {
      return await call;
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      const outcome = outcomeOf(error);
      if (!(error instanceof UnexpectedAnswerError))
        onCall({ kind: target.policy.kind, outcome, seconds: (now() - startedAt) / 1_000 });
      if (outcome !== 'circuitOpen')
        logger?.warn({ upstream: loggedPath(target.url), cause: (error as Error).message }, 'upstream failed');
      throw error;
    }
  };
