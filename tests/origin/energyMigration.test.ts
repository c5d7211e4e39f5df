import { Migrator, sql } from 'kysely';
import { bitsOf, optionBits } from '#origin/db/estateTraits.ts';
import { migrateDatabase } from '#origin/db/migrateDatabase.ts';
import { migrations } from '#origin/db/migrations.ts';
import { addLiveCells } from '#origin/db/liveCellsMigration.ts';
import { addAvailableFeatures } from '#origin/db/featureCountsMigration.ts';
import { addHomeCounts } from '#origin/db/homeCountsMigration.ts';
import { addMapCells } from '#origin/db/mapCellsMigration.ts';
import { addSitemapPages } from '#origin/db/sitemapMigration.ts';
import type { Store } from '#origin/db/store.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { onEveryBackend } from './backends.ts';
import { smallEstates, smallNetwork } from './smallNetwork.ts';
import { addFactColumns, undoFacts } from './undoFacts.ts';

const derived = async ({ db }: Store) => ({
  traits: await db.selectFrom('estates').select(['reference', 'traits']).orderBy('reference').execute(),
  cells: await db
    .selectFrom('cell_counts')
    .selectAll()
    .orderBy('place')
    .orderBy('level')
    .orderBy('cell_row')
    .orderBy('cell_column')
    .orderBy('type')
    .execute(),
  places: await db.selectFrom('place_counts').selectAll().orderBy('place').orderBy('type').execute(),
  // Marks are factsMigration.test.ts's.
  features: await db
    .selectFrom('feature_counts')
    .selectAll()
    .where('feature', '<', 44)
    .orderBy('place')
    .orderBy('type')
    .orderBy('feature')
    .execute(),
  counts: await db.selectFrom('trait_counts').selectAll().orderBy('place').orderBy('traits').execute(),
});

onEveryBackend((backend) => {
  let store: Store;
  beforeAll(async () => {
    store = backend.open('energy_migration');
    // Later migrations are not undone: they run after this one, when the test migrates again.
    const migrator = new Migrator({ db: store.db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    expect((await migrator.migrateTo('007_energy')).error).toBeUndefined();
    // What the load writes to today; undone before the test migrates again.
    await addSitemapPages(store.db);
    await addMapCells(store.db);
    await addLiveCells(store.db);
    await addFactColumns(store.db);
    await addHomeCounts(store.db);
    await addAvailableFeatures(store.db);
    await storeNetwork(store, smallNetwork());
  });
  afterAll(() => store.close());

  test('the energy rating of an estate is one of its traits', async () => {
    for (const { reference, traits } of (await derived(store)).traits) {
      const rating = smallEstates.find((estate) => estate.reference === reference)!.cee.rating;
      expect([reference, bitsOf(traits, 'energy')]).toEqual([reference, optionBits('energy', [rating ?? null])]);
    }
  });

  test('a migrated database has the same traits, counts of places, homes and features, cells of the map and indexes as a new one', async () => {
    const expected = { ...(await derived(store)), indexes: await indexesOf(store) };
    await undoMigration(store);
    await migrateDatabase(store.db);
    expect({ ...(await derived(store)), indexes: await indexesOf(store) }).toEqual(expected);
  });
});

/** A database as it was before the migration. */
async function undoMigration({ db }: Store): Promise<void> {
  await undoFacts(db);
  await db.schema.dropTable('sitemap_pages').execute();
  await db.schema.dropTable('cell_counts').execute();
  await db.schema.alterTable('place_counts').dropColumn('available').execute();
  await db.schema.alterTable('feature_counts').dropColumn('available').execute();
  for (const name of ['live_homes', 'available_homes'])
    await db.schema.alterTable('place_counts').dropColumn(name).execute();
  for (const [now, before] of [
    ['availability_rank', 'unavailable'],
    ['shuffle_rank', 'draw'],
  ] as const)
    await db.schema.alterTable('estates').renameColumn(now, before).execute();
  await db.schema.createIndex('estates_draw').on('estates').columns(['type', 'unavailable', 'draw']).execute();
  await sql`update estates set traits = traits % 2147483648`.execute(db);
  await db.deleteFrom('trait_counts').execute();
  await sql`delete from kysely_migration where name = '007_energy'`.execute(db);
}

async function indexesOf({ db, kind }: Store): Promise<string[]> {
  const names =
    kind === 'sqlite'
      ? sql`select name from pragma_index_list('estates')`
      : sql`select indexname as name from (select indexname, indexname as name from pg_indexes) found`;
  const { rows } = await sql<{ name: string }>`${names} where name like 'estates_%' order by name`.execute(db);
  return rows.map(({ name }) => name);
}
