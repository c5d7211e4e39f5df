import { sql, type RawBuilder } from 'kysely';
import type { EstateSort } from '#shared/domain/sorts.ts';
import type { EstateIndex } from '../db/estateIndexes.ts';
import { areaConditions, priceConditions } from './estateCriteria.ts';
import type { Bounds } from './planEstates.ts';

/** The orders of a list: the site's sorts and, for draws, a walk through the fixed shuffle from a start. */
export type EstateOrder = { sort: EstateSort } | { sort: 'random'; start: number };

/** A stretch of the list that one index holds in order. */
export interface Section {
  unavailable: number;
  column: 'published_at' | 'shown_price' | 'area' | 'draw';
  direction: 'asc' | 'desc';
  index: EstateIndex;
  where: RawBuilder<boolean>[];
}

const states = [0, 1, 2];

/**
 * Available homes first, then reserved, then sold and rented, whatever the sort (docs/product.md#status). Homes without a price to show
 * follow a price sort by date: their order would tell the price.
 */
export function sectionsOf(order: EstateOrder, inProvince: boolean, bounds: Bounds): Section[] {
  const index = (name: 'recent' | 'price' | 'area' | 'draw'): EstateIndex =>
    inProvince ? `estates_province_${name}` : `estates_${name}`;
  if (order.sort === 'random') {
    const draw = (unavailable: number, where: RawBuilder<boolean>): Section => ({
      unavailable,
      column: 'draw',
      direction: 'asc',
      index: index('draw'),
      where: [where],
    });
    return states.flatMap((unavailable) => [
      draw(unavailable, sql`draw >= ${order.start}`),
      draw(unavailable, sql`draw < ${order.start}`),
    ]);
  }
  const direction = order.sort.endsWith('-') ? 'asc' : 'desc';
  return states.map((unavailable): Section => {
    if (order.sort.startsWith('area'))
      return { unavailable, column: 'area', direction, index: index('area'), where: areaConditions(bounds.area) };
    if (order.sort.startsWith('price') && unavailable === 0)
      return {
        unavailable,
        column: 'shown_price',
        direction,
        index: index('price'),
        where: priceConditions(bounds.price),
      };
    return { unavailable, column: 'published_at', direction: 'desc', index: index('recent'), where: [] };
  });
}

/** One term of an `order by`. */
type Term = [value: RawBuilder<unknown>, direction: 'asc' | 'desc'];

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** The same list from its end. */
export const reversedSections = (sections: readonly Section[]): Section[] =>
  sections.map((section): Section => ({ ...section, direction: opposite[section.direction] })).reverse();

/** The same order as one list of terms, for homes that were gathered first and are sorted then. */
export function orderTerms(order: EstateOrder, fromEnd: boolean): RawBuilder<unknown> {
  const terms: Term[] = [[sql`unavailable`, 'asc'], ...termsOf(order)];
  return sql.join(
    terms.map(([value, direction]) => sql`${value} ${sql.raw(fromEnd ? opposite[direction] : direction)}`),
  );
}

function termsOf(order: EstateOrder): Term[] {
  if (order.sort === 'random')
    return [
      [sql`case when draw >= ${order.start} then 0 else 1 end`, 'asc'],
      [sql`draw`, 'asc'],
      [sql`key`, 'asc'],
    ];
  switch (order.sort) {
    case 'recent':
      return [
        [sql`published_at`, 'desc'],
        [sql`key`, 'desc'],
      ];
    case 'area-':
      return [
        [sql`area`, 'asc'],
        [sql`key`, 'asc'],
      ];
    case 'area+':
      return [
        [sql`area`, 'desc'],
        [sql`key`, 'desc'],
      ];
    case 'price-':
      return [
        [sql`case when unavailable = 0 then shown_price else -published_at end`, 'asc'],
        [sql`case when unavailable = 0 then key else -key end`, 'asc'],
      ];
    case 'price+':
      return [
        [sql`case when unavailable = 0 then shown_price else published_at end`, 'desc'],
        [sql`key`, 'desc'],
      ];
  }
}
