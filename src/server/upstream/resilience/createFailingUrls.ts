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

  function note(url: string, failed: boolean): void {
    const known = failing.get(url) ?? { failures: 0, since: succeeded };
    failing.delete(url);
    if (!failed) {
      succeeded += 1;
      return;
    }
    failing.set(url, { ...known, failures: known.failures + 1 });
    if (failing.size > maxUrls) failing.delete(failing.keys().next().value!);
  }

  return {
    /** Whether others have succeeded while this one has failed again and again. */
    isOwn: (url: string): boolean => {
      const { failures = 0, since = 0 } = failing.get(url) ?? {};
      return failures >= ownFailures && succeeded > since;
    },
    /** Makes a call, and records what came of it unless it was aborted. */
    record: async <T extends { failed: boolean }>(
      url: string,
      signal: AbortSignal,
      fetch: () => Promise<T>,
    ): Promise<T> => {
      try {
        const fetched = await fetch();
        note(url, fetched.failed);
        return fetched;
      } catch (error) {
        if (!signal.aborted) note(url, true);
        throw error;
      }
    },
  };
}
