import { sql } from 'kysely';
import { createEstateIndexes } from '#origin/db/estateIndexes.ts';
import { addFacts } from '#origin/db/factsMigration.ts';
import { addAvailableFeatures } from '#origin/db/featureCountsMigration.ts';
import { migrateDatabase } from '#origin/db/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { onEveryBackend } from './backends.ts';
import { smallEstates, smallNetwork } from './smallNetwork.ts';
import { undoFacts } from './undoFacts.ts';

const derived = async ({ db, kind }: Store) => {
  const names =
    kind === 'sqlite'
      ? sql`select name from pragma_index_list('estates')`
      : sql`select indexname as name from (select indexname, indexname as name from pg_indexes) found`;
  return {
    estates: await db.selectFrom('estates').selectAll().orderBy('key').execute(),
    features: await db.selectFrom('estate_features').selectAll().orderBy('feature').orderBy('estate').execute(),
    counts: await db
      .selectFrom('feature_counts')
      .selectAll()
      .orderBy('place')
      .orderBy('type')
      .orderBy('feature')
      .execute(),
    indexes: (await sql<{ name: string }>`${names} where name like 'estates_%' order by name`.execute(db)).rows,
    floors: (await db.selectFrom('estate_summaries').select('summary').orderBy('estate').execute()).map(
      ({ summary }) => {
        const { floor, exterior } = JSON.parse(summary) as { floor?: number; exterior?: boolean };
        return { floor, exterior };
      },
    ),
  };
};

onEveryBackend((backend) => {
  let store: Store;
  beforeAll(async () => {
    store = backend.open('facts_migration');
    await migrateDatabase(store.db);
    await storeNetwork(store, smallNetwork());
  });
  afterAll(() => store.close());

  test('a migrated database has the same marks, prices, counts, summaries and indexes as a new one', async () => {
    const expected = await derived(store);
    await undoMigration(store);
    await addFacts(store.db);
    await addAvailableFeatures(store.db);
    expect(await derived(store)).toEqual(expected);
    expect(expected.floors.map(({ floor }) => floor)).toEqual(smallEstates.map(({ floor }) => floor));
  });
});

/** A database as it was before: what a floor is stood in the details, where lists do not read it. */
async function undoMigration({ db }: Store): Promise<void> {
  await undoFacts(db);
  await db.schema.alterTable('feature_counts').dropColumn('available').execute();
  await createIndexesBefore(db);
  await db.schema.alterTable('alert_places').dropColumn('floors').execute();
  for (const [table, move] of [
    ['estate_details', (own: object, other: object) => ({ ...own, ...only(other) })],
    ['estate_summaries', (own: object) => ({ ...own, floor: undefined, exterior: undefined })],
  ] as const) {
    const rows = await db
      .selectFrom('estate_summaries')
      .innerJoin('estate_details', 'estate_details.estate', 'estate_summaries.estate')
      .select(['estate_details.estate', 'summary', 'detail'])
      .execute();
    for (const { estate, summary, detail } of rows) {
      const own = JSON.parse(table === 'estate_details' ? detail : summary) as object;
      const changed = JSON.stringify(move(own, JSON.parse(summary) as object));
      const column = sql.ref(table === 'estate_details' ? 'detail' : 'summary');
      await sql`update ${sql.table(table)} set ${column} = ${changed} where estate = ${estate}`.execute(db);
    }
  }
}

const only = (summary: { floor?: number; exterior?: boolean }) => ({
  floor: summary.floor,
  exterior: summary.exterior,
});

async function createIndexesBefore(db: Store['db']): Promise<void> {
  await addColumn(db);
  await createEstateIndexes(db);
  await db.schema.dropIndex('estates_area_price').execute();
  await db.schema.dropIndex('estates_province_area_price').execute();
  await db.schema.alterTable('estates').dropColumn('area_price').execute();
}

const addColumn = (db: Store['db']) => db.schema.alterTable('estates').addColumn('area_price', 'bigint').execute();
