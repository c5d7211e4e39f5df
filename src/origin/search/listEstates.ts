import { maxCounted } from '#shared/domain/paging.ts';
import type { Store } from '../db/store.ts';
import { countEstates } from './countEstates.ts';
import type { EstateCriteria } from './estateCriteria.ts';
import type { EstateOrder } from './orderedSections.ts';
import { planEstates, type EstatePlan } from './planEstates.ts';
import { readStretch, type Stretch } from './readStretch.ts';

export interface EstateKeys {
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
  const count = await countEstates(store, plan);
  const list = { total: Math.min(count, maxCounted), capped: count > maxCounted };
  const stretch = nearerStretch(plan, count, offset, Math.min(qty, list.total - offset));
  if (stretch.qty <= 0) return { keys: [], ...list };
  const keys = await readStretch(store, plan, order, stretch);
  return { keys: stretch.isReversed ? keys.reverse() : keys, ...list };
}

/**
 * The page as a stretch from the list's nearer end: half the work for the deepest pages. From its beginning where its
 * length is not known.
 */
function nearerStretch(plan: EstatePlan, count: number, offset: number, qty: number): Stretch {
  const isLengthKnown = plan.isTotalExact || count <= maxCounted;
  return isLengthKnown && offset > count / 2
    ? { isReversed: true, offset: count - offset - qty, qty }
    : { isReversed: false, offset, qty };
}
