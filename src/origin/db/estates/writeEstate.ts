import type { Transaction } from 'kysely';
import { foldKey } from '#shared/domain/estateKey.ts';
import type { EstateStatus } from '#shared/domain/estate.ts';
import type { EstateInput } from '../input/networkInput.ts';
import { readAdvertRules, readBriefs } from '../adverts/advertRules.ts';
import { judgeRow } from '../adverts/judgeRow.ts';
import { estateTag } from '../changes/tags.ts';
import { readDocuments } from './readDocuments.ts';
import { CountTally } from '../counts/countTally.ts';
import { putBehind } from './availability.ts';
import { withStatus } from './estateRow.ts';
import { maskColumns } from '../facts/maskColumns.ts';
import { namePictures } from '../pictures/namePictures.ts';
import { recordReplaced } from '../changes/recordReplaced.ts';
import type { ReplacedRow } from '../changes/estateChange.ts';
import { acquireWriteLock } from './acquireWriteLock.ts';
import { insertFeatures, removeFeatures, saveEstates } from './saveEstates.ts';
import { noteSetByHand } from './sourceRecords.ts';
import type { Store } from '../store.ts';
import type { EstateRow, Tables } from '../tables.ts';
import { queueTwinChecks } from '../twins/twinChecks.ts';

/**
 * Stores an estate, new or known. This module and saveEstates.ts hold the only ways by which estates change once a
 * store is filled: in the same transaction go the features, the documents, every count that the estate is part of, and
 * the change to be delivered to the sites.
 * @param now epoch ms
 * @throws when a place or the agent is not stored
 */
export const saveEstate = (store: Store, estate: EstateInput, now = Date.now()): Promise<void> =>
  store.db.transaction().execute((trx) => saveEstates(store, trx, [estate], { now }));

/** Updates the counts and revisions that a change concerns, and records it for delivery and for alerts. */
async function applyChange(store: Store, trx: Transaction<Tables>, replaced: ReplacedRow): Promise<void> {
  const { before, after, at } = replaced;
  const tally = new CountTally();
  if (before) tally.add(before, -1, at);
  if (after) tally.add(after, 1, at);
  await recordReplaced(store, trx, [replaced], { tally, now: at });
  await queueTwinChecks(trx, [(after ?? before)!.url_key]);
}

/**
 * Puts an available estate behind its twin, out of every list, or in front again. Its own dates stay, and alerts are
 * not told: the home has been there all the time.
 * @param key as in its URL
 * @param now epoch ms
 */
export async function putEstateBehind(
  store: Store,
  trx: Transaction<Tables>,
  key: string,
  { isHidden, now }: { isHidden: boolean; now: number },
): Promise<void> {
  const before = await findEstate(trx, key);
  const after = before && putBehind(before, isHidden);
  if (!before || !after || after === before) return;
  const { availability_rank, traits } = after;
  await trx.updateTable('estates').set({ availability_rank, traits }).where('key', '=', before.key).execute();
  const tally = new CountTally();
  tally.add(before, -1, now);
  tally.add(after, 1, now);
  await recordReplaced(store, trx, [{ before, after, at: now }], { tally, now, isUndo: true });
}

/**
 * Changes the status of an estate, and with it whether its price is shown and its rank in lists. It stays until its
 * source says something newer.
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
    const documents = await readDocuments(trx, before.key);
    const briefs = await readBriefs(store, trx, [before.agent]);
    const after = judgeRow(
      { row: withStatus(before, status, now), ...documents },
      briefs.get(before.agent)!,
      await readAdvertRules(trx),
      now,
    );
    await trx.updateTable('estates').set(after).where('key', '=', before.key).execute();
    if (maskColumns.some((column) => after[column] !== before[column])) {
      await removeFeatures(trx, before);
      await insertFeatures(store, trx, [after]);
    }
    await applyChange(store, trx, { before, after, at: now });
    await noteSetByHand(trx, before, now);
    return before.status;
  });
}

/**
 * Removes an estate and records that it existed.
 * @returns whether there was one
 */
export const removeEstate = (store: Store, key: string, now = Date.now()): Promise<boolean> =>
  store.db.transaction().execute((trx) => withdrawEstate(store, trx, key, now));

/** As `removeEstate`, in a transaction of the caller. */
export async function withdrawEstate(
  store: Store,
  trx: Transaction<Tables>,
  key: string,
  now: number,
): Promise<boolean> {
  await acquireWriteLock(trx);
  const estate = await findEstate(trx, foldKey(key));
  if (!estate) return false;
  await removeFeatures(trx, estate);
  await namePictures(store, trx, [[estateTag(estate.url_key), []]], now);
  const { key: former, url_key, source, source_id, reference } = estate;
  await trx
    .insertInto('gone_estates')
    .values({ url_key, source, source_id, reference, removed_at: now, estate: former })
    .execute();
  await applyChange(store, trx, { before: estate, after: undefined, at: now });
  await trx.deleteFrom('estates').where('key', '=', estate.key).execute();
  return true;
}

const findEstate = (trx: Transaction<Tables>, key: string): Promise<EstateRow | undefined> =>
  trx.selectFrom('estates').selectAll().where('url_key', '=', key).executeTakeFirst();
