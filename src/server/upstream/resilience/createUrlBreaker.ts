import { createCircuitBreaker, type CircuitBreaker } from './createCircuitBreaker.ts';

/** When the circuit of an upstream opens and closes (docs/decisions/079). */
export const breaking = {
  failures: { steady: 5, least: 2 },
  rate: { calls: 20, share: 0.45 },
  successes: 6,
  open: { initialMs: 500, maxMs: 4_000 },
  unsteadyMs: 30_000,
} as const;

/** Consecutive failures of one URL after which they are its own, where other calls have succeeded meanwhile. */
const ownFailures = 3;

/** Failing URLs that are remembered. */
const mostUrls = 500;

/** Which URLs failed the last time, and which of them do so by themselves. */
function createFailingUrls() {
  const failing = new Map<string, { failures: number; since: number }>();
  let succeeded = 0;
  return {
    has: (url: string) => failing.has(url),
    /** Whether others have succeeded while this one has failed again and again. */
    isOwn: (url: string) => {
      const { failures = 0, since = 0 } = failing.get(url) ?? {};
      return failures >= ownFailures && succeeded > since;
    },
    record: (url: string, failed: boolean) => {
      const known = failing.get(url) ?? { failures: 0, since: succeeded };
      failing.delete(url);
      if (!failed) {
        succeeded += 1;
        return;
      }
      failing.set(url, { ...known, failures: known.failures + 1 });
      if (failing.size > mostUrls) failing.delete(failing.keys().next().value!);
    },
  };
}

interface Call {
  url: string;
  signal: AbortSignal;
  /** It asks whether the upstream is back. */
  isProbe?: boolean;
}

export interface UrlBreaker extends Pick<CircuitBreaker, 'state' | 'isRefusing'> {
  /** As the circuit breaker's, for the call of a URL. @throws CircuitOpenError when refused; what the call throws */
  run: <T extends { failed: boolean }>(call: Call, fetch: () => Promise<T>) => Promise<T>;
}

/**
 * A circuit breaker that tells an upstream that fails from a record that does: one listing that always gives 500, and
 * is asked for again and again, neither opens the circuit for everybody nor keeps it open.
 */
export function createUrlBreaker(now: () => number): UrlBreaker {
  const breaker = createCircuitBreaker({ ...breaking, now });
  const failing = createFailingUrls();

  async function recorded<T extends { failed: boolean }>({ url, signal }: Call, fetch: () => Promise<T>): Promise<T> {
    try {
      const fetched = await fetch();
      failing.record(url, fetched.failed);
      return fetched;
    } catch (error) {
      if (!signal.aborted) failing.record(url, true);
      throw error;
    }
  }

  return {
    run: (call, fetch) => {
      const run = () => recorded(call, fetch);
      if (breaker.state() === 'closed' && !call.isProbe && failing.isOwn(call.url)) return run();
      return breaker.run(run, !call.isProbe && failing.has(call.url));
    },
    state: breaker.state,
    isRefusing: breaker.isRefusing,
  };
}
