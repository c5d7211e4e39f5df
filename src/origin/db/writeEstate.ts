import { sql, type Transaction } from 'kysely';
import type { EstateStatus } from '#shared/domain/estate.ts';
import { priceChanges } from '#shared/domain/priceChanges.ts';
import type { EstateDetailDocument } from './estateDocuments.ts';
import type { EstateInput } from '../import/networkInput.ts';
import { pagesOf, recordChangedPages } from './changedPages.ts';
import { recordChange } from './changes.ts';
import { CountTally } from './countTally.ts';
import { foldKey } from '#shared/domain/estateKey.ts';
import { keyFor } from './estateIdentity.ts';
import { estateChange } from './estateChange.ts';
import { mediaSources } from './estateMedia.ts';
import { recordEstateEvent } from './estateEvents.ts';
import { documentRows } from './estateDocuments.ts';
import { estateRow, withStatus } from './estateRow.ts';
import { featurePositions } from './featurePositions.ts';
import type { Store } from './store.ts';
import type { EstateRow, Tables } from './tables.ts';
import { touchPeople } from './peopleDates.ts';
import { markRevision } from './revisions.ts';
import { namePictures } from './namePictures.ts';
import { findEstateKeys } from './networkKeys.ts';
import { estateTag } from '../tags.ts';

/**
 * Stores an estate, new or known. This module holds the only ways by which estates change once a store is filled: in
 * the same transaction go the features, the documents, every count that the estate is part of, and the change to be
 * delivered to the sites.
 * @param now epoch ms
 * @throws when a place or the agent is not stored
 */
export async function saveEstate(store: Store, given: EstateInput, now = Date.now()): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    const nextKey = await acquireWriteLock(trx);
    const key = await keyFor(trx, given);
    const before = await findEstate(trx, key);
    const pagesBefore = before && (await pagesOf(trx, before));
    const keys = await findEstateKeys(trx, given);
    const estate = {
      ...given,
      created_at: given.created_at ?? publishedBefore(before),
      price_history: await priceHistory(trx, given, before),
    };

    const after = estateRow(estate, keys, before?.key ?? nextKey, key, before?.price);
    if (before) await replaceRow(trx, before, after);
    else await insertRow(trx, after);
    await insertDocuments(trx, estate, after);
    await namePictures(trx, estateTag(after.url_key), mediaSources(estate.media), now);
    await applyChange(trx, before, after, after.updated_at, now);
    await recordChangedPages(trx, pagesBefore, await pagesOf(trx, after));
  });
}

/** When a stored estate was published, where that is known. */
const publishedBefore = (before: EstateRow | undefined): string | undefined =>
  before?.published_at ? new Date(before.published_at).toISOString() : undefined;

/**
 * The prices of an estate that is saved: as given, else as stored, and the present one where it is another, since the
 * day when it was first saved with it. A status that hides the price leaves them stored.
 */
async function priceHistory(
  trx: Transaction<Tables>,
  { price, price_history, previous_price, created_at, updated_at }: EstateInput,
  before: EstateRow | undefined,
): Promise<EstateInput['price_history']> {
  const stored = before && (await storedHistory(trx, before));
  const known = price_history ?? stored;
  if (price === undefined) return known;
  const first = before?.price || previous_price;
  const since = publishedBefore(before) ?? created_at ?? updated_at;
  const points = known?.length ? priceChanges(known) : first ? [{ date: since, price: first }] : [];
  if (points.length === 0 || points.at(-1)!.price === price) return known;
  const latest = stored?.at(-1);
  return [...points, latest?.price === price ? latest : { date: updated_at, price }];
}

async function storedHistory(trx: Transaction<Tables>, { key }: EstateRow): Promise<EstateInput['price_history']> {
  const row = await trx.selectFrom('estate_details').select('detail').where('estate', '=', key).executeTakeFirst();
  return row && (JSON.parse(row.detail) as EstateDetailDocument).price_history;
}

async function replaceRow(trx: Transaction<Tables>, before: EstateRow, after: EstateRow): Promise<void> {
  await trx.updateTable('estates').set(after).where('key', '=', before.key).execute();
  await trx.deleteFrom('estate_summaries').where('estate', '=', before.key).execute();
  await trx.deleteFrom('estate_details').where('estate', '=', before.key).execute();
  await removeFeatures(trx, before);
}

async function insertRow(trx: Transaction<Tables>, row: EstateRow): Promise<void> {
  await trx.insertInto('estates').values(row).execute();
  await trx
    .updateTable('meta')
    .set({ value: String(row.key + 1) })
    .where('name', '=', 'next_estate_key')
    .execute();
  await trx.deleteFrom('gone_estates').where('url_key', '=', row.url_key).execute();
}

