import { priceRangeSchema } from '#shared/contract/priceRange.ts';
import { minComparable } from '#shared/domain/priceFairness.ts';
import { readOne } from './readAnswer.ts';

/** What comparable listings ask, in euros a square metre. */
export interface PriceRange {
  count: number;
  lower: number;
  median: number;
  upper: number;
  /** How many of them have lowered their price, and by how much: the median in per cent, where enough have. */
  drops?: { count: number; percent?: number };
  /** Those like them that are sold or rented: how many, and the keys of the latest. */
  closed?: { count: number; keys: readonly string[] };
}

/** @returns null where too few listings are comparable */
export function toPriceRange(answer: unknown): PriceRange | null {
  const { count, median, drops, closed, ...quartiles } = readOne(priceRangeSchema, answer);
  const { lower_quartile: lower, upper_quartile: upper } = quartiles;
  if (count < minComparable || lower === undefined || median === undefined || upper === undefined) return null;
  const percent = drops && drops.count >= minComparable ? drops.median_percent : undefined;
  return {
    ...{ count, lower, median, upper },
    ...(drops?.count ? { drops: { count: drops.count, ...(percent === undefined ? {} : { percent }) } } : {}),
    ...(closed?.count ? { closed } : {}),
  };
}
