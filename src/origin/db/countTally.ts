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

/** What is counted of the homes of one town. */
interface InTown {
  town: number;
  province: number;
}

/** Counts by place, then by what is counted there. */
type Counted<T> = Map<number, Map<number, T>>;

/** Rows a statement, far below any database's limit of parameters. */
const batchSize = 1_000;

/**
 * Changes of the kept counts, gathered estate by estate and written at once. What is counted where is said here and nowhere else:
 * homes by type in every place; combinations of traits, and features, in the country, provinces and towns (zones are small enough to count when asked).
 */
export class CountTally {
  readonly #places = new Map<number, PlaceCount>();
  /** By town, and summed for provinces and country when all is gathered: a load adds ten entries less a home. */
  readonly #traits: Counted<InTown & Omit<Tables['trait_counts'], 'place'>> = new Map();
  readonly #features: Counted<InTown & Omit<Tables['feature_counts'], 'place'>> = new Map();

  /**
   * @param by 1 for an estate that is there now, −1 for one that no longer is
   * @param at when it happened, for the places' last change
   */
  add(estate: EstateRow, by: 1 | -1, at: number): void {
    const { type, traits, province, town, zone } = estate;
    // Sold and rented homes are listed, last, but are not live.
    const live = estate.unavailable < 2 ? by : 0;
    for (const place of zone === null ? [countryKey, province, town] : [countryKey, province, town, zone]) {
      const counted = entry(this.#places, place * 2 + type, () => ({ place, type, listed: 0, live: 0, updated_at: 0 }));
      counted.listed += by;
      counted.live += live;
      counted.updated_at = Math.max(counted.updated_at, at);
    }
    count(
      entryIn(this.#traits, town, traits, () => ({ town, province, traits, ...boundsOf(estate) })),
      estate,
      by,
    );
    for (const feature of featurePositions(estate.features)) {
      count(
        entryIn(this.#features, town, featureKey(type, feature), () => ({
          town,
          province,
          type,
          feature,
          ...boundsOf(estate),
        })),
        estate,
        by,
      );
    }
  }

  /** Adds the changes to what is stored. */
  async write(trx: Transaction<Tables>): Promise<void> {
    const traits = inEachPlace(this.#traits);
    const features = inEachPlace(this.#features);
    for (const rows of batches([...this.#places.values()])) {
      await trx
        .insertInto('place_counts')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['place', 'type']).doUpdateSet({
            listed: sql`place_counts.listed + excluded.listed`,
            live: sql`place_counts.live + excluded.live`,
            updated_at: sql`excluded.updated_at`,
          }),
        )
        .execute();
    }
    for (const rows of batches(traits)) {
      await trx
        .insertInto('trait_counts')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['place', 'traits']).doUpdateSet(merged('trait_counts')))
        .execute();
    }
    for (const rows of batches(features)) {
      await trx
        .insertInto('feature_counts')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['place', 'type', 'feature']).doUpdateSet(merged('feature_counts')))
        .execute();
    }
    // A combination that nobody has any more is not kept as a zero: readers take what is there as what exists.
    for (const { place, traits: combination } of emptied(traits)) {
      await trx
        .deleteFrom('trait_counts')
        .where('place', '=', place)
        .where('traits', '=', combination)
        .where('listed', '<=', 0)
        .execute();
    }
    for (const { place, type, feature } of emptied(features)) {
      await trx
        .deleteFrom('feature_counts')
        .where('place', '=', place)
        .where('type', '=', type)
        .where('feature', '=', feature)
        .where('listed', '<=', 0)
        .execute();
    }
  }

  /**
   * Places that came to have live homes of a type, or no longer have any. To be asked after `write`, in its transaction.
   * @returns keys of places
   */
  async turnedPlaces(trx: Transaction<Tables>): Promise<number[]> {
    const turned: number[] = [];
    for (const { place, type, live: change } of this.#places.values()) {
      if (change === 0) continue;
      const { live } = await trx
        .selectFrom('place_counts')
        .select('live')
        .where('place', '=', place)
        .where('type', '=', type)
        .executeTakeFirstOrThrow();
      if (live > 0 !== live - change > 0) turned.push(place);
    }
    return turned;
  }
}

/** Those that may have gone down to none. */
const emptied = <T extends KeptCount>(changes: readonly T[]): T[] => changes.filter(({ listed }) => listed <= 0);

const boundsOf = ({ price, area }: EstateRow): KeptCount => ({
  listed: 0,
  min_price: price,
  max_price: price,
  min_area: area,
  max_area: area,
});

function include(
  kept: KeptCount,
  listed: number,
  minPrice: number,
  maxPrice: number,
  minArea: number,
  maxArea: number,
): void {
  kept.listed += listed;
  kept.min_price = Math.min(kept.min_price, minPrice);
  kept.max_price = Math.max(kept.max_price, maxPrice);
  kept.min_area = Math.min(kept.min_area, minArea);
  kept.max_area = Math.max(kept.max_area, maxArea);
}

const count = (kept: KeptCount, { price, area }: EstateRow, by: 1 | -1): void => {
  include(kept, by, price, price, area, area);
};

/** What was counted in towns, as rows of the towns, their provinces and the country. */
function inEachPlace<T extends InTown & KeptCount>(counted: Counted<T>): (Omit<T, keyof InTown> & { place: number })[] {
  const rows: Counted<Omit<T, keyof InTown> & KeptCount & { place: number }> = new Map();
  for (const inTowns of counted.values()) {
    for (const [key, { town, province, ...rest }] of inTowns) {
      for (const place of [countryKey, province, town]) {
        const row = entryIn(rows, place, key, () => ({ place, ...rest, listed: 0 }));
        include(row, rest.listed, rest.min_price, rest.max_price, rest.min_area, rest.max_area);
      }
    }
  }
  return [...rows.values()].flatMap((inPlace) => [...inPlace.values()]);
}

/** What is stored and what is new, in words that both databases know (one says `least`, the other `min`). */
function merged(table: 'trait_counts' | 'feature_counts'): Record<keyof KeptCount, RawBuilder<number>> {
  const outer = (column: keyof KeptCount, sign: '<' | '>'): RawBuilder<number> => {
    const [stored, added] = [sql.ref(`${table}.${column}`), sql.ref(`excluded.${column}`)];
    return sql<number>`case when ${added} ${sql.raw(sign)} ${stored} then ${added} else ${stored} end`;
  };
  return {
    listed: sql<number>`${sql.ref(`${table}.listed`)} + excluded.listed`,
    min_price: outer('min_price', '<'),
    max_price: outer('max_price', '>'),
    min_area: outer('min_area', '<'),
    max_area: outer('max_area', '>'),
  };
}

const featureKey = (type: number, feature: number): number => type * 64 + feature;

function entryIn<T>(entries: Counted<T>, place: number, key: number, make: () => T): T {
  return entry(
    entry(entries, place, () => new Map<number, T>()),
    key,
    make,
  );
}

function entry<T>(entries: Map<number, T>, name: number, make: () => T): T {
  const known = entries.get(name);
  if (known !== undefined) return known;
  const made = make();
  entries.set(name, made);
  return made;
}

function* batches<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += batchSize) yield rows.slice(start, start + batchSize);
}
