import { setImmediate as afterOthers } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { maxCounted } from '#shared/domain/paging.ts';
import { revisionOf } from '../../db/changes/revisions.ts';
import type { Store } from '../../db/store.ts';
import type { EstateCriteria } from '../criteria/estateCriteria.ts';
import { listEstates, type EstateKeys } from './listEstates.ts';
import { scopeOf } from '../counts/materialisedCounts.ts';
import type { EstateOrder } from '../plan/orderedSections.ts';

/** Keys held at most, in all result sets together: 4 bytes each, as keys are whole numbers of 31 bits. */
const maxKeys = 8_000_000;

/** Lists known at most, whether cached or asked for only once. */
const maxLists = 4_000;

/** Lists that wait to be read whole; with more, the next are left for another time. */
const maxWaiting = 500;

interface ResultSet {
  revision: number;
  /** null until it has been read whole. */
  whole: (Omit<EstateKeys, 'keys'> & { keys: Uint32Array }) | null;
  isWaiting: boolean;
}

export interface ResultSetCache {
  /** One page of a list, as listEstates returns it. */
  page: (criteria: EstateCriteria, order: EstateOrder, offset: number, qty: number) => Promise<EstateKeys>;
  /** Resolves when no list waits to be read whole. */
  settled: () => Promise<void>;
}

/**
 * Cached result sets: a list that is asked for more than once is read whole, as keys in order, so that its pages, which
 * crawlers ask for one by one, are not each scanned from its beginning. A result set is valid as long as the store's
 * revision of its province (or, without one, of the country) stays the same, whichever process makes a change.
 */
export function createResultSetCache(store: Store): ResultSetCache {
  const cache = new LRUCache<string, ResultSet>({
    max: maxLists,
    maxSize: maxKeys,
    sizeCalculation: ({ whole }) => 1 + (whole?.keys.length ?? 0),
  });
  let reading: Promise<void> = Promise.resolve();
  let waiting = 0;

  const currentRevision = (criteria: EstateCriteria): Promise<number> => revisionOf(store.db, scopeOf(criteria));

  /** @returns null when the list is asked for the first time at this revision */
  function find(name: string, revision: number): ResultSet | null {
    const known = cache.get(name);
    if (known?.revision === revision) return known;
    cache.set(name, { revision, whole: null, isWaiting: false });
    return null;
  }

  async function readWhole(name: string, set: ResultSet, criteria: EstateCriteria, order: EstateOrder): Promise<void> {
    const { keys, ...counts } = await listEstates(store, criteria, order, 0, maxCounted);
    // The list may have changed meanwhile.
    if (cache.peek(name) !== set || (await currentRevision(criteria)) !== set.revision) return;
    cache.set(name, { ...set, whole: { keys: Uint32Array.from(keys), ...counts }, isWaiting: false });
  }

  /**
   * Reads one list at a time, after the requests that wait for an answer. A list that cannot be read is tried again
   * when it is next asked for.
   */
  function readLater(name: string, set: ResultSet, criteria: EstateCriteria, order: EstateOrder): void {
    if (set.isWaiting || waiting >= maxWaiting) return;
    set.isWaiting = true;
    waiting += 1;
    reading = reading
      .then(() => afterOthers())
      .then(() => readWhole(name, set, criteria, order))
      .catch(() => {})
      .finally(() => {
        set.isWaiting = false;
        waiting -= 1;
      });
  }

  return {
    page: async (criteria, order, offset, qty) => {
      // A list of a part of the map or of named estates is seldom asked for again.
      if (criteria.box !== null || criteria.areas.length > 0 || criteria.keys !== null)
        return listEstates(store, criteria, order, offset, qty);
      const name = JSON.stringify([criteria, order]);
      const set = find(name, await currentRevision(criteria));
      if (set?.whole) {
        const { keys, ...counts } = set.whole;
        return { keys: [...keys.subarray(offset, offset + qty)], ...counts };
      }
      const page = await listEstates(store, criteria, order, offset, qty);
      if (set) readLater(name, set, criteria, order);
      return page;
    },
    settled: () => reading,
  };
}
