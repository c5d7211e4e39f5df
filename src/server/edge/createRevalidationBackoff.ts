import { edgeTimes } from './edgeTimes.ts';
import type { Entry } from './entry.ts';

export interface RevalidationBackoff {
  /** A refresh of the entry failed. @param kept the entry that is held from now on, where it is another */
  recordFailure: (entry: Entry, kept?: Entry) => void;
  /** Whether it is too early to try again. */
  isDelayed: (entry: Entry) => boolean;
}

/** When to try again what failed to be refreshed: not at each request, but after a growing gap (edge statement 17). Forgotten with the entry. */
export function createRevalidationBackoff(now: () => number): RevalidationBackoff {
  const retries = new WeakMap<Entry, { failures: number; notBefore: number }>();
  return {
    recordFailure: (entry, kept = entry) => {
      const failures = (retries.get(entry)?.failures ?? 0) + 1;
      retries.set(kept, {
        failures,
        notBefore: now() + Math.min(edgeTimes.firstGap * 2 ** (failures - 1), edgeTimes.longestGap),
      });
    },
    isDelayed: (entry) => (retries.get(entry)?.notBefore ?? 0) > now(),
  };
}
