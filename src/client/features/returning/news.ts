import type { EstateSummary } from '#shared/api/estate.ts';
import { hidesPrice } from '#shared/domain/estate.ts';
import type { DetailsByKey } from '../favourites/favouriteDetails.ts';

/** How many of these can be had and were published since. @param since epoch milliseconds */
export const countNew = (estates: readonly Pick<EstateSummary, 'status' | 'createdAt'>[], since: number): number =>
  estates.filter(({ status, createdAt }) => status === 'new' && Date.parse(createdAt ?? '') > since).length;

/** A favourite that asks less than when it was added. */
export interface Fallen<Estate> {
  estate: Estate;
  /** Euros, when it was added. */
  before: number;
}

/** Those that ask less than when they were added to the favourites, for the same operation; the largest fall first. */
export const fallenOf = <Estate extends Pick<EstateSummary, 'key' | 'type' | 'status' | 'price'>>(
  estates: readonly Estate[],
  details: DetailsByKey,
): Fallen<Estate>[] =>
  estates
    .flatMap((estate) => {
      const { key, type, status, price = 0 } = estate;
      const kept = details.get(key);
      const before =
        kept?.type === type && !kept.discarded && !hidesPrice(status) && price > 0 ? kept.price : undefined;
      return before !== undefined && price < before ? [{ estate, before, share: price / before }] : [];
    })
    .sort((one, other) => one.share - other.share)
    .map(({ estate, before }) => ({ estate, before }));
