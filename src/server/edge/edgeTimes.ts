/** Every number of the engine, in milliseconds unless said otherwise. */
export const edgeTimes = {
  /** One who waits for another's fetch is sent away after this (edge statement 26). */
  waitTimeoutMs: 5_000,
  /** A fetch this old is no longer joined: who comes begins another. */
  leaderTimeoutMs: 5_000,
  /** After a failed refresh the next is tried so much later, doubled at each failure, up to the longest. */
  firstGap: 1_000,
  longestGap: 5_000,
  /** What may not be kept is remembered as such, so that its askers do not queue one behind another; seconds (edge statement 22). */
  hitForMissSeconds: 120,
  /** Beyond its last use an entry with a validator is kept for asking whether it still holds; seconds (edge statement 23). */
  keepForValidationSeconds: 600,
} as const;