async function insertDocuments(trx: Transaction<Tables>, estate: EstateInput, row: EstateRow): Promise<void> {
  const { summary, detail } = documentRows(estate, row.key, row.url_key);
  await trx.insertInto('estate_summaries').values(summary).execute();
  await trx.insertInto('estate_details').values(detail).execute();
  await insertFeatures(trx, row);
}

async function insertFeatures(trx: Transaction<Tables>, row: EstateRow): Promise<void> {
  const { type, province, key } = row;
  const features = featurePositions(row.features).map((feature) => ({ feature, type, province, estate: key }));
  if (features.length > 0) await trx.insertInto('estate_features').values(features).execute();
}

/**
 * Updates the counts and revisions that a change concerns, and records it for delivery and for alerts.
 * @param at when the estate changed, epoch ms
 * @param storedAt when that is stored
 */
async function applyChange(
  trx: Transaction<Tables>,
  before: EstateRow | undefined,
  after: EstateRow | undefined,
  at: number,
  storedAt = at,
): Promise<void> {
  const tally = new CountTally();
  if (before) tally.add(before, -1, at, storedAt);
  if (after) tally.add(after, 1, at, storedAt);
  await tally.write(trx);
  await markRevision(
    trx,
    [before, after].flatMap((row) => row?.province ?? []),
  );
  await touchPeople(
    trx,
    [before, after].filter((row) => row !== undefined),
    Math.min(at, storedAt),
  );
  await recordChange(trx, estateChange(before, after, await tally.turnedPlaces(trx)));
  await recordEstateEvent(trx, before, after, at);
}

/**
 * Changes the status of an estate, and with it whether its price is shown and its rank in lists.
 * @param key as in its URL
 * @param now epoch ms
 * @returns its status before; undefined when there is no such estate
 */
export async function setEstateStatus(
  store: Store,
  key: string,
  status: EstateStatus,
  now = Date.now(),
): Promise<string | undefined> {
  return store.db.transaction().execute(async (trx) => {
    await acquireWriteLock(trx);
    const before = await findEstate(trx, foldKey(key));
    if (!before || before.status === status) return before?.status;
    const after = withStatus(before, status, now);
    await trx.updateTable('estates').set(after).where('key', '=', before.key).execute();
    if (after.features !== before.features) {
      await removeFeatures(trx, before);
      await insertFeatures(trx, after);
    }
    await applyChange(trx, before, after, now);
    await recordChangedPages(trx, await pagesOf(trx, before), await pagesOf(trx, after));
    return before.status;
  });
}

/**
 * Removes an estate and records that it existed.
 * @returns whether there was one
 */
export async function removeEstate(store: Store, key: string, now = Date.now()): Promise<boolean> {
  return store.db.transaction().execute(async (trx) => {
    await acquireWriteLock(trx);
    const estate = await findEstate(trx, foldKey(key));
    if (!estate) return false;
    const pages = await pagesOf(trx, estate);
    await removeFeatures(trx, estate);
    await namePictures(trx, estateTag(estate.url_key), [], now);
    await trx.deleteFrom('estates').where('key', '=', estate.key).execute();
    const { url_key, source, source_id, reference } = estate;
    await trx.insertInto('gone_estates').values({ url_key, source, source_id, reference, removed_at: now }).execute();
    await applyChange(trx, estate, undefined, now);
    await recordChangedPages(trx, pages, undefined);
    return true;
  });
}

/**
 * Makes this transaction the only writer: the row's lock is held until it ends, so counts are never changed by two at
 * once (PostgreSQL would find deadlocks, SQLite a snapshot that is too old to write on).
 * @returns the key that the next new estate gets
 */
export async function acquireWriteLock(trx: Transaction<Tables>): Promise<number> {
  const row = await trx
    .updateTable('meta')
    .set({ value: sql`value` })
    .where('name', '=', 'next_estate_key')
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(row.value);
}

const findEstate = (trx: Transaction<Tables>, key: string): Promise<EstateRow | undefined> =>
  trx.selectFrom('estates').selectAll().where('url_key', '=', key).executeTakeFirst();

async function removeFeatures(trx: Transaction<Tables>, estate: EstateRow): Promise<void> {
  const features = featurePositions(estate.features);
  if (features.length === 0) return;
  await trx
    .deleteFrom('estate_features')
    .where('feature', 'in', features)
    .where('type', '=', estate.type)
    .where('province', '=', estate.province)
    .where('estate', '=', estate.key)
    .execute();
}
