/** Consecutive failures of one URL after which they are its own, where other calls have succeeded meanwhile. */
const ownFailures = 3;

/** Failing URLs that are remembered. */
const maxUrls = 500;

/**
 * Which URLs failed the last time, and which of them do so by themselves: one listing that always gives 500, and is
 * asked for again and again, must not open a circuit for everybody.
 */
export function createFailingUrls() {
  const failing = new Map<string, { failures: number; since: number }>();
  let succeeded = 0;

  function recordFailure(url: string): void {
    const known = failing.get(url) ?? { failures: 0, since: succeeded };
    failing.delete(url);
    failing.set(url, { ...known, failures: known.failures + 1 });
    if (failing.size > maxUrls) failing.delete(failing.keys().next().value!);
  }

  return {
    /** Whether others have succeeded while this one has failed again and again. */
    isOwn: (url: string): boolean => {
      const { failures = 0, since = 0 } = failing.get(url) ?? {};
      return failures >= ownFailures && succeeded > since;
    },
    /** URLs that failed the last time. */
    count: (): number => failing.size,
    /** Records what came of a call; of one that was aborted, nothing. */
    record: (
      { url, signal }: { url: string; signal: AbortSignal },
      outcome: PromiseSettledResult<{ failed: boolean }>,
    ): void => {
      if (outcome.status === 'fulfilled' ? outcome.value.failed : !signal.aborted) recordFailure(url);
      else if (outcome.status === 'fulfilled') {
        failing.delete(url);
        succeeded += 1;
      }
    },
  };
}
