/**
 * Milliseconds that a site takes to stop, beside DRAIN_DELAY_SECONDS. docker-compose.yml, docs/vencejo@.service and the
 * example of Kubernetes cannot read this and have to wait longer; a test compares them.
 */
export const drainTimes = {
  /** That responses in progress may take after the delay. */
  responses: 15_000,
  /** After which the process has ended, whatever was in progress. */
  process: 18_000,
} as const;
