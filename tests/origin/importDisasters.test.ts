import pg from 'pg';
import { listRuns, runLock } from '#origin/db/imports/importRuns.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { importSources } from '#origin/folder/importSources.ts';
import { anotherRuns } from '#origin/import/sync/syncSource.ts';
import type { RunSummary } from '#origin/import/sync/summariseReport.ts';
import { day } from '#shared/times.ts';
import { onEveryBackend } from './backends.ts';
import { countShown, crm, makeFeedFolder, readState, statusOfPage, toJson } from './importFeeds.ts';
import { smallEstates } from './smallNetwork.ts';
import { testNow } from './startOrigin.ts';

/** Of an agency whose feed breaks. */
const homes = smallEstates.slice(0, 40);
const feed = toJson(homes);

/** Of each agent one record is always read. */
const agents = new Set(homes.map(({ agent }) => JSON.stringify(agent))).size;

const loginPage = `<!DOCTYPE html>
<html lang="es"><head><title>Acceso</title></head>
<body><h1>Su sesión ha caducado</h1><form action="/login" method="post"><input name="user"></form></body></html>`;

/** What a feed may be that must not change a listing, and a word of the reason. */
const disasters: [string, string | Buffer, RegExp][] = [
  ['an empty file', '', /no record/],
  ['a file of white space', ' \n\r\n\t', /no record/],
  ['an empty list', '[]', /no record/],
  ...Array.from({ length: 9 }, (_, n): [string, string, RegExp] => [
    `a file cut off after ${n + 1} of 10 parts`,
    feed.slice(0, Math.round((feed.length * (n + 1)) / 10)),
    /cut off/,
  ]),
  ['a login page with status 200 in place of the feed', loginPage, /HTML/],
  ['half of the listings', toJson(homes.slice(0, 20)), /20 of 40 listings would be withdrawn/],
  [
    'other ids for all listings, as after a move to another program',
    toJson(homes.map((home) => ({ ...home, id: `new-${home.id}` }))),
    /40 of 40 listings would be withdrawn/,
  ],
  [
    'a tenth and more of records with an unknown status',
    toJson(homes.map((home, n) => ({ ...home, status: n < 6 ? 'Prealquilado' : home.status }))),
    /6 of 40 records are refused/,
  ],
  ['letters that were encoded twice', Buffer.from(Buffer.from(feed).toString('latin1')), /letters that are broken/],
  ['letters that were lost', feed.replace(/[à-ÿ]/g, '\uFFFD'), /letters that are broken/],
  ['numbers without an end, in one record', `[{"a":"${'9'.repeat(5_000_000)}`, /more than 4000000 characters/],
];

