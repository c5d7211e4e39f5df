import * as z from 'zod/mini';

/**
 * The alerts of the bundled origin in numbers, for the site's operators. Not a part of the API: an upstream that
 * replaces it keeps them to itself. The answer of `GET /operators/alerts`.
 */
export const alertReportSchema = z.object({
  /** Alerts by state; those that ended are counted for thirty days. */
  states: z.record(z.string(), z.number()),
  /** Reasons given for cancelling, by their number. */
  reasons: z.record(z.string(), z.number()),
  /** Changes of listings that alerts were not searched for yet. */
  eventsWaiting: z.number(),
  /** Listings that alerts found: to be mailed on their morning, and mailed, in a year. */
  matches: z.object({ waiting: z.number(), mailed: z.number() }),
  /**
   * Mails with listings, of alerts that are not over; of the outbox, those that wait, and those that no server took.
   */
  mails: z.object({ queued: z.number(), waiting: z.number(), givenUp: z.number() }),
  /** The latest run of each job that did something; times in epoch ms and ms. */
  lastRuns: z.array(
    z.object({ job: z.string(), ranAt: z.number(), ms: z.number(), items: z.number(), mails: z.number() }),
  ),
});
export type AlertReportDto = z.output<typeof alertReportSchema>;
