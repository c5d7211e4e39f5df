import { useState } from 'react';
import type { FavouriteEstate } from '#shared/views/favourites/favouriteEstate.ts';
import { markEntry } from '../../app/layers/historyEntry.ts';
import { pricePerArea } from '#shared/domain/prices.ts';

/** What the orders rank by, the lowest first; undefined comes last. None: as they were saved, the latest first. */
const ranks = {
  saved: undefined,
  priceAscendent: ({ price }) => price,
  priceDescendent: ({ price }) => price && -price,
  // The cheapest home of a development need not be the smallest.
  areaPriceAscendent: (estate) => (estate.development ? undefined : pricePerArea(estate)),
} as const satisfies Record<string, ((estate: FavouriteEstate) => number | undefined) | undefined>;

export type FavouriteOrder = keyof typeof ranks;

export const favouriteOrders = Object.keys(ranks) as FavouriteOrder[];

export function orderFavourites(
  estates: readonly FavouriteEstate[],
  order: FavouriteOrder,
): readonly FavouriteEstate[] {
  const rank = ranks[order];
  return rank ? estates.toSorted((a, b) => (rank(a) ?? Infinity) - (rank(b) ?? Infinity) || 0) : estates;
}

/** The order of this entry of the history: it is there again on the way back. In the browser only. */
export function useFavouriteOrder(): [order: FavouriteOrder, choose: (order: FavouriteOrder) => void] {
  const [order, setOrder] = useState<FavouriteOrder>(() => {
    const kept = (history.state as { order?: FavouriteOrder } | null)?.order;
    return kept && favouriteOrders.includes(kept) ? kept : 'saved';
  });
  return [
    order,
    (chosen) => {
      setOrder(chosen);
      markEntry({ order: chosen });
    },
  ];
}
