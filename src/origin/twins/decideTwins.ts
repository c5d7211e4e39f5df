import type { Store } from '../db/store.ts';
import { writeDecision } from '../db/twins/decisions.ts';
import { queueTwinChecks } from '../db/twins/twinChecks.ts';

/** What an operator says of two listings: that they are two homes, or one; `open`: the comparison says. */
export type TwinVerdict = 'two' | 'one' | 'open';

const tables = { two: 'not_twins', one: 'sure_twins', open: null } as const;

/**
 * Notes what an operator says of two listings, which stays. The next run over duplicates follows it.
 * @param keys of their URLs
 */
export const decideTwins = (store: Store, keys: readonly [string, string], verdict: TwinVerdict): Promise<void> =>
  store.db.transaction().execute(async (trx) => {
    await writeDecision(trx, keys, tables[verdict]);
    await queueTwinChecks(trx, keys);
  });
