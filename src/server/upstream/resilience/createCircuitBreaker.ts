/** Thrown in place of a call while an upstream is left alone. */
export class UpstreamRestsError extends Error {
  constructor() {
    super('The upstream failed repeatedly and is left alone for a moment');
    this.name = 'UpstreamRestsError';
  }
}

export interface Breaker {
  /**
   * Runs a call, or refuses it at once while the upstream is left alone; then one call at a time tries whether it is back.
   * @throws UpstreamRestsError when refused; what the call throws
   */
  run: <T extends { failed: boolean }>(call: () => Promise<T>) => Promise<T>;
  state: () => 'closed' | 'open' | 'probing';
}

/** Milliseconds for which a call waits to see how the one that tries fares; a healthy upstream answers sooner. */
const probeWait = 250;

interface BreakerOptions {
  /** Failures in a row after which the upstream is left alone. */
  failures: number;
  /** Milliseconds for which it is left alone: the first, doubled at each failed try, up to the last. */
  rest: readonly [first: number, longest: number];
  now: () => number;
}

/** A circuit breaker for one upstream (edge statement 24). A call that was aborted by those who asked says nothing of the upstream. */
export function createBreaker({ failures, rest: [first, longest], now }: BreakerOptions): Breaker {
  let failed = 0;
  let rest = first;
  let openUntil = 0;
  let probe: Promise<unknown> | null = null;

  const isOpen = () => failed >= failures;

  function recordFailure(wasProbe: boolean): void {
    failed += 1;
    if (!isOpen()) return;
    if (wasProbe) rest = Math.min(rest * 2, longest);
    openUntil = now() + rest;
  }

  function recordSuccess(): void {
    failed = 0;
    rest = first;
  }

  async function attempt<T extends { failed: boolean }>(call: () => Promise<T>, isProbe: boolean): Promise<T> {
    try {
      const result = await call();
      if (result.failed) recordFailure(isProbe);
      else recordSuccess();
      return result;
    } catch (error) {
      if ((error as Error).name !== 'AbortError') recordFailure(isProbe);
      throw error;
    }
  }

  /** A page needs several calls at once: the others wait a moment for the one that tries, and go when it is well. */
  async function afterProbe(): Promise<void> {
    await Promise.race([
      probe!.catch(() => {}),
      new Promise((resolve) => {
        setTimeout(resolve, probeWait).unref();
      }),
    ]);
    if (isOpen()) throw new UpstreamRestsError();
  }

  return {
    run: async (call) => {
      if (isOpen() && probe) await afterProbe();
      if (!isOpen()) return attempt(call, false);
      if (probe || now() < openUntil) throw new UpstreamRestsError();
      const trying = attempt(call, true).finally(() => {
        probe = null;
      });
      probe = trying;
      return trying;
    },
    state: () => (isOpen() ? (probe ? 'probing' : 'open') : 'closed'),
  };
}
