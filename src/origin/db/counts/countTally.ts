import type { Transaction } from 'kysely';
import { homeTypes } from '#shared/domain/estate.ts';
import { isUnlisted } from '../estates/availability.ts';
import { bitsOf, optionBits } from '../facts/estateTraits.ts';
import { positionCount, positionsIn } from '../facts/maskColumns.ts';
import { countryKey, type EstateRow, type Tables } from '../tables.ts';
import { CellTally } from './cellTally.ts';
import { getOrAdd } from './getOrAdd.ts';
import { sitemapPageOf } from './sitemapPages.ts';
import { TownTally } from './townTally.ts';
import { writeCounts, type CountRows } from './writeCounts.ts';

const homeBits = optionBits('estate_type', homeTypes);

const isHome = ({ traits }: Pick<EstateRow, 'traits'>): boolean => (bitsOf(traits, 'estate_type') & homeBits) !== 0;

/**
 * Changes of the materialised counts, added up estate by estate and written at once. Estates by type are counted in
 * every place; combinations of traits, and features, in the country, provinces and towns; cells of the map in the
 * country and provinces. Zones are small enough to be counted when asked for.
 */
export class CountTally {
  readonly #places = new Map<number, Tables['place_counts']>();
  readonly #sitemapPages = new Map<number, Tables['sitemap_pages']>();
  readonly #traits = new TownTally<{ traits: number }>();
  readonly #features = new TownTally<{ type: number; feature: number }>();
  readonly #cells = new CellTally();

  /**
   * One that stands behind its twin, or is not published, counts nowhere.
   * @param by 1 for an estate that is there now, −1 for one that no longer is
   * @param at when it happened, for the places' last change
   * @param storedAt when it is stored, for the last change of its page of the sitemap
   */
  add(estate: EstateRow, by: 1 | -1, at: number, storedAt = at): void {
    if (isUnlisted(estate)) return;
    const { type, traits } = estate;
    this.#addToPlaces(estate, by, at);
    if (estate.availability_rank < 2) this.#addToSitemap(estate, by, storedAt);
    this.#traits.add(estate, traits, { traits }, by);
    for (const feature of positionsIn(estate))
      this.#features.add(estate, type * positionCount + feature, { type, feature }, by);
    this.#cells.add(estate, by);
  }

  #addToPlaces(estate: EstateRow, by: 1 | -1, at: number): void {
    const { type, province, town, zone, availability_rank: rank } = estate;
    const home = isHome(estate);
    // Sold and rented estates are listed, last, but are not live.
    const live = rank < 2 ? by : 0;
    const available = rank === 0 ? by : 0;
    for (const place of zone === null ? [countryKey, province, town] : [countryKey, province, town, zone]) {
      const sum = getOrAdd(this.#places, place * 2 + type, () => ({
        place,
        type,
        listed: 0,
        live: 0,
        available: 0,
        live_homes: 0,
        available_homes: 0,
        updated_at: 0,
      }));
      sum.listed += by;
      sum.live += live;
      sum.available += available;
      if (home) {
        sum.live_homes += live;
        sum.available_homes += available;
      }
      sum.updated_at = Math.max(sum.updated_at, at);
    }
  }

  #addToSitemap({ key }: EstateRow, by: 1 | -1, at: number): void {
    const page = sitemapPageOf(key);
    const sum = getOrAdd(this.#sitemapPages, page, () => ({ page, live: 0, updated_at: 0 }));
    sum.live += by;
    sum.updated_at = Math.max(sum.updated_at, at);
  }

  /** The changes as rows: where nothing was counted before, the counts themselves. */
  rows(): CountRows {
    return {
      place_counts: [...this.#places.values()],
      sitemap_pages: [...this.#sitemapPages.values()],
      trait_counts: this.#traits.rows().map(({ available: _, ...row }) => row),
      feature_counts: this.#features.rows(),
      cell_counts: this.#cells.rows(),
    };
  }

  /** Adds the changes to the stored counts. */
  write(trx: Transaction<Tables>): Promise<void> {
    return writeCounts(trx, this.rows());
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
