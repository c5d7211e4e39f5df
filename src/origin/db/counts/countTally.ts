import { sql, type RawBuilder, type Transaction } from 'kysely';
import { CellTally } from './cellTally.ts';
import { homeTypes } from '#shared/domain/estate.ts';
import { bitsOf, optionBits } from '../facts/estateTraits.ts';
import { positionCount, positionsIn } from '../facts/maskColumns.ts';
import { sitemapPageOf } from './sitemapPages.ts';
import { countryKey, type EstateRow, type MaterialisedCount, type Tables } from '../tables.ts';

type PlaceCount = Tables['place_counts'];
type SitemapPage = Tables['sitemap_pages'];

/** Counts are made by town. */
interface InTown {
  town: number;
  province: number;
}

type RowsOf<Names extends keyof Tables> = Pick<{ [Table in keyof Tables]: Tables[Table][] }, Names>;

/** Counts by place, then by what is counted there. */
type Counted<T> = Map<number, Map<number, T>>;

const homeBits = optionBits('estate_type', homeTypes);

const isHome = ({ traits }: Pick<EstateRow, 'traits'>): boolean => (bitsOf(traits, 'estate_type') & homeBits) !== 0;

/** Rows a statement, far below any database's limit of parameters. */
const batchSize = 1_000;

/**
 * Changes of the materialised counts, added up estate by estate and written at once. Estates by type are counted in
 * every place; combinations of traits, and features, in the country, provinces and towns; cells of the map in the
 * country and provinces. Zones are small enough to be counted when asked for.
 */
export class CountTally {
  readonly #places = new Map<number, PlaceCount>();
  readonly #sitemapPages = new Map<number, SitemapPage>();
  /** By town, and summed for provinces and the country only when written: a load adds ten entries less an estate. */
  readonly #traits: Counted<InTown & Omit<Tables['trait_counts'], 'place'>> = new Map();
  readonly #cells = new CellTally();
  readonly #features: Counted<InTown & Omit<Tables['feature_counts'], 'place'>> = new Map();

  /**
   * @param by 1 for an estate that is there now, −1 for one that no longer is
   * @param at when it happened, for the places' last change
   * @param storedAt when it is stored, for the last change of its page of the sitemap
   */
  add(estate: EstateRow, by: 1 | -1, at: number, storedAt = at): void {
    const { type, traits, province, town } = estate;
    this.#addToPlaces(estate, by, at);
    this.#cells.add(estate, by);
    if (estate.availability_rank < 2) this.#addToSitemap(estate, by, storedAt);
    const ofTraits = entryIn(this.#traits, town, traits, () => ({ town, province, traits, ...boundsOf(estate) }));
    count(ofTraits, estate, by);
    for (const feature of positionsIn(estate)) {
      const ofFeature = entryIn(this.#features, town, featureKey(type, feature), () => ({
        town,
        province,
        type,
        feature,
        available: 0,
        ...boundsOf(estate),
      }));
      count(ofFeature, estate, by);
      if (estate.availability_rank === 0) ofFeature.available += by;
    }
  }

  #addToPlaces(estate: EstateRow, by: 1 | -1, at: number): void {
    const { type, province, town, zone, availability_rank: rank } = estate;
    const home = isHome(estate);
    // Sold and rented estates are listed, last, but are not live.
    const live = rank < 2 ? by : 0;
    const available = rank === 0 ? by : 0;
    for (const place of zone === null ? [countryKey, province, town] : [countryKey, province, town, zone]) {
      const counted = entry(this.#places, place * 2 + type, () => ({
        place,
        type,
        listed: 0,
        live: 0,
        available: 0,
        live_homes: 0,
        available_homes: 0,
        updated_at: 0,
      }));
      counted.listed += by;
      counted.live += live;
      counted.available += available;
      if (home) {
        counted.live_homes += live;
        counted.available_homes += available;
      }
      counted.updated_at = Math.max(counted.updated_at, at);
    }
  }

  #addToSitemap({ key }: EstateRow, by: 1 | -1, at: number): void {
    const page = sitemapPageOf(key);
    const counted = entry(this.#sitemapPages, page, () => ({ page, live: 0, updated_at: 0 }));
    counted.live += by;
    counted.updated_at = Math.max(counted.updated_at, at);
  }

  /** Adds the changes to the stored counts. */
  async write(trx: Transaction<Tables>): Promise<void> {
    const { place_counts, sitemap_pages, trait_counts, feature_counts } = this.#rowsOfPlaces();
    await writePlaces(trx, place_counts);
    await writeSitemapPages(trx, sitemap_pages);
    await writeTraits(trx, trait_counts);
    await writeFeatures(trx, feature_counts);
    await this.#cells.write(trx);
  }

  /** The changes as rows: where nothing was counted before, the counts themselves. */
  rows(): RowsOf<'place_counts' | 'sitemap_pages' | 'trait_counts' | 'feature_counts' | 'cell_counts'> {
    return { ...this.#rowsOfPlaces(), cell_counts: this.#cells.rows() };
  }

  #rowsOfPlaces(): RowsOf<'place_counts' | 'sitemap_pages' | 'trait_counts' | 'feature_counts'> {
    return {
      place_counts: [...this.#places.values()],
      sitemap_pages: [...this.#sitemapPages.values()],
      trait_counts: inEachPlace(this.#traits),
      feature_counts: inEachPlace(this.#features),
    };
  }

  /**
   * To be called after `write`, in its transaction.
   * @returns keys of the places that came to have live estates of a type, or no longer have any
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

async function writePlaces(trx: Transaction<Tables>, changes: readonly PlaceCount[]): Promise<void> {
  for (const rows of batches(changes)) {
    await trx
      .insertInto('place_counts')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['place', 'type']).doUpdateSet({
          listed: sql`place_counts.listed + excluded.listed`,
          live: sql`place_counts.live + excluded.live`,
          available: sql`place_counts.available + excluded.available`,
          live_homes: sql`place_counts.live_homes + excluded.live_homes`,
          available_homes: sql`place_counts.available_homes + excluded.available_homes`,
          updated_at: later('place_counts'),
        }),
      )
      .execute();
  }
}

async function writeSitemapPages(trx: Transaction<Tables>, changes: readonly SitemapPage[]): Promise<void> {
  for (const rows of batches(changes)) {
    await trx
      .insertInto('sitemap_pages')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('page')
          .doUpdateSet({ live: sql`sitemap_pages.live + excluded.live`, updated_at: later('sitemap_pages') }),
      )
      .execute();
  }
}

/**
 * The later of the stored and the added time, in SQL that both databases have (one has `greatest`, the other `max`).
 */
const later = (table: 'place_counts' | 'sitemap_pages'): RawBuilder<number> => {
  const stored = sql.ref(`${table}.updated_at`);
  return sql<number>`case when excluded.updated_at > ${stored} then excluded.updated_at else ${stored} end`;
};

// A count of zero is deleted: readers take a row for something that exists.

async function writeTraits(trx: Transaction<Tables>, changes: readonly Tables['trait_counts'][]): Promise<void> {
  for (const rows of batches(changes)) {
    await trx
      .insertInto('trait_counts')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['place', 'traits']).doUpdateSet(merged('trait_counts')))
      .execute();
  }
  for (const { place, traits } of emptied(changes)) {
    await trx
      .deleteFrom('trait_counts')
      .where('place', '=', place)
      .where('traits', '=', traits)
      .where('listed', '<=', 0)
      .execute();
  }
}

async function writeFeatures(trx: Transaction<Tables>, changes: readonly Tables['feature_counts'][]): Promise<void> {
  for (const rows of batches(changes)) {
    await trx
      .insertInto('feature_counts')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['place', 'type', 'feature']).doUpdateSet({
          ...merged('feature_counts'),
          available: sql`feature_counts.available + excluded.available`,
        }),
      )
      .execute();
  }
  for (const { place, type, feature } of emptied(changes)) {
    await trx
      .deleteFrom('feature_counts')
      .where('place', '=', place)
      .where('type', '=', type)
      .where('feature', '=', feature)
      .where('listed', '<=', 0)
      .execute();
  }
}

