import type { EstateSummary } from '#shared/api/estate.ts';
import { hidesPrice } from '#shared/domain/estate.ts';
import type { DetailsByKey } from '../favourites/favouriteDetails.ts';

/** How many of these can be had and were published since. @param since epoch milliseconds */
export const countNew = (estates: readonly Pick<EstateSummary, 'status' | 'createdAt'>[], since: number): number =>
  estates.filter(({ status, createdAt }) => status === 'new' && Date.parse(createdAt ?? '') > since).length;

/** How many of these ask less than when they were added to the favourites, for the same operation. */
export const countFallen = (
  estates: readonly Pick<EstateSummary, 'key' | 'type' | 'status' | 'price'>[],
  details: DetailsByKey,
): number =>
  estates.filter(({ key, type, status, price }) => {
    const kept = details.get(key);
    return kept?.type === type && !hidesPrice(status) && Number(price) < Number(kept.price);
  }).length;
