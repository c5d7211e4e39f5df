import * as z from 'zod/mini';
import { amount, count, optional } from './fields.ts';

/**
 * The answer of `GET /web/prices/{type}/{province}`: what comparable listings ask, in euros a square metre (to let: a
 * month). Without enough of them it is their count alone.
 */
export const priceRangeSchema = z.object({
  count,
  lower_quartile: optional(amount),
  median: optional(amount),
  upper_quartile: optional(amount),
});
export type PriceRangeDto = z.output<typeof priceRangeSchema>;
