import { countryKey, type EstateRow, type MaterialisedCount } from '../tables.ts';
import { getOrAdd } from './getOrAdd.ts';

interface Count extends MaterialisedCount {
  available: number;
}

const noEstates: Count = {
  listed: 0,
  available: 0,
  min_price: Infinity,
  max_price: -Infinity,
  min_area: Infinity,
  max_area: -Infinity,
};

const countOf = ({ price, area, availability_rank: rank }: EstateRow, by: 1 | -1): Count => ({
  listed: by,
  available: rank === 0 ? by : 0,
  min_price: price,
  max_price: price,
  min_area: area,
  max_area: area,
});

function include(sum: Count, added: Count): void {
  sum.listed += added.listed;
  sum.available += added.available;
  sum.min_price = Math.min(sum.min_price, added.min_price);
  sum.max_price = Math.max(sum.max_price, added.max_price);
  sum.min_area = Math.min(sum.min_area, added.min_area);
  sum.max_area = Math.max(sum.max_area, added.max_area);
}

/**
 * Changes of counts of groups of estates (with some traits, or a feature) by town. Provinces and the country are summed
 * up at the end: a load then adds ten counts less for each estate.
 */
export class TownTally<Group extends object> {
  readonly #towns = new Map<number, { province: number; groups: Map<number, Group & Count> }>();

  /**
   * @param key one number for the group
   * @param by 1 for an estate that is there now, −1 for one that no longer is
   */
  add(estate: EstateRow, key: number, group: Group, by: 1 | -1): void {
    const { town, province } = estate;
    const { groups } = getOrAdd(this.#towns, town, () => ({ province, groups: new Map<number, Group & Count>() }));
    const sum = getOrAdd(groups, key, () => ({ ...group, ...noEstates }));
    include(sum, countOf(estate, by));
  }

  /** As rows of the towns, their provinces and the country. */
  rows(): (Group & Count & { place: number })[] {
    const places = new Map<number, Map<number, Group & Count>>();
    for (const [town, { province, groups }] of this.#towns)
      for (const place of [countryKey, province, town]) {
        const sums = getOrAdd(places, place, () => new Map<number, Group & Count>());
        for (const [key, count] of groups) {
          const sum = sums.get(key);
          if (sum) include(sum, count);
          else sums.set(key, { ...count });
        }
      }
    return [...places].flatMap(([place, sums]) => [...sums.values()].map((sum) => ({ ...sum, place })));
  }
}
