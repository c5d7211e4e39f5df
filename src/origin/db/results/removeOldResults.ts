import { maxBatchDays } from '#shared/domain/results.ts';
import { retentionPeriods } from '#shared/domain/retention.ts';
import { day } from '#shared/times.ts';
import { inTransaction } from '../inTransaction.ts';
import type { Store } from '../store.ts';
import { keptByDayFrom } from './dayNumbers.ts';

/** Listings of one transaction. */
const listingsAtOnce = 500;

/** What is stored of a listing by its key. */
const ofListings = ['results', 'result_languages', 'owner_links', 'owner_notes'] as const;

/** How long it is known that a batch was taken: longer than it is accepted, so that none counts twice. */
const batchLife = (maxBatchDays + 2) * day;

/** How long it is known what a listing earned that is gone: it may come back, and its owner may ask. */
const goneLife = retentionPeriods.goneListingYears * 365 * day;

/** Erases what is stored of some listings that have been gone for years. @returns how many listings */
const eraseSome = (store: Store, removedBefore: number): Promise<number> =>
  inTransaction(store.db, async (trx) => {
    const gone = await trx
      .selectFrom('gone_estates')
      .select('estate')
      .where('estate', 'is not', null)
      .where('removed_at', '<=', removedBefore)
      .orderBy('removed_at')
      .limit(listingsAtOnce)
      .execute();
    if (gone.length === 0) return 0;
    const isOneOfThem = store.isOneOf(
      'estate',
      gone.map(({ estate }) => estate!),
    );
    for (const table of ofListings)
      await trx
        .deleteFrom(table as 'results')
        .where(isOneOfThem)
        .execute();
    await trx.updateTable('gone_estates').set({ estate: null }).where(isOneOfThem).execute();
    return gone.length;
  });

/**
 * Removes what listings earned that have been gone for years, searches that found nothing long ago, and the notes of
 * batches.
 * @param now epoch ms
 * @returns listings of which nothing is left
 */
export async function removeOldResults(store: Store, now: number): Promise<number> {
  await store.db
    .deleteFrom('result_batches')
    .where('taken_at', '<=', now - batchLife)
    .execute();
  await store.db.deleteFrom('empty_searches').where('day', '<', keptByDayFrom(now)).execute();
  let erased = 0;
  for (;;) {
    const some = await eraseSome(store, now - goneLife);
    if (some === 0) return erased;
    erased += some;
  }
}
