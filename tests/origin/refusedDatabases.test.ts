import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { EnvError } from '#config/env.ts';
import { clearDatabase } from '#origin/db/clearDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { explainStartFailure } from '#origin/explainStartFailure.ts';
import { prepareDatabase } from '#origin/prepareDatabase.ts';
import { onEveryBackend } from './backends.ts';
import { smallNetwork } from './smallNetwork.ts';
import { syncListings } from './syncListings.ts';
import { prepareDemo } from './prepareDemo.ts';

const demo = { estates: 150, create: () => smallNetwork() };

onEveryBackend((backend) => {
  test('a database that held a real network and was emptied never becomes a demo', async () => {
    const store = backend.open('emptied');
    await prepareDatabase(store);
    // Marked as real, though no record could be imported.
    await syncListings(store, [{}]);
    expect(await prepareDemo(store, demo)).toBe(0);
    await store.db.deleteFrom('meta').where('name', '=', 'filled').execute();
    await expect(prepareDemo(store, demo)).rejects.toThrow('held a real network and is empty now');
    await expect(prepareDemo(store, { ...demo, estates: 0 })).rejects.toThrow(EnvError);
    // Without the demo it starts empty, and whoever clears it on purpose may have the demo.
    await prepareDatabase(store);
    await clearDatabase(store);
    expect(await prepareDemo(store, demo)).toBe(150);
    await store.close();
  });

  test('a database of a newer release is refused in plain words', async () => {
    const store = backend.open('newer');
    await prepareDemo(store, demo);
    await sql`insert into kysely_migration (name, timestamp) values ('999_later', '2030-01-01')`.execute(store.db);
    const refused = await prepareDemo(store, demo).catch((error: unknown) => error);
    expect(explainStartFailure(refused)).toMatch(/^The database was written by a newer release than this one/);
    await store.close();
  });

  test('what a start without the demo finds counts as real', async () => {
    const store = backend.open('kept');
    await prepareDemo(store, demo);
    await prepareDatabase(store);
    await store.db.deleteFrom('meta').where('name', '=', 'filled').execute();
    await expect(prepareDemo(store, demo)).rejects.toThrow('held a real network');
    await store.close();
  });
});

describe('a SQLite file', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-damaged-'));
  afterAll(() => rmSync(dir, { recursive: true }));

  async function filled(name: string): Promise<string> {
    const file = path.join(dir, name);
    const store = openDatabase(file);
    await prepareDemo(store, demo);
    await store.close();
    return file;
  }

  it('is refused where it was emptied, cut off or overwritten', async () => {
    const emptied = await filled('emptied');
    truncateSync(emptied, 0);
    expect(() => openDatabase(emptied)).toThrow(/is empty.*Restore a backup/);

    const foreign = path.join(dir, 'foreign');
    writeFileSync(foreign, 'not a database, but a text of some length'.repeat(500));
    expect(() => openDatabase(foreign)).toThrow(/is damaged.*Restore a backup/);

    const cut = await filled('cut');
    truncateSync(cut, readFileSync(cut).length / 2);
    const start = async () => {
      const store = openDatabase(cut);
      await prepareDemo(store, demo).finally(() => store.close());
    };
    const error: unknown = await start().catch((thrown: unknown) => thrown);
    expect(explainStartFailure(error)).toMatch(/is damaged.*Restore a backup/);
  });

  it('is refused where a page in its middle was overwritten', async () => {
    const file = await filled('scribbled');
    const bytes = readFileSync(file);
    const page = 8192 * Math.floor(bytes.length / 8192 / 2);
    writeFileSync(file, bytes.fill(0xaa, page, page + 8192));
    const store = openDatabase(file);
    await expect(prepareDatabase(store)).rejects.toThrow(/is damaged.*Restore a backup/);
    await store.close();
  });

  it('says that the disk is full, and can be used again when it is not', async () => {
    const store = openDatabase(await filled('full'));
    const { page_count } = (await sql<{ page_count: number }>`pragma page_count`.execute(store.db)).rows[0]!;
    await sql`pragma max_page_count = ${sql.lit(page_count)}`.execute(store.db);
    const fill = (bytes: number) =>
      store.db.transaction().execute((trx) =>
        trx
          .insertInto('meta')
          .values({ name: 'large', value: 'x'.repeat(bytes) })
          .execute(),
      );
    await expect(fill(50_000_000)).rejects.toThrow('database or disk is full');
    await expect(fill(1)).resolves.toBeDefined();
    await store.close();
  });
});

it('no address of another kind of database is taken for the path of a file', () => {
  expect(() => openDatabase('mysql://user@host/db')).toThrow(TypeError);
});
