import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { day, hour } from '#shared/times.ts';
import { listRuns, readLastOffers, runLock } from '#origin/db/imports/importRuns.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { importSources } from '#origin/folder/importSources.ts';
import type { Source } from '#origin/folder/sourceFile.ts';
import type { DownloadSettings } from '#origin/import/download/readRemoteFeed.ts';
import type { RunSummary } from '#origin/import/sync/summariseReport.ts';
import { anotherRuns, type SyncOptions } from '#origin/import/sync/syncSource.ts';
import { undoRun } from '#origin/import/sync/undoRun.ts';
import {
  breaksOff,
  hangs,
  redirects,
  sends,
  sendsVersion,
  startFeedServer,
  type FeedAnswer,
  type FeedServer,
} from '#tests/fakes/feedServer.ts';
import { onEveryBackend } from './backends.ts';
import { countShown, readState, toJson } from './importFeeds.ts';
import { smallEstates } from './smallNetwork.ts';
import { testNow } from './startOrigin.ts';

/** Of an agency whose program answers at an address. */
const homes = smallEstates.slice(0, 40);
const feed = toJson(homes);

const loginPage = '<!DOCTYPE html>\n<html><body><form action="/login"><input name="user"></form></body></html>';

const disasters: [string, FeedAnswer, RegExp][] = [
  ['an empty answer', sends(''), /no record/],
  ['an empty list', sends('[]'), /no record/],
  ...Array.from({ length: 9 }, (_, n): [string, FeedAnswer, RegExp] => [
    `an answer that ends after ${n + 1} of 10 parts, as if that were all`,
    sends(feed.slice(0, Math.round((feed.length * (n + 1)) / 10))),
    /cut off/,
  ]),
  ['an answer that breaks off', breaksOff(feed), /broke the connection off/],
  ['an answer without a length that breaks off', breaksOff(feed, {}), /broke the connection off/],
  ['a gzip that is cut off', sends(gzipSync(feed).subarray(0, -20), { 'Content-Encoding': 'gzip' }), /broken gzip/],
  ['a login page with status 200', sends(loginPage), /web page \(HTML\)/],
  ['a login page with status 200, packed', sends(gzipSync(loginPage), { 'Content-Encoding': 'gzip' }), /HTML/],
  ['404', sends(feed, {}, 404), /answers 404/],
  ['500', sends(feed, {}, 500), /answers 500/],
  ['a redirect to itself', redirects('/feed'), /3 redirects/],
  ['more than is allowed', sends(feed + ' '.repeat(1_000_000)), /FEED_MAX_MB/],
  ['a server that does not answer', hangs, /does not begin its answer/],
  ['half of the listings', sends(toJson(homes.slice(0, 20))), /20 of 40 listings would be withdrawn/],
  [
    'another encoding than its header says',
    sends(feed, { 'Content-Type': 'text/json; charset=ascii' }),
    /letters that are broken/,
  ],
];

