import { sql, type RawBuilder } from 'kysely';
import type { EstateSort } from '#shared/domain/sorts.ts';
import type { EstateIndex } from '../db/estateIndexes.ts';

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
 * Available homes first, then reserved, then sold and rented, whatever the sort (spec §4.1). Homes without a price to show
 * follow a price sort by date: their order would tell the price.
 */
export function sectionsOf(order: EstateOrder, inProvince: boolean): Section[] {
  const index = (name: 'recent' | 'price' | 'area'): EstateIndex => (inProvince ? `estates_province_${name}` : `estates_${name}`);
  if (order.sort === 'random') {
    const draw = (unavailable: number, where: RawBuilder<boolean>): Section =>
      ({ unavailable, column: 'draw', direction: 'asc', index: 'estates_draw', where: [where] });
    return states.flatMap((unavailable) => [draw(unavailable, sql`draw >= ${order.start}`), draw(unavailable, sql`draw < ${order.start}`)]);
  }
  const direction = order.sort.endsWith('-') ? 'asc' : 'desc';
  return states.map((unavailable): Section => {
    const where: RawBuilder<boolean>[] = [];
    if (order.sort.startsWith('area')) return { unavailable, column: 'area', direction, index: index('area'), where };
    if (order.sort.startsWith('price') && unavailable === 0) return { unavailable, column: 'shown_price', direction, index: index('price'), where };
    return { unavailable, column: 'published_at', direction: 'desc', index: index('recent'), where };
  });
}

/** The same order as one list of terms, for homes that were gathered first and are sorted then. */
export function orderTerms(order: EstateOrder): RawBuilder<unknown> {
  if (order.sort === 'random') return sql`unavailable, case when draw >= ${order.start} then 0 else 1 end, draw, key`;
  switch (order.sort) {
    case 'recent': return sql`unavailable, published_at desc, key desc`;
    case 'area-': return sql`unavailable, area, key`;
    case 'area+': return sql`unavailable, area desc, key desc`;
    case 'price-': return sql`unavailable, case when unavailable = 0 then shown_price else -published_at end, case when unavailable = 0 then key else -key end`;
    case 'price+': return sql`unavailable, case when unavailable = 0 then -shown_price else -published_at end, key desc`;
  }
}
