import { sql, type RawBuilder, type Transaction } from 'kysely';
import { featurePositions } from './featurePositions.ts';
import { countryKey, type EstateRow, type KeptCount, type Tables } from './tables.ts';

interface PlaceCount {
  place: number;
  type: number;
  listed: number;
  live: number;
  updated_at: number;
}

/** Rows a statement, far below any database's limit of parameters. */
const batchSize = 1_000;

/**
 * Changes of the kept counts, gathered estate by estate and written at once. What is counted where is said here and nowhere else:
 * homes by type in every place; combinations of traits, and features, in the country, provinces and towns (zones are small enough to count when asked).
 */
export class CountTally {
  readonly #places = new Map<number, PlaceCount>();
  readonly #traits = new Map<number, Tables['trait_counts']>();
  readonly #features = new Map<number, Tables['feature_counts']>();

  /**
   * @param by 1 for an estate that is there now, −1 for one that no longer is
   * @param at when it happened, for the places' last change
   */
  add(estate: EstateRow, by: 1 | -1, at: number): void {
    const { type, traits } = estate;
    const detailed = [countryKey, estate.province, estate.town];
    // Sold and rented homes are listed, last, but are not live.
    const live = estate.unavailable < 2 ? by : 0;
    for (const place of estate.zone === null ? detailed : [...detailed, estate.zone]) {
      const entryOf = entry(this.#places, place * 2 + type, () => ({ place, type, listed: 0, live: 0, updated_at: 0 }));
      entryOf.listed += by;
      entryOf.live += live;
      entryOf.updated_at = Math.max(entryOf.updated_at, at);
    }
    const features = featurePositions(estate.features);
    for (const place of detailed) {
      count(entry(this.#traits, place * 2 ** 31 + traits, () => ({ place, traits, ...boundsOf(estate) })), estate, by);
      for (const feature of features) count(entry(this.#features, (place * 2 + type) * 64 + feature, () => ({ place, type, feature, ...boundsOf(estate) })), estate, by);
    }
  }

  /** Adds the changes to what is stored. A combination that nobody has any more is not kept as a zero: readers take what is there as what exists. */
  async write(trx: Transaction<Tables>): Promise<void> {
    for (const rows of batches(this.#places)) {
      await trx.insertInto('place_counts').values(rows).onConflict((conflict) => conflict.columns(['place', 'type']).doUpdateSet({
        listed: sql`place_counts.listed + excluded.listed`,
        live: sql`place_counts.live + excluded.live`,
        updated_at: sql`excluded.updated_at`,
      })).execute();
    }
    for (const rows of batches(this.#traits)) {
      await trx.insertInto('trait_counts').values(rows).onConflict((conflict) => conflict.columns(['place', 'traits']).doUpdateSet(merged('trait_counts'))).execute();
    }
    for (const rows of batches(this.#features)) {
      await trx.insertInto('feature_counts').values(rows).onConflict((conflict) => conflict.columns(['place', 'type', 'feature']).doUpdateSet(merged('feature_counts'))).execute();
    }
    await this.#removeEmpty(trx);
  }

  /**
   * Places that came to have live homes of a type, or no longer have any. To be asked after `write`, in its transaction.
   * @returns keys of places
   */
  async turnedPlaces(trx: Transaction<Tables>): Promise<number[]> {
    const turned: number[] = [];
    for (const { place, type, live: change } of this.#places.values()) {
      if (change === 0) continue;
      const { live } = await trx.selectFrom('place_counts').select('live').where('place', '=', place).where('type', '=', type).executeTakeFirstOrThrow();
      if ((live > 0) !== (live - change > 0)) turned.push(place);
    }
    return turned;
  }

  async #removeEmpty(trx: Transaction<Tables>): Promise<void> {
    for (const { place, traits, listed } of this.#traits.values()) {
      if (listed <= 0) await trx.deleteFrom('trait_counts').where('place', '=', place).where('traits', '=', traits).where('listed', '<=', 0).execute();
    }
    for (const { place, type, feature, listed } of this.#features.values()) {
      if (listed <= 0) await trx.deleteFrom('feature_counts').where('place', '=', place).where('type', '=', type).where('feature', '=', feature).where('listed', '<=', 0).execute();
    }
  }
}

const boundsOf = ({ price, area }: EstateRow): KeptCount => ({ listed: 0, min_price: price, max_price: price, min_area: area, max_area: area });

function count(kept: KeptCount, { price, area }: EstateRow, by: 1 | -1): void {
  kept.listed += by;
  kept.min_price = Math.min(kept.min_price, price);
  kept.max_price = Math.max(kept.max_price, price);
  kept.min_area = Math.min(kept.min_area, area);
  kept.max_area = Math.max(kept.max_area, area);
}

/** What is stored and what is new, in words that both databases know (one says `least`, the other `min`). */
function merged(table: 'trait_counts' | 'feature_counts'): Record<keyof KeptCount, RawBuilder<number>> {
  const outer = (column: keyof KeptCount, sign: '<' | '>'): RawBuilder<number> => {
    const [stored, added] = [sql.ref(`${table}.${column}`), sql.ref(`excluded.${column}`)];
    return sql<number>`case when ${added} ${sql.raw(sign)} ${stored} then ${added} else ${stored} end`;
  };
  return {
    listed: sql<number>`${sql.ref(`${table}.listed`)} + excluded.listed`,
    min_price: outer('min_price', '<'), max_price: outer('max_price', '>'), min_area: outer('min_area', '<'), max_area: outer('max_area', '>'),
  };
}

/** Entries are known by numbers that their parts are packed in (31 bits of traits, 64 features): a load asks for thirty of them a home. */
function entry<T>(entries: Map<number, T>, name: number, make: () => T): T {
  const known = entries.get(name);
  if (known !== undefined) return known;
  const made = make();
  entries.set(name, made);
  return made;
}

function* batches<T>(entries: Map<number, T>): Generator<T[]> {
  const rows = [...entries.values()];
  for (let start = 0; start < rows.length; start += batchSize) yield rows.slice(start, start + batchSize);
}
