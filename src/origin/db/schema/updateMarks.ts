import { sql, type Transaction } from 'kysely';
import { foldReference } from '#shared/domain/estateKey.ts';
import { markRevision } from '../changes/revisions.ts';
import { CountTally } from '../counts/countTally.ts';
import { writeCounts } from '../counts/writeCounts.ts';
import type { EstateDetailDocument, EstateSummaryDocument } from '../estates/estateDocuments.ts';
import { publicAddress } from '../estates/publicAddress.ts';
import { dropPosition, featurePositions, markPositions } from '../facts/estateMarks.ts';
import { hasPosition, maskColumns, masksOf, positionsIn } from '../facts/maskColumns.ts';
import { insertFeatures, removeFeatures } from '../estates/saveEstates.ts';
import type { Store } from '../store.ts';
import type { EstateRow, Tables } from '../tables.ts';

type Trx = Transaction<Tables>;

/** Some 100 ms, for which other writes wait. */
const batchSize = 200;

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

interface Marked {
  before: EstateRow;
  after: EstateRow;
}

/** In one statement: a row is found in many indexes, and one by one they take several times as long. */
const writeDerived = (trx: Trx, changed: readonly Marked[]) => {
  const rows = changed.map(
    ({ after: { key, features, marks, postcode, street, reference_text } }) =>
      sql`(cast(${key} as integer), cast(${features} as bigint), cast(${marks} as bigint), cast(${postcode} as text),
        cast(${street} as text), cast(${reference_text} as text))`,
  );
  return sql`with derived (key, features, marks, postcode, street, reference_text) as (values ${sql.join(rows)})
    update estates set features = derived.features, marks = derived.marks, postcode = derived.postcode,
      street = derived.street, reference_text = derived.reference_text
    from derived where estates.key = derived.key`.execute(trx);
};

/** A row with those of its positions alone that another does not have. */
const beyond = (row: EstateRow, other: EstateRow): EstateRow => ({
  ...row,
  ...masksOf(positionsIn(row).filter((position) => !hasPosition(other, position))),
});

/** The counts by what was lost and gained. Nothing that a visitor sees has changed: no date is another. */
async function writeFeatures(store: Store, trx: Trx, changed: readonly Marked[]): Promise<void> {
  const tally = new CountTally();
  for (const { before, after } of changed) {
    await removeFeatures(trx, beyond(before, after));
    tally.add(before, -1, before.updated_at, 0);
    tally.add(after, 1, before.updated_at, 0);
  }
  await insertFeatures(
    store,
    trx,
    changed.map(({ before, after }) => beyond(after, before)),
  );
  const { feature_counts } = tally.rows();
  await writeCounts(trx, { feature_counts: feature_counts.filter(({ listed }) => listed !== 0) });
}

/**
 * Computes the marks of some stored listings anew where another release stored them, which had not all of this one's,
 * and with them what counts by them.
 * @returns the key of the last listing read; null after the last of all
 */
export async function updateMarks(store: Store, trx: Trx, { after: last }: { after: number }): Promise<number | null> {
  const stored = await trx
    .selectFrom('estates')
    .innerJoin('estate_summaries', 'estate_summaries.estate', 'estates.key')
    .innerJoin('estate_details', 'estate_details.estate', 'estates.key')
    .selectAll('estates')
    .select(['summary', 'detail'])
    .where('estates.key', '>', last)
    .orderBy('estates.key')
    .limit(batchSize)
    .execute();
  const changed = stored
    .map(({ summary, detail, ...before }): Marked => ({ before, after: withMarks({ ...before, summary, detail }) }))
    .filter(({ before, after }) => derivedColumns.some((column) => after[column] !== before[column]));
  if (changed.length > 0) {
    await writeDerived(trx, changed);
    await writeFeatures(store, trx, changed);
    // Lists by what was filled find others now.
    await markRevision(
      trx,
      changed.map(({ before }) => before.province),
    );
  }
  return stored.at(-1)?.key ?? null;
}
