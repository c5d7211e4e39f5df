import type { Transaction } from 'kysely';
import { priceChanges } from '#shared/domain/priceChanges.ts';
import { day } from '#shared/times.ts';
import { newsDays } from '#shared/views/estateCard/isNew.ts';
import type { EstateInput } from '../input/networkInput.ts';
import { estateTag } from '../changes/tags.ts';
import type { EstateDocuments } from './readDocuments.ts';
import { readAdvertRules, readBriefs } from '../adverts/advertRules.ts';
import { judgeRow } from '../adverts/judgeRow.ts';
import { CountTally } from '../counts/countTally.ts';
import { acquireWriteLock } from './acquireWriteLock.ts';
import { isBehind, putBehind } from './availability.ts';
import { documentRows, type EstateDetailDocument } from './estateDocuments.ts';
import { keysFor, sourceOf } from './estateIdentity.ts';
import { mediaSources } from './estateMedia.ts';
import { estateRow } from './estateRow.ts';
import { positionsIn } from '../facts/maskColumns.ts';
import { namePictures } from '../pictures/namePictures.ts';
import { findEstateKeys, type NetworkKeys } from './networkKeys.ts';
import { recordReplaced } from '../changes/recordReplaced.ts';
import type { Store } from '../store.ts';
import type { EstateFeatureRow, EstateRow, Tables } from '../tables.ts';
import { queueTwinChecks } from '../twins/twinChecks.ts';

type Trx = Transaction<Tables>;

interface SaveOptions {
  /** Epoch ms. */
  now: number;
  /** The keys of what an estate names; without it, they are looked up for each. */
  keysOf?: NetworkKeys['ofEstate'];
  /**
   * None of its source was stored before: pages of the sitemap get their dates, and not the one of the load, and for
   * alerts it is news only where it was published lately, by its own word.
   */
  isFirstOfSource?: boolean;
}

/** An estate as it was and as it is now. */
export interface Replaced {
  before: EstateDocuments | undefined;
  after: EstateDocuments & { hidden_address: string | null };
  /** Where its pictures are brought from. */
  pictures: string[];
}

/**
 * Stores some estates of one source, new or known, in a transaction of the caller: the features, the documents, every
 * count that they are part of, and the changes to be delivered to the sites.
 * @throws when a place or an agent is not stored
 */
export async function saveEstates(
  store: Store,
  trx: Trx,
  estates: readonly EstateInput[],
  { now, keysOf, isFirstOfSource = false }: SaveOptions,
): Promise<void> {
  let nextKey = await acquireWriteLock(trx);
  const stored = await readStored(
    store,
    trx,
    sourceOf(estates[0]!),
    estates.map(({ id }) => id),
  );
  const known = await keysFor(store, trx, estates);
  const replaced: Replaced[] = [];
  for (const given of estates) {
    const before = stored.get(given.id);
    const keys = keysOf ? keysOf(given) : await findEstateKeys(trx, given);
    const estate = withKnown(given, before);
    const { urlKey, former } = known.get(given.id)!;
    const named = estateRow(estate, keys, before?.row.key ?? former ?? nextKey++, urlKey, before?.row.price);
    const row = putBehind(named, before !== undefined && isBehind(before.row));
    const { summary, detail } = documentRows(estate, row.key, row.url_key);
    replaced.push({ before, after: { row, ...summary, ...detail }, pictures: mediaSources(estate.media) });
  }
  await storeReplaced(store, trx, replaced, { nextKey, now, isFirstOfSource });
}

interface ReplaceOptions {
  /** The key that the next new estate gets. */
  nextKey: number;
  /** Epoch ms. */
  now: number;
  /** They are put back to what they were, which is no news for alerts. */
  isUndo?: boolean;
  isFirstOfSource?: boolean;
}

/** Writes estates in place of what they were, with all that follows from them. The caller has the write lock. */
export async function storeReplaced(
  store: Store,
  trx: Trx,
  given: readonly Replaced[],
  { nextKey, now, isUndo = false, isFirstOfSource = false }: ReplaceOptions,
): Promise<void> {
  const replaced = await judgeReplaced(store, trx, given, now);
  await writeRows(store, trx, replaced, nextKey);
  await namePictures(
    store,
    trx,
    replaced.map(({ after, pictures }) => [estateTag(after.row.url_key), pictures, after.row.source]),
    now,
  );
  await recordAll(store, trx, replaced, { now, isUndo, isFirstOfSource });
  await queueTwinChecks(
    trx,
    replaced.map(({ after }) => after.row.url_key),
  );
}

/** The same with what the rules of adverts make of each (adverts/). */
async function judgeReplaced(
  store: Store,
  trx: Trx,
  replaced: readonly Replaced[],
  now: number,
): Promise<readonly Replaced[]> {
  const rules = await readAdvertRules(trx);
  const briefs = await readBriefs(
    store,
    trx,
    replaced.map(({ after }) => after.row.agent),
  );
  return replaced.map((one) => {
    const { after } = one;
    return { ...one, after: { ...after, row: judgeRow(after, briefs.get(after.row.agent)!, rules, now) } };
  });
}

/** What is stored of estates of a source already, by their id there. */
export async function readStored(
  store: Store,
  trx: Trx,
  source: string,
  ids: readonly string[],
): Promise<Map<string, EstateDocuments>> {
  const rows = await trx
    .selectFrom('estates')
    .selectAll()
    .where('source', '=', source)
    .where(store.isOneOf('source_id', ids))
    .execute();
  if (rows.length === 0) return new Map();
  const documents = await trx
    .selectFrom('estate_summaries')
    .innerJoin('estate_details', 'estate_details.estate', 'estate_summaries.estate')
    .select(['estate_summaries.estate', 'summary', 'detail'])
    .where(
      store.isOneOf(
        'estate_summaries.estate',
        rows.map(({ key }) => key),
      ),
    )
    .execute();
  const byKey = new Map(documents.map(({ estate, ...texts }) => [estate, texts]));
  return new Map(rows.map((row) => [row.source_id, { row, ...byKey.get(row.key)! }]));
}

