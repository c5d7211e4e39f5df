import { priceRangeSchema } from '#shared/contract/priceRange.ts';
import { minComparable } from '#shared/domain/priceFairness.ts';
import { readOne } from './readAnswer.ts';

/** What comparable listings ask, in euros a square metre. */
export interface PriceRange {
  count: number;
  lower: number;
  median: number;
  upper: number;
}

/** @returns null where too few listings are comparable */
export function toPriceRange(answer: unknown): PriceRange | null {
  const { count, lower_quartile: lower, median, upper_quartile: upper } = readOne(priceRangeSchema, answer);
  if (count < minComparable || lower === undefined || median === undefined || upper === undefined) return null;
  return { count, lower, median, upper };
}
