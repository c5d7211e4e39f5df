import { networkKeys, type NetworkKeyRows } from '#origin/db/estates/networkKeys.ts';
import { estateBatch, estatesPerBatch, type EstateBatch } from '#origin/import/estateBatch.ts';
import type { StorableEstate } from '#origin/db/estates/estateMedia.ts';

/**
 * Makes the rows of a large network when the first database is loaded, and keeps them for the next one: to make them
 * takes longer than to store them.
 * @param size how many homes there are
 * @param estates a range of them, from an index up to before another
 * @returns `batches` for storeNetwork
 */
export function batchesMadeOnce(size: number, estates: (from: number, to: number) => Iterable<StorableEstate>) {
  const made: EstateBatch[] = [];
  return async function* batches(rows: NetworkKeyRows): AsyncGenerator<EstateBatch> {
    const keys = networkKeys(rows);
    for (let from = 0; from < size; from += estatesPerBatch) {
      const to = Math.min(from + estatesPerBatch, size);
      yield (made[from / estatesPerBatch] ??= await Promise.resolve(estateBatch(estates(from, to), keys, from + 1)));
    }
  };
}
