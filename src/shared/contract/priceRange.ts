import * as z from 'zod/mini';
import { amount, count, estateKey, listOf, optional } from './fields.ts';

/**
 * The answer of `GET /web/prices/{type}/{province}`: what comparable listings ask, in euros a square metre (to let: a
 * month). Without enough of them it is their count alone.
 */
export const priceRangeSchema = z.object({
  count,
  lower_quartile: optional(amount),
  median: optional(amount),
  upper_quartile: optional(amount),
  /** How many of them asked more before they changed their price last, and how much more: the median, in per cent. */
  drops: optional(z.object({ count, median_percent: optional(amount) })),
  /** Those like them that are sold or rented: how many, and the keys of the latest. */
  closed: optional(z.object({ count, keys: listOf(estateKey) })),
});
export type PriceRangeDto = z.output<typeof priceRangeSchema>;