onEveryBackend((backend) => {
  let store: Store;
  let before: Awaited<ReturnType<typeof readState>>;
  let shown: number;
  const folder = makeFeedFolder();

  beforeAll(async () => {
    store = backend.open('disasters');
    await migrateDatabase(store);
    folder.write(feed);
    expect(await folder.sync(store)).toMatchObject({ read: 40, new: 40, refused: [] });
    before = await readState(store);
    shown = await countShown(store);
    await store.db.deleteFrom('changes').execute();
  }, 60_000);
  afterAll(async () => {
    await store.close();
    folder.remove();
  });

  const lastRun = async () => (await listRuns(store.db, crm.name, 1))[0]!;

  test.each(disasters)('%s is refused as a whole: the site stays as it was', async (_, content, reason) => {
    folder.write(content);
    const report = await folder.sync(store);
    expect(report).toMatchObject({ new: 0, changed: 0, returned: 0, withdrawn: 0 });
    expect(report.refusedRun?.reason).toMatch(reason);
    expect(await readState(store)).toEqual(before);
    expect(await countShown(store)).toBe(shown);
    expect(await store.db.selectFrom('changes').selectAll().execute()).toEqual([]);
    const run = await lastRun();
    expect(run).toMatchObject({ id: report.run, state: 'refused' });
    expect((JSON.parse(run.report) as RunSummary).refusedRun?.reason).toMatch(reason);
  });

  test.each([
    ['the same file with a line more', `${feed}\n`],
    ['the same file in the encoding of Windows', Buffer.from(feed, 'latin1')],
    ['the same file in UTF-16', Buffer.from(`\uFEFF${feed}`, 'utf16le')],
    ['the same records in another order', toJson(homes.toReversed())],
    ['the same records, one a line', homes.map((home) => JSON.stringify(home)).join('\n')],
    [
      'another export date in each',
      toJson(homes.map((home) => ({ ...home, updated_at: new Date('2026-05-31').toISOString() }))),
    ],
  ])('%s touches nothing', async (_, content) => {
    folder.write(content);
    expect(await folder.sync(store)).toMatchObject({ read: 40, unchanged: 40, changed: 0, withdrawn: 0 });
    expect(await readState(store)).toEqual(before);
    expect(await store.db.selectFrom('changes').selectAll().execute()).toEqual([]);
    expect(await lastRun()).toMatchObject({ state: 'done' });
  });

  test('the same file again is not even read, unless its source is read otherwise or a day has gone', async () => {
    folder.write(feed);
    await folder.sync(store);
    expect(await folder.sync(store)).toMatchObject({ read: 0, unchanged: 40, asBefore: { refused: 0 } });
    expect(await readState(store)).toEqual(before);
    expect(await lastRun()).toMatchObject({ state: 'done' });
    expect(await folder.sync(store, { isDry: true })).toMatchObject({ read: 40, unchanged: 40 });
    expect(await folder.sync(store, { now: testNow + day })).toMatchObject({ read: 40, unchanged: 40 });
    const options = {
      dir: folder.dir,
      network: { name: 'Vencejo', email: 'hola@vencejo.example' },
      now: testNow + day,
    };
    const [report] = await importSources(store, [{ ...crm, map: { status: { Prealquilado: 'reserved' } } }], options);
    expect(report).toMatchObject({ read: 40, unchanged: 40 });
  });

  test('records that are as they were are not read again, unless they are read otherwise or a day has gone', async () => {
    folder.write(`${feed} `);
    const { warnings } = await folder.sync(store);
    // What their listings would not be found unchanged by, if they were read.
    await store.db.updateTable('source_records').set({ digest: 'another' }).execute();
    folder.write(`${feed}  `);
    expect(await folder.sync(store, { isDry: true })).toMatchObject({ read: 40, changed: agents, warnings });
    const options = { dir: folder.dir, network: { name: 'Vencejo', email: 'hola@vencejo.example' }, isDry: true };
    for (const [source, now] of [
      [{ ...crm, map: { status: { Prealquilado: 'reserved' } } }, testNow],
      [crm, testNow + day],
    ] as const) {
      const [report] = await importSources(store, [source], { ...options, now });
      expect(report).toMatchObject({ read: 40, changed: 40, warnings });
    }
    expect(await folder.sync(store, { now: testNow + day })).toMatchObject({ changed: 40 });
    expect(await readState(store)).toEqual(before);
    await store.db.deleteFrom('changes').execute();
  });

  test('a file that is not there is refused, and so is a folder without one', async () => {
    const missing = { ...crm, file: 'missing.json' };
    const network = { name: 'Vencejo', email: 'hola@vencejo.example' };
    const [report] = await importSources(store, [missing], { dir: folder.dir, network });
    expect(report!.refusedRun?.reason).toMatch(/^there is no file .*missing\.json$/);
    expect(await readState(store)).toEqual(before);
  });

  test('while a run is at work, another of the same source is refused, and of another source is not', async () => {
    folder.write(toJson(homes.slice(1)));
    const other = backend.open('disasters');
    const refused = await store.unlessRunning(runLock(crm.name), () => folder.sync(other));
    expect(refused?.refusedRun).toEqual({ reason: anotherRuns });
    expect(await readState(store)).toEqual(before);
    const free = await store.unlessRunning(runLock('other'), async () => {
      folder.write(feed);
      return folder.sync(other);
    });
    expect(free).toMatchObject({ unchanged: 40 });
    await other.close();
  });

  test('of two runs at once one does the work, whichever it is, and it is done once', async () => {
    const changed = toJson(homes.map((home) => ({ ...home, rooms: 9 })));
    folder.write(changed);
    const other = backend.open('disasters');
    const reports = await Promise.all([folder.sync(store), folder.sync(other)]);
    expect(reports.reduce((sum, report) => sum + report.changed, 0)).toBe(40);
    folder.write(feed);
    expect(await folder.sync(other)).toMatchObject({ changed: 40 });
    expect(await readState(store)).toEqual(before);
    await other.close();
  });

  test('other references under the same ids change the listings, and leave their pages where they are', async () => {
    const key = (home: (typeof homes)[number]) => home.reference.toLowerCase();
    folder.write(toJson(homes.map((home, n) => ({ ...home, reference: `NEU/${n}` }))));
    expect(await folder.sync(store)).toMatchObject({ changed: 40, withdrawn: 0 });
    expect(await countShown(store)).toBe(shown);
    expect(await statusOfPage(store, key(homes[0]!))).toBe(200);
    folder.write(feed);
    expect(await folder.sync(store)).toMatchObject({ changed: 40 });
    expect(await readState(store)).toEqual(before);
  });

  test('withdrawals that are accepted are made, and what comes back has its pages and prices', async () => {
    const gone = homes[39]!.reference.toLowerCase();
    folder.write(toJson(homes.slice(0, 20)));
    expect(await folder.sync(store, { acceptWithdrawals: true })).toMatchObject({ withdrawn: 20, unchanged: 20 });
    expect((await readState(store)).estates).toHaveLength(20);
    expect([await statusOfPage(store, gone), await countShown(store)]).toEqual([410, expect.any(Number)]);
    expect(await countShown(store)).toBeLessThan(shown);
    folder.write(feed);
    expect(await folder.sync(store)).toMatchObject({ returned: 20, unchanged: 20 });
    expect(await readState(store)).toEqual(before);
    expect(await statusOfPage(store, gone)).toBe(200);
  });

  test('a dry run says listing by listing what would change, and stores nothing', async () => {
    const [first, second, third, ...others] = homes;
    const sold = { ...second!, status: 'sold', price: 1_000 + second!.price! };
    const added = { ...first!, id: 'added', reference: 'ADDED-1' };
    folder.write(toJson([{ ...first!, text: { 'es-ES': 'Otro texto' } }, sold, ...others, added]));
    const runs = await listRuns(store.db, crm.name, 1_000);
    const report = await folder.sync(store, { isDry: true });
    expect(report).toMatchObject({ new: 1, changed: 2, withdrawn: 1, unchanged: 37 });
    expect(report.plan).toEqual([
      { id: first!.id, reference: first!.reference, change: 'changed', fields: [{ field: 'text' }] },
      {
        ...{ id: second!.id, reference: second!.reference, change: 'changed' },
        fields: [
          { field: 'status', before: second!.status, after: 'sold' },
          { field: 'price', before: second!.price, after: sold.price },
        ],
      },
      { id: 'added', reference: 'ADDED-1', change: 'new' },
      { id: third!.id, reference: third!.reference, change: 'withdrawn' },
    ]);
    expect(await readState(store)).toEqual(before);
    expect(await listRuns(store.db, crm.name, 1_000)).toEqual(runs);
    // Also of one that would be refused.
    folder.write(toJson(homes.slice(0, 10)));
    const refused = await folder.sync(store, { isDry: true });
    expect([refused.refusedRun?.reason, refused.plan?.length]).toEqual([expect.stringMatching('30 of 40'), 30]);
  });

  test('a run that fails is kept with its error, and the next is not kept from its work', async () => {
    folder.write(`${feed}\n\n`);
    const broken = folder.sync(store, {
      prepare: () => {
        throw new Error('power cut');
      },
    });
    await expect(broken).rejects.toThrow('power cut');
    const run = await lastRun();
    expect([run.state, (JSON.parse(run.report) as RunSummary).refusedRun]).toEqual(['failed', { reason: 'power cut' }]);
    expect(await folder.sync(store)).toMatchObject({ unchanged: 40 });
  });

  test('work that failed has given its lock back, even while its connection is still closing', async () => {
    const end = jest.spyOn(pg.Client.prototype, 'end').mockImplementation(() => Promise.resolve());
    try {
      const failing = store.unlessRunning('failing', () => Promise.reject(new Error('power cut')));
      await expect(failing).rejects.toThrow('power cut');
      expect(await store.unlessRunning('failing', () => Promise.resolve({}))).toEqual({});
    } finally {
      const open = end.mock.contexts as pg.Client[];
      end.mockRestore();
      await Promise.all(open.map((client) => client.end()));
    }
  });
});
