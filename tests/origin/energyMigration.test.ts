import { sql } from 'kysely';
import { bitsOf, optionBits } from '#origin/db/estateTraits.ts';
import { migrateDatabase } from '#origin/db/migrateDatabase.ts';
import { storeWorld } from '#origin/db/storeWorld.ts';
import type { Store } from '#origin/db/store.ts';
import { onEveryBackend } from './backends.ts';
import { smallEstates, smallWorld } from './smallWorld.ts';

const derived = async ({ db }: Store) => ({
  traits: await db.selectFrom('estates').select(['reference', 'traits']).orderBy('reference').execute(),
  counts: await db.selectFrom('trait_counts').selectAll().orderBy('place').orderBy('traits').execute(),
});

onEveryBackend((backend) => {
  let store: Store;
  beforeAll(async () => {
    store = backend.open('energy_migration');
    await migrateDatabase(store.db);
    await storeWorld(store, smallWorld());
  });
  afterAll(() => store.close());

  test('the rating of an estate is among its traits', async () => {
    for (const { reference, traits } of (await derived(store)).traits) {
      const rating = smallEstates.find((estate) => estate.reference === reference)!.cee.rating;
      expect([reference, bitsOf(traits, 'energy')]).toEqual([reference, optionBits('energy', [rating])]);
    }
  });

  test.each(['a database of before', 'one where the migration broke off'])(
    '%s gets the same traits and counts as a new one',
    async (kind) => {
      const expected = await derived(store);
      if (kind === 'a database of before')
        await store.db
          .updateTable('estates')
          .set({ traits: sql`traits % 2147483648` })
          .execute();
      await store.db.deleteFrom('trait_counts').execute();
      await sql`delete from kysely_migration where name = '006_energy'`.execute(store.db);
      await migrateDatabase(store.db);
      expect(await derived(store)).toEqual(expected);
      const { rows } = await sql<{ name: string }>`select name from ${
        store.kind === 'sqlite'
          ? sql`pragma_index_list('estates')`
          : sql`(select indexname as name from pg_indexes) found`
      } where name like 'estates_%'`.execute(store.db);
      expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['estates_traits', 'estates_reference']));
    },
  );
});
