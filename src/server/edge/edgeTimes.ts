/** Every duration of the cache engine. */
export const edgeTimes = {
  /**
   * A request that waits for another request's fetch is answered 503 after this (src/server/edge/README.md, statement
   * 26).
   */
  waitTimeoutMs: 5_000,
  /**
   * A request whose stored entry may only be served on an error waits this long for a new response
   * (src/server/edge/README.md, statement 16); not at all while the last ones of its kind took longer.
   */
  fallbackWaitMs: 300,
  /** While such a load takes longer than this, no further request waits for one of its kind. */
  slowAfterMs: 100,
  /** A fetch this old is no longer joined: the next request starts another. */
  leaderTimeoutMs: 5_000,
  /** From a failed revalidation to the next one (src/server/edge/README.md, statement 17). */
  revalidationBackoff: { initialMs: 1_000, maxMs: 5_000 },
  /**
   * A key whose response may not be shared is remembered, so that its requests do not wait for one another
   * (src/server/edge/README.md, statement 22).
   */
  hitForMissMs: 120_000,
  /**
   * An entry with a validator is kept this long after its last use, for conditional requests
   * (src/server/edge/README.md, statement 23).
   */
  keepForValidationSeconds: 600,
} as const;
