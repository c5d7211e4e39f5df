import type { KyselyPlugin } from 'kysely';
import { importTimes, listRuns } from '#origin/db/imports/importRuns.ts';
import { passUndo } from '#origin/db/imports/undoRows.ts';
import { setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { turnLimits } from '#origin/import/sync/TurnSize.ts';
import { NoUndo, undoRun } from '#origin/import/sync/undoRun.ts';
import { removeExpired } from '#origin/jobs/createRetention.ts';
import { day } from '#shared/times.ts';
import { onEveryBackend } from './backends.ts';
import { countShown, crm, makeFeedFolder, manyRecords, readState, statusOfPage, toJson } from './importFeeds.ts';
import { smallEstates } from './smallNetwork.ts';
import { watchStatements } from './watchStatements.ts';

const homes = smallEstates.slice(0, 40);

/** Another state of the source: listings changed, gone, new, and an agent with another phone. */
const changedHomes = [
  ...homes.slice(0, 35).map((home, n) => ({
    ...home,
    agent: { ...home.agent, phone: '611 222 333' },
    ...(n < 10 ? { rooms: 9, text: { 'es-ES': `Otro texto ${n}` }, price: 100_000 + n } : {}),
    ...(n === 10 ? { status: 'rented' } : {}),
  })),
  ...manyRecords(homes, 6),
];

onEveryBackend((backend) => {
  const folder = makeFeedFolder();
  afterAll(() => folder.remove());

  async function filled(name: string): Promise<Store> {
    const store = backend.open(name);
    await migrateDatabase(store);
    folder.write(toJson(homes));
    expect(await folder.sync(store)).toMatchObject({ new: 40, refused: [] });
    return store;
  }

  /** What alerts would be told of listings that are there. */
  const events = ({ db }: Store) =>
    db
      .selectFrom('estate_events')
      .innerJoin('estates', 'estates.key', 'estate_events.estate')
      .select('reason')
      .execute();

  test('what a run changed, withdrew and added is as it was before', async () => {
    const store = await filled('undo');
    const before = { ...(await readState(store)), shown: await countShown(store) };
    await store.db.deleteFrom('estate_events').execute();
    folder.write(toJson(changedHomes));
    const { run, ...report } = await folder.sync(store);
    expect(report).toMatchObject({ changed: 11, withdrawn: 5, new: 6, unchanged: 24 });
    const withdrawnKey = homes[39]!.reference.toLowerCase();
    expect([await statusOfPage(store, withdrawnKey), await statusOfPage(store, 'r-0')]).toEqual([410, 200]);

    await store.db.deleteFrom('changes').execute();
    const undone = await undoRun(store, run);
    expect(undone).toMatchObject({ source: 'crm', undoes: run, changed: 11, returned: 5, withdrawn: 6 });
    expect({ ...(await readState(store)), shown: await countShown(store) }).toEqual(before);
    expect([await statusOfPage(store, withdrawnKey), await statusOfPage(store, 'r-0')]).toEqual([200, 410]);
    // Sites are told, and those with an alert are not.
    expect(await store.db.selectFrom('changes').selectAll().execute()).not.toEqual([]);
    expect(await events(store)).toEqual([]);
    expect(await store.db.selectFrom('import_undo').selectAll().execute()).toEqual([]);
    const states = (await listRuns(store.db, crm.name, 10)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['done', 'undo', 'undone']);
    await store.close();
  });

  test('a run after an undo brings the same again, under the same keys', async () => {
    const store = await filled('again');
    folder.write(toJson(changedHomes));
    const first = await folder.sync(store);
    const after = await readState(store);
    await undoRun(store, first.run);
    expect(await folder.sync(store)).toMatchObject({ changed: 11, withdrawn: 5, new: 6 });
    expect(await readState(store)).toEqual(after);
    await store.close();
  });

  test('only the last run that changed something can be undone, and once', async () => {
    const store = await filled('last');
    const [first] = await listRuns(store.db, crm.name, 1);
    folder.write(toJson(changedHomes));
    const second = await folder.sync(store);
    const third = await folder.sync(store);
    folder.write('[]');
    const refused = await folder.sync(store);
    for (const [run, reason] of [
      ['no-such-run', /There is no run no-such-run/],
      [first!.id, new RegExp(`Only the last run of crm can be undone, which is ${second.run}`)],
      [third.run, /changed nothing/],
      [refused.run, /It was refused: it changed nothing/],
    ] as const)
      await expect(undoRun(store, run)).rejects.toThrow(reason);
    await undoRun(store, second.run);
    await expect(undoRun(store, second.run)).rejects.toThrow(NoUndo);
    await expect(undoRun(store, second.run)).rejects.toThrow(/undone already/);
    // Nothing is kept any more, and that is not the reason.
    await expect(undoRun(store, first!.id)).rejects.toThrow(/It is not the last run of crm: [\w-]+ was made after it/);
    await expect(undoRun(store, third.run)).rejects.toThrow(/changed nothing/);
    await store.close();
  });

  test('what is kept is passed on and forgotten without a touch of older runs, in turns that grow', async () => {
    const store = await filled('undo_forgotten');
    folder.write(toJson(changedHomes));
    await folder.sync(store);
    folder.write(toJson(homes));
    const given = { ...turnLimits };
    // However slow it is, all that is left fits into the second turn.
    Object.assign(turnLimits, { first: 2, min: 2, ms: day });
    const watched = watchStatements(store);
    try {
      await folder.sync(watched.store);
    } finally {
      Object.assign(turnLimits, given);
    }
    expect(watched.statements.filter((text) => /^delete from "import_undo".*"name"/.test(text))).toHaveLength(2);

    let written = 0n;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        written += result.numAffectedRows ?? 0n;
        return Promise.resolve(result);
      },
    };
    const [last] = await listRuns(store.db, crm.name, 1);
    await store.db
      .withPlugin(counting)
      .transaction()
      .execute((trx) => passUndo(trx, last!));
    // Of the three runs the last alone, which had it and has it.
    expect(written).toBe(2n);
    await store.close();
  });

  test('the first run of a source is undone too: all is withdrawn, and its people are gone', async () => {
    const store = await filled('first');
    const [run] = await listRuns(store.db, crm.name, 1);
    await undoRun(store, run!.id);
    const { estates, people, records } = await readState(store);
    expect([estates, people, records]).toEqual([[], [], []]);
    expect(await countShown(store)).toBe(0);
    expect(await folder.sync(store)).toMatchObject({ new: 40 });
    await store.close();
  });

  test('a status that was set by hand since stays', async () => {
    const store = await filled('by_hand');
    const available = homes.slice(0, 10).find(({ status }) => status === 'new')!;
    folder.write(toJson(changedHomes));
    const { run } = await folder.sync(store);
    await setEstateStatus(store, available.reference.toLowerCase(), 'reserved', Date.parse('2026-06-02T10:00:00Z'));
    await undoRun(store, run);
    const stored = await store.db
      .selectFrom('estates')
      .select(['status', 'rooms'])
      .where('source_id', '=', available.id)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ status: 'reserved', rooms: available.rooms ?? null });
    folder.write(toJson(homes));
    expect(await folder.sync(store)).toMatchObject({ unchanged: 40 });
    await store.close();
  });

  test('a run that was killed halfway is undone together with the one that ended its work', async () => {
    const store = await filled('halfway');
    const before = await readState(store);
    // As a run leaves it that is killed after its listings are stored, and before others are withdrawn.
    folder.write(toJson([...changedHomes, ...homes.slice(35)]));
    const first = await folder.sync(store);
    await store.db.updateTable('import_runs').set({ state: 'killed' }).where('id', '=', first.run).execute();
    folder.write(toJson(changedHomes));
    const second = await folder.sync(store);
    expect(second).toMatchObject({ withdrawn: 5, changed: 0 });
    await expect(undoRun(store, first.run)).rejects.toThrow(second.run);
    await undoRun(store, second.run);
    expect(await readState(store)).toEqual(before);
    await store.close();
  });

  test('an undo that fails halfway is gone on with when it is asked for again', async () => {
    const store = await filled('broken_undo');
    const many = manyRecords(homes, 300);
    folder.write(toJson([...homes, ...many]));
    await folder.sync(store);
    const before = await readState(store);
    folder.write(toJson([...homes, ...many.map((one) => ({ ...one, rooms: 9 }))]));
    const { run } = await folder.sync(store);
    const broken = undoRun(store, run, {
      onProgress: () => {
        throw new Error('power cut');
      },
    });
    await expect(broken).rejects.toThrow('power cut');
    const halfway = await store.db.selectFrom('estates').select('key').where('rooms', '=', 9).execute();
    expect(halfway.length).toBeLessThan(300);
    expect(await undoRun(store, run)).toMatchObject({ changed: 300 - turnLimits.first });
    expect(await readState(store)).toEqual(before);
    await store.close();
  });

  test('what takes a run back is removed after a month, and runs after 90 days, but for the last good one', async () => {
    const store = await filled('kept');
    folder.write(toJson(changedHomes));
    const { run } = await folder.sync(store);
    folder.write('[]');
    await folder.sync(store);
    const now = Date.now();
    await removeExpired(store, now + importTimes.undoable - 60_000);
    expect(await store.db.selectFrom('import_undo').selectAll().execute()).not.toEqual([]);
    await removeExpired(store, now + importTimes.undoable + 60_000);
    expect(await store.db.selectFrom('import_undo').selectAll().execute()).toEqual([]);
    await expect(undoRun(store, run)).rejects.toThrow(/not kept/);
    expect(await removeExpired(store, now + importTimes.kept - 60_000)).toMatchObject({ imports: 0 });
    expect(await removeExpired(store, now + importTimes.kept + 60_000)).toMatchObject({ imports: 2 });
    expect((await listRuns(store.db, crm.name, 10)).map(({ id }) => id)).toEqual([run]);
    await store.close();
  });
});
