export interface BackoffLimits {
  /** Milliseconds of the first delay. */
  initialMs: number;
  /** Milliseconds that no delay exceeds. */
  maxMs: number;
}

/**
 * The delay before a repeated attempt: doubled from one attempt to the next, up to a maximum.
 * @param attempt 1 after the first failure
 * @returns milliseconds
 */
export const backoff = (attempt: number, { initialMs, maxMs }: BackoffLimits): number =>
  Math.min(initialMs * 2 ** (Math.max(attempt, 1) - 1), maxMs);