/** An estate with what is known of it already and its source does not say. */
const withKnown = (given: EstateInput, before: EstateDocuments | undefined): EstateInput => ({
  ...given,
  created_at: given.created_at ?? publishedBefore(before),
  price_history: priceHistory(given, before),
});

/** When a stored estate was published, where that is known. */
const publishedBefore = (before: EstateDocuments | undefined): string | undefined =>
  before?.row.published_at ? new Date(before.row.published_at).toISOString() : undefined;

/**
 * The prices of an estate that is saved: as given, else as stored, and the present one where it is another, since the
 * day when it was first saved with it. A status that hides the price leaves them stored.
 */
function priceHistory(
  { price, price_history, previous_price, created_at, updated_at }: EstateInput,
  before: EstateDocuments | undefined,
): EstateInput['price_history'] {
  const stored = before && (JSON.parse(before.detail) as EstateDetailDocument).price_history;
  const known = price_history ?? stored;
  if (price === undefined) return known;
  const first = before?.row.price || previous_price;
  const since = publishedBefore(before) ?? created_at ?? updated_at;
  const points = known?.length ? priceChanges(known) : first ? [{ date: since, price: first }] : [];
  if (points.length === 0 || points.at(-1)!.price === price) return known;
  const latest = stored?.at(-1);
  return [...points, latest?.price === price ? latest : { date: updated_at, price }];
}

/** Rows of known estates are changed in place, for others refer to them; all else is written anew. */
async function writeRows(store: Store, trx: Trx, replaced: readonly Replaced[], nextKey: number): Promise<void> {
  const known = replaced.flatMap(({ before }) => (before ? [before.row] : []));
  const added = replaced.flatMap(({ before, after }) => (before ? [] : [after.row]));
  for (const { before, after } of replaced)
    if (before) await trx.updateTable('estates').set(after.row).where('key', '=', before.row.key).execute();
  for (const row of known) await removeFeatures(trx, row);
  const keys = known.map(({ key }) => key);
  for (const table of ['estate_summaries', 'estate_details'] as const)
    if (keys.length > 0)
      await trx
        .deleteFrom(table as 'estate_summaries')
        .where(store.isOneOf('estate', keys))
        .execute();
  await insertAdded(store, trx, added, nextKey);
  const documents = replaced.map(({ after }) => after);
  await store.insertRows(
    trx,
    'estate_summaries',
    documents.map(({ row, summary }) => ({ estate: row.key, summary })),
  );
  await store.insertRows(
    trx,
    'estate_details',
    documents.map(({ row, detail, hidden_address }) => ({
      ...{ estate: row.key, detail, hidden_address },
      translated_into: null,
    })),
  );
  await insertFeatures(
    store,
    trx,
    documents.map(({ row }) => row),
  );
}

async function insertAdded(store: Store, trx: Trx, added: readonly EstateRow[], nextKey: number): Promise<void> {
  if (added.length === 0) return;
  await store.insertRows(trx, 'estates', added);
  await trx
    .updateTable('meta')
    .set({ value: String(nextKey) })
    .where('name', '=', 'next_estate_key')
    .execute();
  const urlKeys = added.map(({ url_key }) => url_key);
  await trx.deleteFrom('gone_estates').where(store.isOneOf('url_key', urlKeys)).execute();
}

/** In the order of their table's key, so that a transaction touches each part of it once. */
export const featureRows = (rows: readonly EstateRow[]): EstateFeatureRow[] =>
  rows
    .flatMap((row) =>
      positionsIn(row).map((feature) => ({ feature, type: row.type, province: row.province, estate: row.key })),
    )
    .sort((a, b) => a.feature - b.feature || a.type - b.type || a.province - b.province || a.estate - b.estate);

export const insertFeatures = (store: Store, trx: Trx, rows: readonly EstateRow[]): Promise<void> =>
  store.insertRows(trx, 'estate_features', featureRows(rows));

export async function removeFeatures(trx: Trx, row: EstateRow): Promise<void> {
  const { type, province, key } = row;
  const positions = positionsIn(row);
  if (positions.length === 0) return;
  await trx
    .deleteFrom('estate_features')
    .where('feature', 'in', positions)
    .where('type', '=', type)
    .where('province', '=', province)
    .where('estate', '=', key)
    .execute();
}

/** Updates the counts and revisions that the changes concern, and records them for delivery and for alerts. */
async function recordAll(
  store: Store,
  trx: Trx,
  replaced: readonly Replaced[],
  { now, isUndo, isFirstOfSource }: Required<Pick<ReplaceOptions, 'now' | 'isUndo' | 'isFirstOfSource'>>,
): Promise<void> {
  const tally = new CountTally();
  // The dates of lists never go back with those of a listing.
  const changedAt = ({ after: { row } }: Replaced): number => (isUndo ? now : row.updated_at);
  for (const one of replaced) {
    const { before, after } = one;
    if (before) tally.add(before.row, -1, changedAt(one), now);
    tally.add(after.row, 1, changedAt(one), isFirstOfSource && !before ? Math.min(now, after.row.updated_at) : now);
  }
  await recordReplaced(
    store,
    trx,
    replaced.map((one) => ({ before: one.before?.row, after: one.after.row, at: changedAt(one) })),
    { tally, now, isUndo, newsSince: isFirstOfSource ? now - newsDays * day : 0 },
  );
}
