import type { RentIncreaseReason } from '../estate.ts';

/** What a stated reason allows above the last rent, in per cent: art. 17.6 LAU. */
export const allowedIncrease = 10;

export interface Rent {
  price: number;
  referenceIndex: number | undefined;
  lastRent: number | undefined;
  largeHolder: boolean | undefined;
  /** Why more is asked than the last rent. */
  reason: RentIncreaseReason | undefined;
}

export type RentRemark =
  /** Above the index, which is not the limit here. */
  | { kind: 'indexIsNoLimit' }
  /** Above the last rent, by no more than the stated reason allows. */
  | { kind: 'reason'; reason: RentIncreaseReason; percent: number }
  /** Above the limit, and the listing does not say why. */
  | { kind: 'aboveLastRent' }
  | { kind: 'aboveIndex' };

/**
 * What to say where a rent is above the reference index or the last rent of a home (art. 17.6 and 17.7 LAU): the last
 * rent is the limit of every owner, the index that of large holders and of homes without an earlier contract.
 * @returns nothing for a rent that is above neither
 */
export function explainRent({ price, referenceIndex, lastRent, largeHolder, reason }: Rent): RentRemark[] {
  const remarks: RentRemark[] = [];
  if (referenceIndex !== undefined && price > referenceIndex) {
    const isLimit = largeHolder === true || lastRent === undefined;
    remarks.push({ kind: isLimit ? 'aboveIndex' : 'indexIsNoLimit' });
  }
  if (lastRent !== undefined && lastRent > 0 && price > lastRent) {
    const percent = ((price - lastRent) * 100) / lastRent;
    remarks.push(
      reason !== undefined && percent <= allowedIncrease
        ? { kind: 'reason', reason, percent }
        : { kind: 'aboveLastRent' },
    );
  }
  return remarks;
}
