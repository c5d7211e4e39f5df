import type { EstateSeed } from '../world.ts';
import { estateDocuments, estateRow } from './estateRow.ts';
import type { EstateRow } from './tables.ts';
import type { WorldKeys } from './worldKeys.ts';

/** Estates ready to be stored: all that can be worked out without the database, so that it can be done on another processor. */
export interface EstateBatch {
  rows: EstateRow[];
  /** JSON, in the order of the rows. */
  summaries: string[];
  details: string[];
}

/** Estates a batch: small enough that a few under way need little memory, large enough that handing them over costs nothing. */
export const estatesPerBatch = 500;

/**
 * One estate after the other, so that a world's are forgotten as they are made, and not kept until the batch is whole.
 * @param firstKey the first estate's key, the others' follow
 */
export function estateBatch(seeds: Iterable<EstateSeed>, keys: WorldKeys, firstKey: number): EstateBatch {
  const batch: EstateBatch = { rows: [], summaries: [], details: [] };
  for (const seed of seeds) {
    const { summary, detail } = estateDocuments(seed);
    batch.rows.push(estateRow(seed, keys, firstKey + batch.rows.length));
    batch.summaries.push(JSON.stringify(summary));
    batch.details.push(JSON.stringify(detail));
  }
  return batch;
}

/** A network's estates in batches, made here and now. */
export function* estateBatches(estates: Iterable<EstateSeed>, keys: WorldKeys): Generator<EstateBatch> {
  let seeds: EstateSeed[] = [];
  let firstKey = 1;
  for (const seed of estates) {
    seeds.push(seed);
    if (seeds.length < estatesPerBatch) continue;
    yield estateBatch(seeds, keys, firstKey);
    firstKey += seeds.length;
    seeds = [];
  }
  if (seeds.length > 0) yield estateBatch(seeds, keys, firstKey);
}
