import type { EstateDto } from '#shared/contract/estate.ts';
import type { Fields } from '#shared/contract/fields.ts';
import { priceFields } from '#shared/contract/hiddenPrice.ts';
import { exportEstates } from '#origin/import/exportEstates.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { onEveryBackend } from './backends.ts';
import { startOrigin, testNow } from './startOrigin.ts';
import { syncListings, withoutEmptyLists } from './syncListings.ts';

const linesOf = async (store: Store): Promise<string[]> => {
  const lines: string[] = [];
  for await (const estate of exportEstates(store)) lines.push(JSON.stringify(estate));
  return lines;
};

onEveryBackend((backend) => {
  test('what is exported fills an empty network with the same listings, hidden prices and streets too', async () => {
    const { store } = await startOrigin(backend, 'listings');
    const lines = await linesOf(store);
    const stored = await store.db.selectFrom('estates').select(['reference', 'price']).orderBy('key').execute();
    expect(lines.map((line) => JSON.parse(line) as { reference: string; price: number })).toMatchObject(
      stored.map(({ reference, price }) => ({ reference, price: price || null })),
    );
    expect(lines.every((line) => line.includes('"street_number":'))).toBe(true);

    const other = backend.open('taken');
    await migrateDatabase(other);
    // What would tell a price on request is not read from any source.
    const parsed = (all: readonly string[]) =>
      all.map((line) => {
        const estate = withoutEmptyLists(JSON.parse(line) as EstateDto) as Fields;
        if (estate.price === null) for (const name of priceFields) if (name !== 'price') delete estate[name];
        return estate;
      });
    const report = await syncListings(other, parsed(lines), { now: testNow });
    expect(report).toMatchObject({ new: lines.length, refused: [] });
    expect(parsed(await linesOf(other))).toEqual(parsed(lines));
    await Promise.all([store.close(), other.close()]);
  });
});
