import { hidesPrice, isClosed } from '#shared/domain/estate.ts';
import { withTraits } from '../facts/estateTraits.ts';
import type { EstateRow } from '../tables.ts';

/**
 * 0 available, 1 reserved, 2 sold or rented: the first order of every list (docs/product.md#status). An unknown state
 * counts as available (PD-26).
 */
export const availabilityRankOf = (status: string): number => (isClosed(status) ? 2 : hidesPrice(status) ? 1 : 0);

/**
 * Of an available listing that stands behind its twin, the same home from a source that comes first: in no list, no
 * count, no sitemap, and no event for alerts. All else of it is as of an available one.
 */
export const behindRank = 3;

export const isBehind = ({ availability_rank: rank }: Pick<EstateRow, 'availability_rank'>): boolean =>
  rank === behindRank;

/**
 * Of a listing that could be had, or is reserved, and breaks a rule of adverts (ADVERT_RULES=hide): it is nowhere, not
 * even at its own address.
 */
export const unpublishedRank = 4;

/** Whether a listing is in no list and counts nowhere. */
export const isUnlisted = ({ availability_rank: rank }: Pick<EstateRow, 'availability_rank'>): boolean =>
  rank >= behindRank;

/** The same listing off the site, or as its status has it. One that is sold or rented stays. */
export function putOff(row: EstateRow, isOff: boolean): EstateRow {
  const rank = availabilityRankOf(row.status);
  const isNow = row.availability_rank === unpublishedRank;
  if (isOff === isNow || (isOff && rank === 2)) return row;
  return {
    ...row,
    availability_rank: isOff ? unpublishedRank : rank,
    traits: withTraits(row.traits, 'availability', isOff ? [] : [rank]),
  };
}

/** The same listing behind its twin, or in front again. One that is not available stays where it is. */
export function putBehind(row: EstateRow, isHidden: boolean): EstateRow {
  const [from, to] = isHidden ? [0, behindRank] : [behindRank, 0];
  if (row.availability_rank !== from) return row;
  return {
    ...row,
    availability_rank: to,
    traits: withTraits(row.traits, 'availability', isHidden ? [] : [0]),
  };
}
