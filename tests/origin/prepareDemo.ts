import { clearDatabase } from '#origin/db/clearDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import type { NetworkInput } from '#origin/db/input/networkInput.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { isFilled } from '#origin/db/realNetwork.ts';
import { prepareDatabase } from '#origin/prepareDatabase.ts';

/**
 * Prepares a database as a start of the demo does, and fills an empty one with a network.
 * @returns the number of estates stored now, 0 when it was filled before
 */
export async function prepareDemo(
  store: Store,
  { estates, create }: { estates: number; create: () => NetworkInput },
): Promise<number> {
  await prepareDatabase(store, { isDemo: true });
  if (await isFilled(store)) return 0;
  await clearDatabase(store);
  return storeNetwork(store, create(), { expected: estates });
}
