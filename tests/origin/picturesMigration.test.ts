import { migrateDatabase } from '#origin/db/migrateDatabase.ts';
import { addPictures } from '#origin/db/picturesMigration.ts';
import type { Store } from '#origin/db/store.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { onEveryBackend } from './backends.ts';
import { smallEstate, smallNetwork } from './smallNetwork.ts';

const text = { 'es-ES': 'No es ninguna: "type":"image", "pictures":9' };
const [many, plans, none, fresh] = [3, 4, 5, 6].map((n) => ({ ...smallEstate(n), description: text, text }));
const estates = [
  many!,
  { ...plans!, media: plans!.media.map((item) => ({ ...item, type: 'plan' as const })) },
  { ...none!, media: [] },
  fresh!,
];

const summaries = async ({ db }: Store) =>
  (await db.selectFrom('estate_summaries').selectAll().orderBy('estate').execute()).map(({ estate, summary }) => ({
    estate,
    summary: JSON.parse(summary) as { reference: string; pictures?: number },
  }));

onEveryBackend((backend) => {
  let store: Store;
  beforeAll(async () => {
    store = backend.open('pictures_migration');
    await migrateDatabase(store.db);
    await storeNetwork(store, smallNetwork(estates));
  });
  afterAll(() => store.close());

  test('a migrated database has the same summaries as a new one', async () => {
    const expected = await summaries(store);
    // As they were before: all but one, which was rewritten meanwhile.
    for (const { estate, summary } of expected)
      if (summary.reference !== fresh!.reference)
        await store.db
          .updateTable('estate_summaries')
          .set({ summary: JSON.stringify({ ...summary, pictures: undefined }) })
          .where('estate', '=', estate)
          .execute();
    await addPictures(store.db);
    expect(await summaries(store)).toEqual(expected);
    expect(expected.map(({ summary }) => summary.pictures)).toEqual(
      estates.map(({ media }) => media.filter(({ type }) => type === 'image').length || undefined),
    );
  });
});
