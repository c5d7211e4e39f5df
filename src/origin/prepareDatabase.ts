import { EnvError } from '#config/settingsError.ts';
import { clearDatabase } from './db/clearDatabase.ts';
import { migrateDatabase } from './db/migrateDatabase.ts';
import { isReal, markReal } from './db/realNetwork.ts';
import type { Store } from './db/store.ts';
import type { Db } from './db/tables.ts';
import type { NetworkInput } from './import/networkInput.ts';
import { storeNetwork } from './import/storeNetwork.ts';

/** A network to load into a database that holds none. */
export interface InitialNetwork {
  /** How many estates it has, as far as known; with 0 the database stays empty. */
  estates?: number;
  create: () => NetworkInput | Promise<NetworkInput>;
}

/**
 * Brings a database to where it can serve: migrated and, if no load was ever finished, filled with the initial network.
 * Safe when several processes start at once: one does it, the others wait. A load that broke off starts again.
 * @returns the number of estates stored now, 0 when the database was filled before
 * @throws EnvError for a damaged database, and for one that held a real network and was emptied: it never becomes a
 * demo
 */
export function prepareDatabase(store: Store, initial?: InitialNetwork): Promise<number> {
  return store.exclusively(async () => {
    await store.check();
    await migrateDatabase(store.db);
    await store.scrub({ isServing: false });
    const filled = await isFilled(store);
    if (!initial) {
      if (filled) await markReal(store.db, Date.now());
      return 0;
    }
    if (!filled) await refuseEmptied(store.db);
    if (initial.estates === 0 || filled) return 0;
    await clearDatabase(store);
    return storeNetwork(store, await initial.create(), { expected: initial.estates ?? 0 });
  });
}

async function refuseEmptied(db: Db): Promise<void> {
  if (await isReal(db))
    throw new EnvError(
      'The database held a real network and is empty now. Restore a backup (docs/operations.md, "Data"), or set DEMO=off to start empty. For a demo, "npm run demo -- --replace", or another DATABASE_URL.',
    );
}

/** Whether a load was ever finished, or estates were imported one by one. */
export async function isFilled({ db }: Store): Promise<boolean> {
  return (await db.selectFrom('meta').select('name').where('name', '=', 'filled').executeTakeFirst()) !== undefined;
}
