import type { Store } from '../db/store.ts';
import { queueTwinChecks } from '../db/twins/twinChecks.ts';
import { addNotTwins, removeNotTwins } from '../db/twins/twins.ts';

/**
 * Notes what an operator says of two listings: that they are two homes, which stays, or takes that back. The next run
 * over duplicates follows it.
 * @param keys of their URLs
 */
export const decideTwins = (store: Store, keys: readonly [string, string], areTwo: boolean): Promise<void> =>
  store.db.transaction().execute(async (trx) => {
    if (areTwo) await addNotTwins(trx, keys);
    else await removeNotTwins(trx, keys);
    await queueTwinChecks(trx, keys);
  });
