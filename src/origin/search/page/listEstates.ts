import { maxCounted } from '#shared/domain/paging.ts';
import type { Store } from '../../db/store.ts';
import { boxOfPart } from '../counts/cellCounts.ts';
import { countList, maxSorted, type ListCount } from './countList.ts';
import type { EstateCriteria } from '../criteria/estateCriteria.ts';
import type { EstateOrder } from '../plan/orderedSections.ts';
import { lookupForMatches, lookupForPage, planEstates, type EstatePlan } from '../plan/planEstates.ts';
import { readKeyRange, type KeyRange } from './readKeyRange.ts';

export interface EstateKeys extends Pick<ListCount, 'available' | 'closed'> {
  keys: number[];
  /** At most maxCounted. */
  total: number;
  /** More estates match than are counted. */
  capped: boolean;
}

/** One page of a list: the keys of its estates in order, and how many estates the list has. */
export async function listEstates(
  store: Store,
  criteria: EstateCriteria,
  order: EstateOrder,
  offset: number,
  qty: number,
): Promise<EstateKeys> {
  const plan = await planEstates(store, criteria);
  const page = isSortedWhole(plan, order, offset + qty) ? { order, offset, qty } : null;
  // Of a list that is likely longer, the first page need not wait for the count.
  const isEarly = !page && offset === 0 && plan.expected > 10 * qty;
  const [{ total: count, available, closed, keys: sorted }, early] = await Promise.all([
    countList(store, plan, page),
    isEarly ? readKeyRange(store, plan, order, { isReversed: false, offset, qty }) : null,
  ]);
  const list = { total: Math.min(count, maxCounted), capped: count > maxCounted, available, closed };
  const found = sorted?.slice(0, Math.max(0, list.total - offset)) ?? early;
  if (found) return { keys: found, ...list };
  const range = nearerRange(plan, count, offset, Math.min(qty, list.total - offset));
  if (range.qty <= 0) return { keys: [], ...list };
  const keys = await readKeyRange(store, plan, order, range);
  return { keys: range.isReversed ? keys.reverse() : keys, ...list };
}

/**
 * Whether all matches, which have to be read for the count, are sorted for the page too: where an ordered index scan is
 * no cheaper way to it, and in a part of the map. There a scan in order of price or area may read most of the country:
 * the cheapest homes are elsewhere. By date homes are spread evenly, and a scan of a long list soon ends.
 */
function isSortedWhole(plan: EstatePlan, { sort }: EstateOrder, lastMatch: number): boolean {
  if (plan.isTotalExact || !lookupForMatches(plan)) return false;
  const isSpreadEvenly = sort === 'recent' || sort === 'random';
  return (
    plan.expected < (isSpreadEvenly ? maxCounted : maxExpected) &&
    (lookupForPage(plan, lastMatch) !== null || boxOfPart(plan.criteria) !== null)
  );
}

/** Matches expected at most where all are sorted: there may be more, and above maxSorted they are read in vain. */
const maxExpected = maxSorted * (2 / 3);

/**
 * The page as a range from the list's nearer end: half the work for the deepest pages. From its beginning where its
 * length is not known.
 */
function nearerRange(plan: EstatePlan, count: number, offset: number, qty: number): KeyRange {
  const isLengthKnown = plan.isTotalExact || count <= maxCounted;
  return isLengthKnown && offset > count / 2
    ? { isReversed: true, offset: count - offset - qty, qty }
    : { isReversed: false, offset, qty };
}
