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

/** Of the closed ones, how many are named. */
const maxClosed = 3;

/** Listings like a home, whatever their state. */
const alike = ({ db }: Store, { type, province, town, kinds, area }: PriceRangeQuery) =>
  db
    .selectFrom('estates')
    .where('province', '=', province)
    .where('type', '=', type)
    .where('area', '>', 0)
    .where(sql<boolean>`(traits & ${sql.lit(traitMask('estate_type', kinds))}) <> 0`)
    .$if(town !== undefined, (estates) => estates.where('town', '=', town!))
    .$if(area !== undefined, (estates) =>
      estates
        .where('area', '>=', Math.ceil(area! * (1 - similarArea)))
        .where('area', '<=', Math.floor(area! * (1 + similarArea))),
    );

/** How many asked more before their latest change, and the median of how much, in per cent, of enough of them. */
function dropsOf(rows: readonly { price: number; before: number }[]): NonNullable<PriceRangeDto['drops']> {
  const drops = rows.flatMap(({ price, before }) => (before > price ? [100 * (1 - price / before)] : []));
  if (drops.length < minComparable) return { count: drops.length };
  drops.sort((a, b) => a - b);
  return { count: drops.length, median_percent: Math.round(quantile(drops, 0.5) * 10) / 10 };
}

/** Sold or rented ones: of them no price counts, since none may be shown. */
async function readClosed(store: Store, query: PriceRangeQuery): Promise<NonNullable<PriceRangeDto['closed']>> {
  const closed = alike(store, query).where('availability_rank', '=', 2);
  const { number } = await closed
    .select(({ fn }) => fn.countAll<number | string>().as('number'))
    .executeTakeFirstOrThrow();
  const latest = await closed
    .select('url_key')
    .orderBy('updated_at', 'desc')
    .orderBy('key', 'desc')
    .limit(maxClosed)
    .execute();
  return { count: Number(number), keys: latest.map(({ url_key: key }) => key) };
}

/**
 * What available listings like a home ask: only prices that are shown count. With what became of others: how many of
 * them fell in price, and how many like them are sold or rented.
 */
export async function readPriceRange(store: Store, query: PriceRangeQuery): Promise<PriceRangeDto> {
  const rows = await alike(store, query)
    .select(['shown_price', 'previous_price', 'area'])
    .where('availability_rank', '=', 0)
    .where('shown_price', 'is not', null)
    .orderBy('published_at', 'desc')
    .orderBy('key', 'desc')
    .limit(maxComparable)
    .execute();
  if (rows.length < minComparable) return { count: rows.length };
  const listings = rows.map((row) => ({
    price: Number(row.shown_price),
    before: Number(row.previous_price),
    area: Number(row.area),
  }));
  const prices = listings.map(({ price, area }) => price / area).sort((a, b) => a - b);
  return {
    count: rows.length,
    lower_quartile: toCents(quantile(prices, 0.25)),
    median: toCents(quantile(prices, 0.5)),
    upper_quartile: toCents(quantile(prices, 0.75)),
    drops: dropsOf(listings),
    closed: await readClosed(store, query),
  };
}
