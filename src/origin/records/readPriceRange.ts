import { sql } from 'kysely';
import type { PriceRangeDto } from '#shared/contract/priceRange.ts';
import { minComparable } from '#shared/domain/priceFairness.ts';
import { quantile } from '#shared/domain/quantile.ts';
import { traitMask } from '../db/facts/estateTraits.ts';
import type { Store } from '../db/store.ts';

export interface PriceRangeQuery {
  /** Position in operationTypes. */
  type: number;
  province: number;
  town?: number | undefined;
  kinds: readonly string[];
  /** m²; absent: of every size. */
  area?: number | undefined;
}

/** Listings of a size like another one: a quarter more or less. */
export const similarArea = 0.25;

/** The newest of them: more make the answer slower and no better. */
const maxComparable = 1_000;

const toCents = (value: number): number => Math.round(value * 100) / 100;

/** What available listings like a home ask: only prices that are shown count. */
export async function readPriceRange(
  { db }: Store,
  { type, province, town, kinds, area }: PriceRangeQuery,
): Promise<PriceRangeDto> {
  const mask = traitMask('estate_type', kinds);
  const rows = await db
    .selectFrom('estates')
    .select(['shown_price', 'area'])
    .where('province', '=', province)
    .where('type', '=', type)
    .where('availability_rank', '=', 0)
    .where('shown_price', 'is not', null)
    .where('area', '>', 0)
    .where(sql<boolean>`(traits & ${sql.lit(mask)}) <> 0`)
    .$if(town !== undefined, (estates) => estates.where('town', '=', town!))
    .$if(area !== undefined, (estates) =>
      estates
        .where('area', '>=', Math.ceil(area! * (1 - similarArea)))
        .where('area', '<=', Math.floor(area! * (1 + similarArea))),
    )
    .orderBy('published_at', 'desc')
    .orderBy('key', 'desc')
    .limit(maxComparable)
    .execute();
  if (rows.length < minComparable) return { count: rows.length };
  const prices = rows.map(({ shown_price: price, area: size }) => Number(price) / Number(size)).sort((a, b) => a - b);
  return {
    count: rows.length,
    lower_quartile: toCents(quantile(prices, 0.25)),
    median: toCents(quantile(prices, 0.5)),
    upper_quartile: toCents(quantile(prices, 0.75)),
  };
}
