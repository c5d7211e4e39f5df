import { clearDatabase } from './db/clearDatabase.ts';
import { migrateDatabase } from './db/migrateDatabase.ts';
import type { Store } from './db/store.ts';
import { storeWorld } from './db/storeWorld.ts';
import type { World } from './world.ts';

export interface PrepareOptions {
  /** Homes to make when the database holds none; 0 leaves it empty. */
  estates: number;
  createWorld: (options: { estates: number }) => World;
}

/**
 * Brings a database to where it can serve: migrated and, if nothing was ever loaded, filled with the demo network.
 * Safe when several processes start at once: one does it, the others wait and find it done. A load that broke off is begun anew.
 * @returns the number of homes stored now, 0 when the database was filled before
 */
export function prepareDatabase(store: Store, { estates, createWorld }: PrepareOptions): Promise<number> {
  return store.exclusively(async () => {
    await migrateDatabase(store.db);
    if (estates === 0 || (await isFilled(store))) return 0;
    await clearDatabase(store);
    return storeWorld(store, createWorld({ estates }), { expected: estates });
  });
}

/** Whether a load was ever finished, or homes were written one by one. */
export async function isFilled(store: Store): Promise<boolean> {
  return (
    (await store.db.selectFrom('meta').select('name').where('name', '=', 'filled').executeTakeFirst()) !== undefined
  );
}