/** Changes after which a count may be zero. */
const emptied = <T extends MaterialisedCount>(changes: readonly T[]): T[] =>
  changes.filter(({ listed }) => listed <= 0);

const boundsOf = ({ price, area }: EstateRow): MaterialisedCount => ({
  listed: 0,
  min_price: price,
  max_price: price,
  min_area: area,
  max_area: area,
});

function include(counted: MaterialisedCount, added: MaterialisedCount): void {
  counted.listed += added.listed;
  counted.min_price = Math.min(counted.min_price, added.min_price);
  counted.max_price = Math.max(counted.max_price, added.max_price);
  counted.min_area = Math.min(counted.min_area, added.min_area);
  counted.max_area = Math.max(counted.max_area, added.max_area);
}

function count(counted: MaterialisedCount, { price, area }: EstateRow, by: 1 | -1): void {
  include(counted, { listed: by, min_price: price, max_price: price, min_area: area, max_area: area });
}

/** What was counted in towns, as rows of the towns, their provinces and the country. */
function inEachPlace<T extends InTown & MaterialisedCount & { available?: number }>(
  counted: Counted<T>,
): (Omit<T, keyof InTown> & { place: number })[] {
  type Row = Omit<T, keyof InTown> & MaterialisedCount & { available?: number; place: number };
  const rows: Counted<Row> = new Map();
  for (const inTowns of counted.values()) {
    for (const [key, { town, province, ...rest }] of inTowns) {
      for (const place of [countryKey, province, town]) {
        const ofPlace = entry(rows, place, () => new Map<number, Row>());
        const known = ofPlace.get(key);
        if (!known) ofPlace.set(key, { place, ...rest });
        else {
          include(known, rest);
          if (rest.available !== undefined) known.available = (known.available ?? 0) + rest.available;
        }
      }
    }
  }
  return [...rows.values()].flatMap((inPlace) => [...inPlace.values()]);
}

/** Stored and added counts merged, in SQL that both databases have (one has `least`, the other `min`). */
function merged(table: 'trait_counts' | 'feature_counts'): Record<keyof MaterialisedCount, RawBuilder<number>> {
  const outer = (column: keyof MaterialisedCount, sign: '<' | '>'): RawBuilder<number> => {
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

const featureKey = (type: number, feature: number): number => type * positionCount + feature;

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
