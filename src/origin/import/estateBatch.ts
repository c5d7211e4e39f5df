import { documentRows } from '../db/estates/estateDocuments.ts';
import { mediaSources, type StorableEstate } from '../db/estates/estateMedia.ts';
import { estateRow } from '../db/estates/estateRow.ts';
import type { NetworkKeys } from '../db/estates/networkKeys.ts';
import type { Storable } from '../db/store.ts';
import type { EstateRow, Tables } from '../db/tables.ts';
import type { EstateInput } from '../db/input/networkInput.ts';
import { isRemote } from '../db/pictures/pictureSource.ts';
import { TextBytes } from './TextBytes.ts';

/** Rows of estates, made without the database, so that another thread can make them. */
export interface EstateBatch {
  rows: EstateRow[];
  summaries: Storable<Tables['estate_summaries']>[];
  details: Storable<Tables['estate_details']>[];
  /** Where pictures are fetched from, by reference; of estates that have such. */
  sources: (readonly [reference: string, urls: readonly string[]])[];
  /** What holds the documents' bytes, to be handed over with them. */
  buffers: ArrayBuffer[];
}

/**
 * Estates a batch: small enough that a few under way need little memory, large enough that handing them over costs
 * nothing.
 */
export const estatesPerBatch = 500;

/**
 * The estates' rows. Estates are read one after the other, so that each can be forgotten before the next is made.
 * @param firstKey the first estate's key, the others' follow
 */
export function estateBatch(estates: Iterable<StorableEstate>, keys: NetworkKeys, firstKey: number): EstateBatch {
  const texts = new TextBytes();
  const batch: EstateBatch = { rows: [], summaries: [], details: [], sources: [], buffers: texts.buffers };
  for (const estate of estates) {
    const key = firstKey + batch.rows.length;
    const { summary, detail } = documentRows(estate, key);
    const sources = mediaSources(estate.media).filter(isRemote);
    if (sources.length > 0) batch.sources.push([estate.reference, sources]);
    batch.rows.push(estateRow(estate, keys.ofEstate(estate), key));
    batch.summaries.push({ estate: key, summary: texts.add(summary.summary) });
    batch.details.push({ ...detail, detail: texts.add(detail.detail) });
  }
  return batch;
}

/** A network's estates in batches, made on this thread. */
export function* estateBatches(estates: Iterable<EstateInput>, keys: NetworkKeys): Generator<EstateBatch> {
  let some: EstateInput[] = [];
  let firstKey = 1;
  for (const estate of estates) {
    some.push(estate);
    if (some.length < estatesPerBatch) continue;
    yield estateBatch(some, keys, firstKey);
    firstKey += some.length;
    some = [];
  }
  if (some.length > 0) yield estateBatch(some, keys, firstKey);
}
