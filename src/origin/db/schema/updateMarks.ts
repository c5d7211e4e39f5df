import type { Transaction } from 'kysely';
import { foldReference } from '#shared/domain/estateKey.ts';
import { CountTally } from '../counts/countTally.ts';
import type { EstateDetailDocument, EstateSummaryDocument } from '../estates/estateDocuments.ts';
import { publicAddress } from '../estates/publicAddress.ts';
import { dropPosition, featurePositions, markPositions, storedMarks } from '../facts/estateMarks.ts';
import { hasPosition, maskColumns, masksOf } from '../facts/maskColumns.ts';
import { acquireWriteLock, insertFeatures, removeFeatures } from '../estates/saveEstates.ts';
import { readMeta, setMeta } from '../meta.ts';
import type { Store } from '../store.ts';
import type { EstateRow, Tables } from '../tables.ts';

const batchSize = 500;

type StoredEstate = EstateRow & { summary: string; detail: string };

const derivedColumns = [...maskColumns, 'postcode', 'street', 'reference_text'] as const;

/** A row with the marks, and what it is found by of its address and reference, that follow from its documents now. */
function withMarks({ summary, detail, ...row }: StoredEstate): EstateRow {
  const estate = {
    ...(JSON.parse(summary) as EstateSummaryDocument),
    ...(JSON.parse(detail) as EstateDetailDocument),
  };
  const hasDropped = hasPosition(row, dropPosition);
  return {
    ...row,
    ...masksOf([...featurePositions(estate.features), ...markPositions(estate), ...(hasDropped ? [dropPosition] : [])]),
    ...publicAddress(estate.address),
    reference_text: foldReference(row.reference),
  };
}

/** @returns the key of the last listing read; null after the last of all */
async function updateSome(store: Store, trx: Transaction<Tables>, after: number): Promise<number | null> {
  await acquireWriteLock(trx);
  const stored = await trx
    .selectFrom('estates')
    .innerJoin('estate_summaries', 'estate_summaries.estate', 'estates.key')
    .innerJoin('estate_details', 'estate_details.estate', 'estates.key')
    .selectAll('estates')
    .select(['summary', 'detail'])
    .where('estates.key', '>', after)
    .orderBy('estates.key')
    .limit(batchSize)
    .execute();
  const tally = new CountTally();
  for (const { summary, detail, ...before } of stored) {
    const marked = withMarks({ ...before, summary, detail });
    if (derivedColumns.every((column) => marked[column] === before[column])) continue;
    const { features, marks, postcode, street, reference_text } = marked;
    const derived = { features, marks, postcode, street, reference_text };
    await trx.updateTable('estates').set(derived).where('key', '=', before.key).execute();
    await removeFeatures(trx, before);
    await insertFeatures(store, trx, [marked]);
    // Nothing that a visitor sees has changed: the dates stay.
    tally.add(before, -1, before.updated_at, 0);
    tally.add(marked, 1, before.updated_at, 0);
  }
  await tally.write(trx);
  return stored.at(-1)?.key ?? null;
}

/**
 * Computes the marks of stored listings anew where another release stored them, which had not all of this one's, and
 * with them what counts by them. Broken off, it begins again at the next start.
 */
export async function updateMarks(store: Store): Promise<void> {
  const { db } = store;
  if ((await readMeta(db, 'marks')) === storedMarks) return;
  const updateAfter = (key: number): Promise<number | null> =>
    db.transaction().execute((trx) => updateSome(store, trx, key));
  let last = await updateAfter(0);
  while (last !== null) last = await updateAfter(last);
  await setMeta(db, 'marks', storedMarks);
}
