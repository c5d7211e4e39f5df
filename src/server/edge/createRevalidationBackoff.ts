import { edgeTimes } from './edgeTimes.ts';
import type { Entry } from './entry.ts';

export interface RevalidationBackoff {
  /**
   * Records that a revalidation of the entry failed.
   * @param replacement the entry that is stored from now on, if it is another
   */
  recordFailure: (entry: Entry, replacement?: Entry) => void;
  /** Whether it is too early to try again. */
  isDelayed: (entry: Entry) => boolean;
}

/** Milliseconds after so many failures: doubled from one to the next, up to a maximum. */
const delayAfter = (failures: number): number => {
  const { initialMs, maxMs } = edgeTimes.revalidationBackoff;
  return Math.min(initialMs * 2 ** (failures - 1), maxMs);
};

/**
 * Delays the next revalidation of an entry after each failure (src/server/edge/README.md, statement 17). The state goes
 * with the entry.
 */
export function createRevalidationBackoff(now: () => number): RevalidationBackoff {
  const failed = new WeakMap<Entry, { failures: number; retryAt: number }>();
  return {
    recordFailure: (entry, replacement = entry) => {
      const failures = (failed.get(entry)?.failures ?? 0) + 1;
      failed.set(replacement, { failures, retryAt: now() + delayAfter(failures) });
    },
    isDelayed: (entry) => (failed.get(entry)?.retryAt ?? 0) > now(),
  };
}
