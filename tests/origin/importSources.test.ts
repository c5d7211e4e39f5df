import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EnvError } from '#config/settingsError.ts';
import type { Store } from '#origin/db/store.ts';
import { checkListings } from '#origin/folder/checkListings.ts';
import { importAtStart } from '#origin/folder/importSources.ts';
import { moveDates } from '#origin/folder/moveDates.ts';
import type { Source } from '#origin/folder/sourceFile.ts';
import { prepareDatabase } from '#origin/prepareDatabase.ts';
import { onEveryBackend } from './backends.ts';
import { prepareDemo } from './prepareDemo.ts';
import { smallEstates, smallNetwork } from './smallNetwork.ts';
import { testNow } from './startOrigin.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-sources-'));
const file = 'listings/crm.ndjson';
const source: Source = { name: 'crm', format: 'vencejo', file };
const homes = smallEstates.slice(0, 3);

mkdirSync(path.join(dir, 'listings'));
afterAll(() => rmSync(dir, { recursive: true }));

const write = (records: readonly object[]) =>
  writeFileSync(path.join(dir, file), records.map((record) => JSON.stringify(record)).join('\n'));

const start = (store: Store, prepare?: (record: unknown) => unknown, of = file) =>
  importAtStart(store, [{ ...source, file: of }], {
    dir,
    network: { name: 'Vencejo', email: 'hola@vencejo.example' },
    now: testNow,
    ...(prepare ? { prepare } : {}),
  });

/** Of a folder without people and rules of its own. */
const noRules = { people: { agencies: [], agents: [] }, rules: [], registered: null, isHiding: false };

const rows = (store: Store) => store.db.selectFrom('estates').select(['reference', 'updated_at', 'rooms']).execute();

test('what an import would refuse is told before, with its line', async () => {
  write([homes[0]!, { ...homes[1]!, status: 'Prealquilado' }, [] as never]);
  expect((await checkListings(dir, [source], noRules)).refused).toEqual([
    `${file}: line 2: ${homes[1]!.reference} the status “Prealquilado” is not known: name it in map`,
    `${file}: line 3: a record is no record`,
  ]);
});

onEveryBackend((backend) => {
  beforeEach(() => write(homes));

  async function emptyStore(name: string): Promise<Store> {
    const store = backend.open(name);
    await prepareDatabase(store);
    return store;
  }

  test('an empty database is filled at a start, with the dates moved, and follows the file at later ones', async () => {
    const store = await emptyStore('starts');
    const later = (record: unknown) => moveDates(record, 2);
    expect(await start(store, later)).toMatchObject([{ source: 'crm', new: 3 }]);
    expect(await rows(store)).toEqual(
      homes.map(({ reference, updated_at, rooms = null }) => ({
        reference,
        rooms,
        updated_at: Date.parse(updated_at) + 2 * 86_400_000,
      })),
    );
    // The first load is no news.
    const news = () => store.db.selectFrom('changes').select('id').execute();
    expect(await news()).toEqual([]);
    expect(await start(store, later)).toEqual([]);
    write([{ ...homes[0], rooms: 9 }, homes[1]!]);
    expect(await start(store, later)).toMatchObject([{ changed: 1, withdrawn: 1 }]);
    expect(await news()).not.toEqual([]);
    await store.close();
  });

  test('a source that is added later is imported at the next start', async () => {
    const store = await emptyStore('added');
    await start(store);
    const further = path.join(dir, 'listings/further.ndjson');
    writeFileSync(further, JSON.stringify({ ...homes[0], reference: 'LATER-1', key: undefined }));
    const sources: Source[] = [source, { name: 'further', format: 'vencejo', file: 'listings/further.ndjson' }];
    const startBoth = () =>
      importAtStart(store, sources, { dir, network: { name: 'V', email: 'a@v.example' }, now: testNow });
    expect(await startBoth()).toMatchObject([{ source: 'further', new: 1 }]);
    expect(await startBoth()).toEqual([]);
    rmSync(further);
    await store.close();
  });

  test('a database that was filled otherwise is left alone', async () => {
    const store = backend.open('other');
    await prepareDemo(store, { estates: 150, create: () => smallNetwork() });
    expect(await start(store)).toEqual([]);
    await store.close();
  });

  test('one of several processes imports, and an import that broke off starts again', async () => {
    const stores = [await emptyStore('several'), backend.open('several')] as const;
    const broken = start(stores[0], (record) => {
      if ((record as { id: string }).id === homes[2]!.id) throw new Error('power cut');
      return record;
    });
    await expect(broken).rejects.toThrow('power cut');
    // One after the other for SQLite, whose lock blocks a process and not a promise.
    expect([await start(stores[0]), await start(stores[1])]).toMatchObject([[{ new: 3 }], []]);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('a file whose letters are lost is refused as a whole', async () => {
    const store = await emptyStore('lost');
    write([homes[0]!, { ...homes[1]!, description: { 'es-ES': '\uFFFDtico' } }]);
    const reason = 'line 2: has letters that are broken';
    await expect(start(store)).rejects.toThrow(EnvError);
    await expect(start(store)).rejects.toThrow(`${file} is not imported: ${reason}`);
    expect((await checkListings(dir, [source], noRules)).refused).toEqual([
      expect.stringContaining(`${file}: ${reason}`),
    ]);
    expect(await rows(store)).toEqual([]);
    await store.close();
  });

  test('a file in windows-1252 is read as it is meant, and of a folder the newest', async () => {
    const store = await emptyStore('windows');
    write([]);
    const text = JSON.stringify({ ...homes[0], reference: 'Àtic 3' });
    writeFileSync(path.join(dir, 'listings/old.ndjson'), JSON.stringify(homes[1]));
    utimesSync(path.join(dir, 'listings/old.ndjson'), 0, 0);
    utimesSync(path.join(dir, file), 0, 0);
    writeFileSync(path.join(dir, 'listings/new.ndjson'), Buffer.from(text, 'latin1'));
    expect(await start(store, undefined, 'listings')).toMatchObject([{ new: 1, refused: [] }]);
    expect(await rows(store)).toMatchObject([{ reference: 'Àtic 3' }]);
    for (const name of ['old', 'new']) rmSync(path.join(dir, `listings/${name}.ndjson`));
    await store.close();
  });
});
