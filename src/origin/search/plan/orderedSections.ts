import { sql, type RawBuilder } from 'kysely';
import type { EstateSort } from '#shared/domain/sorts.ts';
import { behindRank } from '../../db/estates/availability.ts';
import { hasDropped, type EstateIndex } from '../../db/schema/estateIndexes.ts';
import { areAllDropped, type EstateCriteria } from '../criteria/estateCriteria.ts';
import { areaConditions, priceConditions } from '../criteria/filterConditions.ts';
import type { Bounds } from './planEstates.ts';

/** The order of a list: one of the site's sorts, or the fixed shuffle from a start onwards. */
export type EstateOrder = { sort: EstateSort } | { sort: 'random'; start: number };

/** A part of a list that one index holds in order. */
export interface Section {
  availabilityRank: number;
  column: 'published_at' | 'shown_price' | 'area' | 'area_price' | 'shuffle_rank';
  direction: 'asc' | 'desc';
  index: EstateIndex;
  conditions: RawBuilder<boolean>[];
}

type Direction = Section['direction'];

/** In order. Those that stand behind their twins are in no list but of homes that are named. */
const availabilityRanks = [0, 1, 2];
const ranksOfNamed = [...availabilityRanks, behindRank];

/** Of available estates: the price may be shown, and there is none. */
const onRequest = sql<boolean>`shown_price is null`;

/**
 * The sections of a list, in its order: available estates first, then reserved, then sold and rented, whatever the sort
 * (docs/product.md#status). Sorted by price, available estates on request follow those with a price; estates whose
 * price is hidden follow by date: their order would tell it.
 */
export function orderedSections(
  order: EstateOrder,
  criteria: Pick<EstateCriteria, 'facts' | 'province' | 'keys'>,
  bounds: Bounds,
): Section[] {
  const index = (name: 'recent' | 'price' | 'area' | 'area_price' | 'shuffle'): EstateIndex =>
    criteria.province === null ? `estates_${name}` : `estates_province_${name}`;
  const ranks = criteria.keys ? ranksOfNamed : availabilityRanks;
  if (order.sort === 'random') {
    const shuffled = { column: 'shuffle_rank', direction: 'asc', index: index('shuffle') } as const;
    return ranks.flatMap((availabilityRank) => [
      { availabilityRank, ...shuffled, conditions: [sql<boolean>`shuffle_rank >= ${order.start}`] },
      { availabilityRank, ...shuffled, conditions: [sql<boolean>`shuffle_rank < ${order.start}`] },
    ]);
  }
  const { sort } = order;
  const direction: Direction = sort.endsWith('-') ? 'asc' : 'desc';
  const newest: Pick<Section, 'index' | 'conditions'> = areAllDropped(criteria)
    ? { index: 'estates_dropped', conditions: [hasDropped] }
    : { index: index('recent'), conditions: [] };
  const byPrice = (conditions: RawBuilder<boolean>[]): Section => ({
    availabilityRank: 0,
    column: 'shown_price',
    direction,
    index: index('price'),
    conditions,
  });
  return ranks.flatMap((availabilityRank): Section | Section[] => {
    if (sort === 'area-' || sort === 'area+')
      return {
        availabilityRank,
        column: 'area',
        direction,
        index: index('area'),
        conditions: areaConditions(bounds.area),
      };
    if ((sort === 'area_price-' || sort === 'area_price+') && availabilityRank === 0)
      return [
        {
          availabilityRank,
          column: 'area_price',
          direction,
          index: index('area_price'),
          conditions: [sql<boolean>`area_price is not null`],
        },
        byPrice([onRequest]),
      ];
    if ((sort === 'price-' || sort === 'price+') && availabilityRank === 0)
      return [byPrice(priceConditions(bounds.price)), byPrice([onRequest])];
    return { availabilityRank, column: 'published_at', direction: 'desc', ...newest };
  });
}

/** As in the column, from what every index holds. */
const areaPrice = sql`shown_price * cast(100 as bigint) / area`;

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** The sections of the same list read from its end. */
export const reversedSections = (sections: readonly Section[]): Section[] =>
  sections.map((section): Section => ({ ...section, direction: opposite[section.direction] })).reverse();

/** One term of an `order by`. */
type Term = [value: RawBuilder<unknown>, direction: Direction];

/** Databases disagree about where nulls belong. */
const pricedFirst: Term = [sql`case when availability_rank = 0 and shown_price is null then 1 else 0 end`, 'asc'];

/** What `orderTerms` look at. */
export const sortedColumns = sql.raw('key, availability_rank, published_at, shown_price, area, shuffle_rank');

/** The same order as one `order by`, for estates that were found in any order. */
export function orderTerms(order: EstateOrder, isReversed: boolean): RawBuilder<unknown> {
  const terms: Term[] = [[sql`availability_rank`, 'asc'], ...sortTerms(order)];
  return sql.join(
    terms.map(([value, direction]) => sql`${value} ${sql.raw(isReversed ? opposite[direction] : direction)}`),
  );
}

function sortTerms(order: EstateOrder): Term[] {
  const by = (value: RawBuilder<unknown>, direction: Direction): Term[] => [
    [value, direction],
    [sql`key`, direction],
  ];
  if (order.sort === 'random')
    return [[sql`case when shuffle_rank >= ${order.start} then 0 else 1 end`, 'asc'], ...by(sql`shuffle_rank`, 'asc')];
  switch (order.sort) {
    case 'recent':
      return by(sql`published_at`, 'desc');
    case 'area-':
      return by(sql`area`, 'asc');
    case 'area+':
      return by(sql`area`, 'desc');
    case 'price-':
      return [
        pricedFirst,
        [sql`case when availability_rank = 0 then shown_price else -published_at end`, 'asc'],
        [sql`case when availability_rank = 0 then key else -key end`, 'asc'],
      ];
    case 'price+':
      return [pricedFirst, ...by(sql`case when availability_rank = 0 then shown_price else published_at end`, 'desc')];
    case 'area_price-':
      return [
        pricedFirst,
        [sql`case when availability_rank = 0 then ${areaPrice} else -published_at end`, 'asc'],
        [sql`case when availability_rank = 0 then key else -key end`, 'asc'],
      ];
    case 'area_price+':
      return [pricedFirst, ...by(sql`case when availability_rank = 0 then ${areaPrice} else published_at end`, 'desc')];
  }
}
