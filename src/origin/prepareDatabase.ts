import { EnvError } from '#config/settingsError.ts';
import { migrateDatabase, type MigrateOptions } from './db/schema/migrateDatabase.ts';
import { isFilled, isReal, markReal } from './db/realNetwork.ts';
import type { Store } from './db/store.ts';
import type { Db } from './db/tables.ts';

interface PrepareOptions extends MigrateOptions {
  /** Whether the network that is loaded next is made up: a real one is never replaced by it. */
  isDemo?: boolean;
}

/**
 * Brings a database to where it can serve: checked and migrated. Safe when several processes start at once: one does
 * it, the others wait.
 * @throws EnvError for a damaged database, and for one that held a real network and was emptied: it never becomes a
 * demo
 */
export function prepareDatabase(store: Store, { isDemo = false, ...options }: PrepareOptions = {}): Promise<void> {
  return store.exclusively(async () => {
    await store.check();
    await migrateDatabase(store, options);
    await store.scrub({ isServing: false });
    const filled = await isFilled(store);
    if (filled && !isDemo) await markReal(store.db, Date.now());
    if (!filled && isDemo) await refuseEmptied(store.db);
  });
}

async function refuseEmptied(db: Db): Promise<void> {
  if (await isReal(db))
    throw new EnvError(
      'The database held a real network and is empty now. Restore a backup (docs/operations.md, "Data"), or set DEMO=off to start empty. For a demo, "npm run demo -- --replace", or another DATABASE_URL.',
    );
}
