import { sql, type Transaction } from 'kysely';
import type { EstateStatus } from '#shared/domain/estate.ts';
import type { EstateSeed } from '../world.ts';
import { recordChange } from './changes.ts';
import { CountTally } from './countTally.ts';
import { estateChange } from './estateChange.ts';
import { estateDocuments, estateRow, withStatus } from './estateRow.ts';
import { featurePositions } from './featurePositions.ts';
import type { Store } from './store.ts';
import type { EstateRow, Tables } from './tables.ts';
import { markRevision } from './revisions.ts';
import { loadWorldKeys } from './worldKeys.ts';

/**
 * The only ways by which estates change once a store is filled: with them, in one transaction, go their features, their
 * documents, every count they are part of, and word of what answers are no longer right.
 */
export async function saveEstate(store: Store, seed: EstateSeed): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    const nextKey = await takeTurn(trx);
    const tally = new CountTally();
    const before = await findEstate(trx, seed.reference);
    const after = estateRow(seed, await loadWorldKeys(trx), before?.key ?? nextKey);
    if (before) {
      tally.add(before, -1, seed.updatedAt);
      await trx.updateTable('estates').set(after).where('key', '=', before.key).execute();
      await trx.deleteFrom('estate_summaries').where('estate', '=', before.key).execute();
      await trx.deleteFrom('estate_details').where('estate', '=', before.key).execute();
      await removeFeatures(trx, before);
    } else {
      await trx.insertInto('estates').values(after).execute();
      await trx
        .updateTable('meta')
        .set({ value: String(nextKey + 1) })
        .where('name', '=', 'next_estate_key')
        .execute();
      await trx.deleteFrom('gone_estates').where('reference', '=', seed.reference).execute();
    }
    const { summary, detail } = estateDocuments(seed);
    await trx
      .insertInto('estate_summaries')
      .values({ estate: after.key, summary: JSON.stringify(summary) })
      .execute();
    await trx
      .insertInto('estate_details')
      .values({ estate: after.key, detail: JSON.stringify(detail) })
      .execute();
    const features = featurePositions(after.features).map((feature) => ({
      feature,
      type: after.type,
      province: after.province,
      estate: after.key,
    }));
    if (features.length > 0) await trx.insertInto('estate_features').values(features).execute();
    tally.add(after, 1, seed.updatedAt);
    await tally.write(trx);
    await markRevision(trx, [...(before ? [before.province] : []), after.province]);
    await recordChange(trx, estateChange(before, after, await tally.turnedPlaces(trx)));
  });
}

/**
 * Changes the status of an estate, and with it whether its price is told and where it stands in lists.
 * @param now epoch ms
 * @returns its status before; undefined when there is no such estate
 */
export async function setEstateStatus(
  store: Store,
  reference: string,
  status: EstateStatus,
  now = Date.now(),
): Promise<string | undefined> {
  return store.db.transaction().execute(async (trx) => {
    await takeTurn(trx);
    const before = await findEstate(trx, reference);
    if (!before || before.status === status) return before?.status;
    const after = withStatus(before, status, now);
    const tally = new CountTally();
    tally.add(before, -1, now);
    tally.add(after, 1, now);
    await trx.updateTable('estates').set(after).where('key', '=', before.key).execute();
    await tally.write(trx);
    await markRevision(trx, [before.province]);
    await recordChange(trx, estateChange(before, after, await tally.turnedPlaces(trx)));
    return before.status;
  });
}

/**
 * Takes an estate out and remembers that it existed.
 * @returns whether there was one
 */
export async function removeEstate(store: Store, reference: string, now = Date.now()): Promise<boolean> {
  return store.db.transaction().execute(async (trx) => {
    await takeTurn(trx);
    const estate = await findEstate(trx, reference);
    if (!estate) return false;
    const tally = new CountTally();
    tally.add(estate, -1, now);
    await tally.write(trx);
    await removeFeatures(trx, estate);
    await trx.deleteFrom('estates').where('key', '=', estate.key).execute();
    await trx.insertInto('gone_estates').values({ reference, removed_at: now }).execute();
    await markRevision(trx, [estate.province]);
    await recordChange(trx, estateChange(estate, undefined, await tally.turnedPlaces(trx)));
    return true;
  });
}

/**
 * Writers take turns: the row's lock is held to the end of the transaction, so counts are never changed by two at once
 * (PostgreSQL would find deadlocks, SQLite a snapshot that is too old to write on).
 * @returns the key that the next new estate gets
 */
export async function takeTurn(trx: Transaction<Tables>): Promise<number> {
  const row = await trx
    .updateTable('meta')
    .set({ value: sql`value` })
    .where('name', '=', 'next_estate_key')
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(row.value);
}

const findEstate = (trx: Transaction<Tables>, reference: string): Promise<EstateRow | undefined> =>
  trx.selectFrom('estates').selectAll().where('reference', '=', reference).executeTakeFirst();

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
