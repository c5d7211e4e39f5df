/** Seconds after which a client may try again, by what stands in the way. */
const seconds = {
  /** An upstream that gives no answer. */
  upstream: 30,
  /** A fetch of another request that took too long: its answer should be there by then. */
  inFlight: 5,
  /** Too many requests in one minute. */
  minute: 60,
} as const;

/** @returns the Retry-After field as headers, with its lower-case name */
export const retryAfter = (reason: keyof typeof seconds): { 'retry-after': string } => ({
  'retry-after': String(seconds[reason]),
});
