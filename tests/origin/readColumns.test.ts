import { sql } from 'kysely';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { onEveryBackend } from './backends.ts';

onEveryBackend((backend) => {
  let store: Store;
  beforeAll(async () => {
    store = backend.open('columns');
    await migrateDatabase(store);
  }, 60_000);
  afterAll(() => store.close());

  /** Of two rows, in their order. */
  const two = sql`from (select ${sql.lit(2 ** 52 + 1)} as large, null as missing union all select -1, 7) rows`;

  test('rows are read as columns, with large numbers and missing ones', async () => {
    expect(await store.readColumns(store.db, ['large', 'missing'], two)).toEqual({
      large: [2 ** 52 + 1, -1],
      missing: [null, 7],
    });
  });

  test('more rows than wanted are not read', async () => {
    expect(await store.readColumns(store.db, ['large'], two, 1)).toBeNull();
    expect(await store.readColumns(store.db, ['large'], two, 2)).toEqual({ large: [2 ** 52 + 1, -1] });
  });

  test('columns without rows are empty', async () => {
    expect(await store.readColumns(store.db, ['large', 'missing'], sql`${two} where large = 3`, 5)).toEqual({
      large: [],
      missing: [],
    });
  });

  test('a transaction reads what it wrote', async () => {
    await store.db.transaction().execute(async (trx) => {
      await sql`create table written (number integer)`.execute(trx);
      await sql`insert into written values (3)`.execute(trx);
      expect(await store.readColumns(trx, ['number'], sql`from written`)).toEqual({ number: [3] });
    });
  });
});
