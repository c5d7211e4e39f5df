import { edgeTimes } from './edgeTimes.ts';

export interface FallbackWait {
  /** Milliseconds that a request may wait for a load in flight before its stored entry is served. */
  timeLeft: (kind: string, startedAt: number) => number;
  /** Records that a load takes longer than that. */
  recordSlow: (kind: string) => void;
  /** Records how long a load took. */
  recordLoad: (kind: string, milliseconds: number) => void;
}

/**
 * A slow load delays the first request, and then none of its kind until a load is fast again: a thousand stored entries
 * must not make a thousand visitors wait.
 * @param maxMs that a request waits
 */
export function createFallbackWait(now: () => number, maxMs: number = edgeTimes.fallbackWaitMs): FallbackWait {
  const slow = new Set<string>();
  return {
    timeLeft: (kind, startedAt) => (slow.has(kind) ? 0 : Math.max(0, maxMs - (now() - startedAt))),
    recordSlow: (kind) => {
      slow.add(kind);
    },
    recordLoad: (kind, milliseconds) => {
      if (milliseconds < maxMs) slow.delete(kind);
    },
  };
}
