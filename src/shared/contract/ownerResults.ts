import * as z from 'zod/mini';
import { ownerNoteSchema } from './agentResults.ts';
import { pricePointSchema } from './estate.ts';
import { filledLine, line, listOf, optional, slug, time, withFallback } from './fields.ts';
import { listingInfoSchema } from './lead.ts';
import { resultDaySchema, resultSumsSchema } from './results.ts';

/** The answer of `GET /web/rgpd/owner/{token}`: what a home earned, for its owner. Nothing in it is of a visitor. */
export const ownerResultsSchema = z.object({
  /** As visitors see it. */
  listing: listingInfoSchema,
  agent: z.object({
    full_name: filledLine,
    /** Of their page. */
    slug: optional(slug),
    agency: optional(line),
    phone: optional(line),
    email: optional(line),
  }),
  /**
   * At most the last twelve that are over, the oldest first: from Monday to Sunday; the first may begin later, when the
   * home was published, or counting began.
   */
  weeks: withFallback(listOf(z.object({ from: resultDaySchema, to: resultDaySchema, counts: resultSumsSchema })), []),
  /** The sums of these weeks. */
  total: resultSumsSchema,
  /** Where the price is shown. */
  price_history: withFallback(listOf(pricePointSchema), []),
  /** What the agent did, the newest first. */
  notes: withFallback(listOf(ownerNoteSchema), []),
  expires_at: time,
});
export type OwnerResultsDto = z.output<typeof ownerResultsSchema>;
