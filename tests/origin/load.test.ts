import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { networkKeys, type NetworkKeyRows } from '#origin/db/estates/networkKeys.ts';
import { estateBatch, type EstateBatch } from '#origin/import/estateBatch.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { onEveryBackend } from './backends.ts';
import { smallEstate, smallNetwork } from './smallNetwork.ts';

onEveryBackend((backend) => {
  /** Loads so many batches of one home each. @returns the most homes that were asked for and not yet stored */
  async function maxHeld(batches: number): Promise<number> {
    const store = backend.open(`load${batches}`);
    await migrateDatabase(store);
    let asked = 0;
    let stored = 0;
    let held = 0;
    const counting: typeof store = {
      ...store,
      insertRows: async (trx, table, rows, options) => {
        await store.insertRows(trx, table, rows, options);
        if (table === 'estates') stored += rows.length;
      },
    };
    async function* oneByOne(keys: NetworkKeyRows): AsyncGenerator<EstateBatch> {
      for (; asked < batches; held = Math.max(held, asked - stored)) {
        asked += 1;
        yield await Promise.resolve(estateBatch([smallEstate(asked)], networkKeys(keys), asked));
      }
    }
    expect(await storeNetwork(counting, smallNetwork(), { batches: oneByOne })).toBe(batches);
    await store.close();
    return held;
  }

  test('memory during a load does not grow with the number of homes', async () => {
    const held = await maxHeld(60);
    expect(held).toBeLessThan(20);
    expect(await maxHeld(240)).toBe(held);
  });
});
