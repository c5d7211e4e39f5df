import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import type { SourceRecords } from '#origin/import/formats/format.ts';
import { syncSource, type SyncOptions } from '#origin/import/sync/syncSource.ts';
import { turnLimits } from '#origin/import/sync/TurnSize.ts';
import { onEveryBackend } from './backends.ts';
import { manyRecords, readCounts } from './importFeeds.ts';
import { smallEstates } from './smallNetwork.ts';
import { testNow } from './startOrigin.ts';
import { watchStatements } from './watchStatements.ts';

/** Resolves when so many have come to it. */
function meetingOf(count: number): () => Promise<void> {
  let left = count;
  let open: () => void;
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    left -= 1;
    if (left === 0) open();
    return isOpen;
  };
}

/** The records of a whole file. @param reading awaited when the first was read, and what is stored is known */
async function* recordsOf(records: readonly object[], reading: () => Promise<void>): SourceRecords {
  for (const [position, value] of records.entries()) {
    if (position === 1) await reading();
    yield { place: `record ${position + 1}`, value: JSON.parse(JSON.stringify(value)) as unknown };
  }
  return { isWhole: true };
}

const atOnce = () => Promise.resolve();
const given = { ...turnLimits };

onEveryBackend((backend) => {
  const stores: Store[] = [];
  const open = (name: string): Store => {
    const store = backend.open(name);
    stores.push(store);
    return store;
  };
  const sync = (
    store: Store,
    name: string,
    records: readonly object[],
    { reading = atOnce, ...options }: Partial<SyncOptions> & { reading?: () => Promise<void> } = {},
  ) =>
    syncSource(store, { name }, recordsOf(records, reading), {
      ...{ network: { name: 'Vencejo', email: 'hola@vencejo.example' }, now: testNow, ...options },
    });

  afterEach(async () => {
    Object.assign(turnLimits, given);
    await Promise.all(stores.splice(0).map((store) => store.close()));
  });

  test('two sources that are read side by side, over two connections, name the same new places and people', async () => {
    const [one, other] = [open('side_by_side'), open('side_by_side')];
    await migrateDatabase(one);
    const records = manyRecords(smallEstates, 30);
    const reading = meetingOf(2);
    const reports = await Promise.all([
      sync(one, 'crm', records, { reading }),
      sync(other, 'sheet', records.slice(0, 20), { reading }),
    ]);
    expect(reports).toMatchObject([{ new: 30 }, { new: 20 }]);
    const places = await one.db.selectFrom('places').select(['parent', 'slug']).execute();
    const names = places.map(({ parent, slug }) => `${parent} ${slug}`);
    expect(new Set(names).size).toBe(names.length);
    const listed = await one.db.selectFrom('estates').select(['source', 'town']).execute();
    expect(listed).toHaveLength(50);
    // Of one that is alone the counts are the same: no town stands twice.
    const alone = open('one_by_one');
    await migrateDatabase(alone);
    await sync(alone, 'crm', records);
    await sync(alone, 'sheet', records.slice(0, 20));
    expect((await readCounts(one)).filter((line) => line.includes('"listed"'))).toEqual(
      (await readCounts(alone)).filter((line) => line.includes('"listed"')),
    );
  });

  test('a small source, and whoever else writes, comes between the turns of a large one', async () => {
    Object.assign(turnLimits, { first: 10, min: 10, max: 10 });
    const [large, small, form] = [open('turns'), open('turns'), open('turns')];
    await migrateDatabase(large);
    const events: string[] = [];
    const others: Promise<unknown>[] = [];
    const total = 400;
    await sync(large, 'large', manyRecords(smallEstates.slice(0, 20), total), {
      onProgress: (stored, step) => {
        if (step !== 'storing') return;
        events.push(`turn ${stored}`);
        if (stored !== 10) return;
        const written = form.db
          .transaction()
          .execute((trx) => trx.insertInto('meta').values({ name: 'form', value: '' }).execute());
        others.push(
          written.then(() => events.push('form')),
          sync(small, 'small', manyRecords(smallEstates.slice(0, 5), 10)).then(() => events.push('small')),
        );
      },
    });
    events.push('large');
    await Promise.all(others);
    expect(events.filter((event) => event.startsWith('turn'))).toHaveLength(total / turnLimits.max);
    // With SQLite an import gives way for longer than a form waits before it looks again.
    expect(events.indexOf('form')).toBeLessThan(events.indexOf('turn 100'));
    expect(events.indexOf('small')).toBeLessThan(events.indexOf('large'));
    expect(events.indexOf('small')).toBeGreaterThan(-1);
  });

  test('people are stored in turns too, and a run that changes somebody alone can be taken back', async () => {
    Object.assign(turnLimits, { first: 2, min: 2, max: 2 });
    const store = open('people_in_turns');
    await migrateDatabase(store);
    const people = (suffix: string) =>
      manyRecords(smallEstates.slice(0, 4), 9).map((estate, n) => ({
        ...estate,
        agent: { slug: `persona-${n}`, full_name: `Persona ${n}${suffix}`, email: `p${n}@crm.example` },
      }));
    expect(await sync(store, 'crm', people(''))).toMatchObject({ new: 9 });
    const watched = watchStatements(store);
    const report = await sync(watched.store, 'crm', people(' Mas'));
    const named = await store.db.selectFrom('agents').select('full_name').orderBy('full_name').execute();
    expect(named.map(({ full_name }) => full_name)).toEqual(Array.from({ length: 9 }, (_, n) => `Persona ${n} Mas`));
    const run = await store.db.selectFrom('import_runs').select('id').where('undo', 'is not', null).execute();
    expect(run).toEqual([{ id: report.run }]);
    // Where nobody changes, those of before are read once, in the first of five turns; those of after in each.
    watched.statements.length = 0;
    await sync(watched.store, 'crm', people(' Mas'));
    expect(watched.statements.filter((text) => /select "brief", "card", "detail"/.test(text))).toHaveLength(6);
  });
});
