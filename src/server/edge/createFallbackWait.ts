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
 */
export function createFallbackWait(now: () => number): FallbackWait {
  const slow = new Set<string>();
  return {
    timeLeft: (kind, startedAt) => (slow.has(kind) ? 0 : Math.max(0, edgeTimes.fallbackWaitMs - (now() - startedAt))),
    recordSlow: (kind) => {
      slow.add(kind);
    },
    recordLoad: (kind, milliseconds) => {
      if (milliseconds < edgeTimes.fallbackWaitMs) slow.delete(kind);
    },
  };
}