onEveryBackend((backend) => {
  let store: Store;
  let server: FeedServer;
  let source: Source;
  let settings: DownloadSettings;
  const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-remote-'));
  const downloads = path.join(dir, 'downloads');

  const sync = async (options: Partial<SyncOptions> = {}, changes: Partial<Source> = {}, on = store) => {
    const network = { name: 'Vencejo', email: 'hola@vencejo.example' };
    const all = { dir, network, now: testNow, download: settings, ...options };
    const [report] = await importSources(on, [{ ...source, ...changes }], all);
    // Whatever came of it, nothing is left of the download.
    expect(readdirSync(downloads)).toEqual([]);
    return report!;
  };
  const lastRun = async () => {
    const [run] = await listRuns(store.db, source.name, 1);
    return { ...run!, report: JSON.parse(run!.report) as RunSummary };
  };
  const asked = () => server.asked.splice(0).map(({ headers }) => headers);

  beforeAll(async () => {
    server = await startFeedServer();
    source = { name: 'crm', format: 'vencejo', url: `${server.origin}/feed?key=s3cret` };
    settings = { dir: downloads, allowPrivate: true, maxBytes: feed.length + 1_000 };
    store = backend.open('remote');
    await migrateDatabase(store);
    server.answer(sendsVersion(feed, '"1"'));
    expect(await sync()).toMatchObject({ read: 40, new: 40, refused: [] });
    await store.db.deleteFrom('changes').execute();
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await server.stop();
    rmSync(dir, { recursive: true });
  });

  test('a feed that its server calls unchanged is not read: the run is good, and touches nothing', async () => {
    asked();
    server.answer(sendsVersion(feed, '"1"'));
    const before = await readState(store);
    expect(await sync({ now: testNow + hour })).toMatchObject({ read: 0, unchanged: 40, withdrawn: 0 });
    expect(asked()).toMatchObject([{ 'if-none-match': '"1"' }]);
    expect(await lastRun()).toMatchObject({ state: 'done', report: { unchanged: 40, isAsBefore: true } });
    expect(await readState(store)).toEqual(before);
    // From one that was not read on, too.
    await sync({ now: testNow + hour });
    expect(asked()).toMatchObject([{ 'if-none-match': '"1"' }]);
    // Nor is one with the same bytes of a server that tells no version.
    server.answer(sends(feed));
    expect(await sync({ now: testNow + hour })).toMatchObject({ read: 0, unchanged: 40 });
    expect(await readState(store)).toEqual(before);
  });

  test('whole, it says what is on offer when it is read, unchanged too; one that may lack listings does not', async () => {
    const offers = async () => [...(await readLastOffers(store.db, [source.name, 'other']))];
    server.answer(sendsVersion(feed, '"1"'));
    await sync({ now: testNow + day });
    expect(await offers()).toEqual([[source.name, Number((await lastRun()).ended_at)]]);
    await sync({ now: testNow + day + hour });
    expect((await lastRun()).report.isAsBefore).toBe(true);
    expect(await offers()).toEqual([[source.name, Number((await lastRun()).ended_at)]]);
    server.answer(sends(toJson([...homes, { rooms: 3 }])));
    await sync({ now: testNow + day + hour });
    expect(await lastRun()).toMatchObject({ state: 'done', report: { refused: 1 } });
    expect(await offers()).toEqual([]);
    server.answer(sendsVersion(feed, '"1"'));
    await sync();
  });

  test('what was wrong in it is still told', async () => {
    const odd = toJson(homes.map((home, n) => (n === 3 ? { ...home, status: 'Prealquilado' } : home)));
    server.answer(sendsVersion(odd, '"odd"'));
    expect((await sync()).refused).toHaveLength(1);
    await sync();
    expect((await lastRun()).report).toMatchObject({
      isAsBefore: true,
      refused: 1,
      reasons: expect.arrayContaining([
        expect.objectContaining({ kind: 'refused', references: [homes[3]!.reference] }),
      ]) as unknown,
    });
    server.answer(sendsVersion(feed, '"1"'));
    await sync();
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a day after it was read', () => sync({ now: testNow + day })],
    ['with other settings', () => sync({}, { map: { status: { Prealquilado: 'reserved' } } })],
    ['where nothing is to be stored', () => sync({ isDry: true })],
    [
      'where what it said is no longer stored',
      async () => {
        server.answer(sends(toJson(homes.map((home) => ({ ...home, rooms: 9 })))));
        const { run } = await sync();
        await undoRun(store, run);
        asked();
        server.answer(sendsVersion(feed, '"1"'));
        await sync();
      },
    ],
  ])('it is read again %s', async (_, run) => {
    await sync();
    asked();
    await run();
    const [headers] = asked();
    expect(headers).toBeDefined();
    expect(headers!['if-none-match']).toBeUndefined();
    await sync();
  });

  test.each(disasters)('%s is refused as a whole: the site stays as it was', async (_, answer, reason) => {
    const before = await readState(store);
    const shown = await countShown(store);
    await store.db.deleteFrom('changes').execute();
    server.answer(answer);
    // A busy machine is no server that does not answer.
    const steps = { connect: 10_000, firstByte: answer === hangs ? 300 : 60_000 };
    const report = await sync({ download: { ...settings, steps } } as Partial<SyncOptions>);
    expect(report).toMatchObject({ new: 0, changed: 0, returned: 0, withdrawn: 0 });
    expect(report.refusedRun?.reason).toMatch(reason);
    expect(JSON.stringify(report)).not.toMatch('s3cret');
    expect(await readState(store)).toEqual(before);
    expect(await countShown(store)).toBe(shown);
    expect(await store.db.selectFrom('changes').selectAll().execute()).toEqual([]);
    expect(await lastRun()).toMatchObject({ id: report.run, state: 'refused' });
  });

  test('a server of this machine or its networks is not asked, unless that is allowed', async () => {
    asked();
    const report = await sync({ download: { ...settings, allowPrivate: false } } as Partial<SyncOptions>);
    expect(report.refusedRun?.reason).toMatch('ALLOW_PRIVATE_SOURCES=on');
    expect(asked()).toEqual([]);
  });

  test('what comes packed, or in the encoding that its header names, is read as it is meant', async () => {
    const before = await readState(store);
    server.answer(sends(gzipSync(feed), { 'Content-Encoding': 'gzip' }));
    expect(await sync()).toMatchObject({ read: 40, unchanged: 40 });
    server.answer(sends(gzipSync(feed), { 'Content-Type': 'application/gzip' }));
    expect(await sync()).toMatchObject({ read: 40, unchanged: 40 });
    server.answer(sends(Buffer.from(feed, 'latin1'), { 'Content-Type': 'application/json; charset=iso-8859-1' }));
    expect(await sync()).toMatchObject({ read: 40, unchanged: 40 });
    expect(await readState(store)).toEqual(before);
  });

  test('a secret goes with the request', async () => {
    const file = path.join(dir, 'secret');
    writeFileSync(file, 'pass\n');
    server.answer(sends(feed));
    asked();
    await sync({}, { auth: { user: 'crm', password_file: file } });
    expect(asked()).toMatchObject([{ authorization: `Basic ${Buffer.from('crm:pass').toString('base64')}` }]);
    const report = await sync({}, { auth: { user: 'crm', password_file: `${file}s` } });
    expect(report.refusedRun?.reason).toMatch('cannot be read');
    expect(asked()).toEqual([]);
  });

  test('while a run of it is at work nothing is downloaded', async () => {
    asked();
    const other = backend.open('remote');
    const report = await store.unlessRunning(runLock(source.name), () => sync({}, {}, other));
    expect(report?.refusedRun).toEqual({ reason: anotherRuns });
    expect(asked()).toEqual([]);
    await other.close();
  });

  test('what a killed process left of a download is removed by the next', async () => {
    const left = path.join(downloads, 'feed-killed');
    mkdirSync(left, { recursive: true });
    writeFileSync(path.join(left, 'feed'), feed);
    utimesSync(left, testNow / 1_000 - 7_200, testNow / 1_000 - 7_200);
    server.answer(sends(feed));
    await sync();
    expect(existsSync(left)).toBe(false);
  });
});
