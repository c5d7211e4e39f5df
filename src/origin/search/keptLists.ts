import { maxCounted } from '#shared/domain/paging.ts';
import { revisionOf } from '../db/revisions.ts';
import type { Store } from '../db/store.ts';
import { countryKey } from '../db/tables.ts';
import type { EstateCriteria } from './estateCriteria.ts';
import type { EstateOrder } from './estateOrder.ts';
import { listEstates, type EstateKeys } from './listEstates.ts';

/** Homes' keys held at the most, in all lists together: 4 bytes each, as keys are whole numbers of 31 bits. */
const mostKeys = 8_000_000;

/** Lists remembered at the most, held or only asked for once. */
const mostLists = 4_000;

/** Lists that wait to be read whole; with more the next are left for another time. */
const mostWaiting = 500;

interface KeptList {
  revision: number;
  /** null until it has been read whole. */
  whole: { keys: Uint32Array; total: number; capped: boolean } | null;
  waiting: boolean;
}

export interface KeptLists {
  /** One page of a list, as listEstates gives it. */
  page: (criteria: EstateCriteria, order: EstateOrder, offset: number, qty: number) => Promise<EstateKeys>;
  /** Resolves when no list waits to be read whole. */
  settled: () => Promise<void>;
}

/**
 * Lists that are asked for more than once, kept whole as keys in order: who pages through a long list, as crawlers do, has it
 * walked once and not from its beginning for each page. A list holds as long as nothing in its province (or, without one, in the
 * country) changes, which the store's revision tells, whichever process made the change.
 */
export function createKeptLists(store: Store): KeptLists {
  /** In order of use. */
  const lists = new Map<string, KeptList>();
  let heldKeys = 0;
  let reading: Promise<void> = Promise.resolve();
  let waiting = 0;

  function drop(name: string): void {
    heldKeys -= lists.get(name)?.whole?.keys.length ?? 0;
    lists.delete(name);
  }

  /** The list as of this revision, as the one used last. @returns null when it is asked for the first time */
  function find(name: string, revision: number): KeptList | null {
    const list = lists.get(name);
    if (list?.revision !== revision) {
      drop(name);
      lists.set(name, { revision, whole: null, waiting: false });
      if (lists.size > mostLists) drop(lists.keys().next().value!);
      return null;
    }
    lists.delete(name);
    lists.set(name, list);
    return list;
  }

  async function readWhole(name: string, list: KeptList, criteria: EstateCriteria, order: EstateOrder): Promise<void> {
    const { keys, total, capped } = await listEstates(store, criteria, order, 0, maxCounted);
    // Meanwhile something may have changed, and the list been asked for again.
    if (lists.get(name) !== list || (await revisionOf(store.db, criteria.province ?? countryKey)) !== list.revision)
      return;
    list.whole = { keys: Uint32Array.from(keys), total, capped };
    heldKeys += keys.length;
    for (const oldest of lists.keys()) {
      if (heldKeys <= mostKeys) break;
      if (oldest !== name) drop(oldest);
    }
  }

  /** One at a time, after those who wait for an answer now. A list that cannot be read is asked for again soon enough. */
  function readLater(name: string, list: KeptList, criteria: EstateCriteria, order: EstateOrder): void {
    if (list.waiting || waiting >= mostWaiting) return;
    list.waiting = true;
    waiting += 1;
    reading = reading
      .then(
        () =>
          new Promise((resolve) => {
            setImmediate(resolve);
          }),
      )
      .then(() => readWhole(name, list, criteria, order))
      .catch(() => {})
      .finally(() => {
        list.waiting = false;
        waiting -= 1;
      });
  }

  return {
    page: async (criteria, order, offset, qty) => {
      // What is drawn on a map or named one by one is hardly asked for again.
      if (criteria.box !== null || criteria.references !== null)
        return listEstates(store, criteria, order, offset, qty);
      const name = JSON.stringify([criteria, order]);
      const list = find(name, await revisionOf(store.db, criteria.province ?? countryKey));
      if (list?.whole) {
        const { keys, total, capped } = list.whole;
        return { keys: [...keys.subarray(offset, offset + qty)], total, capped };
      }
      const page = await listEstates(store, criteria, order, offset, qty);
      if (list) readLater(name, list, criteria, order);
      return page;
    },
    settled: () => reading,
  };
}
