import type { IBackoff, IBackoffFactory, IHalfOpenAfterBackoffContext } from 'cockatiel';
import { backoff, type BackoffLimits } from '#shared/backoff.ts';

export interface OpenTimeOptions {
  /**
   * How long it stays open: doubled after each failed probe, and counted from when that was sent. The longest at once
   * where it opens early.
   */
  open: BackoffLimits;
  /** Milliseconds after closing in which it opens early. */
  unsteadyMs: number;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
}

/** The least open time after a probe, in milliseconds. */
const leastOpenMs = 1_000;

export const isAborted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

export interface OpenTime extends IBackoffFactory<IHalfOpenAfterBackoffContext> {
  /** @param milliseconds since then */
  hasEnded: (milliseconds?: number) => boolean;
  /** How many times in a row it will have opened early if it opens now. */
  earlyOpenings: () => number;
  recordProbe: () => void;
  recordClosing: () => void;
}

/**
 * cockatiel measures the open time with the wall clock, which may be set. This one ends with the monotonic clock. It
 * begins with the probe that failed: one that hung for a while has kept others away already.
 */
export function createOpenTime({ open, unsteadyMs, now }: OpenTimeOptions): OpenTime {
  let lastEnd = 0;
  let probedAt = 0;
  let closedAt = -Infinity;
  let early = 0;
  const earlyOpenings = (): number => (now() - closedAt < unsteadyMs ? early + 1 : 0);
  const openTime = (attempt: number, durationMs = backoff(attempt, open)): IBackoff<IHalfOpenAfterBackoffContext> => {
    const endsAt = Math.max(now() + Math.min(durationMs, leastOpenMs), probedAt + durationMs);
    lastEnd = endsAt;
    return {
      get duration() {
        return now() < endsAt ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
      },
      // A probe whose visitor left has no result: the next call is a probe again.
      next: ({ result }) =>
        'error' in result && isAborted(result.error) ? openTime(attempt, 0) : openTime(attempt + 1),
    };
  };
  return {
    next: () => {
      probedAt = now();
      early = earlyOpenings();
      return openTime(early > 0 ? Infinity : 1);
    },
    hasEnded: (milliseconds = 0) => now() >= lastEnd + milliseconds,
    earlyOpenings,
    recordProbe: () => {
      probedAt = now();
    },
    recordClosing: () => {
      closedAt = now();
    },
  };
}
