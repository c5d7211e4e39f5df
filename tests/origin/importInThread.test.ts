import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beginRun, listRuns } from '#origin/db/imports/importRuns.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { createImportInThread, threadLimits } from '#origin/jobs/importInThread.ts';
import { sends, startFeedServer, type FeedServer } from '#tests/fakes/feedServer.ts';
import { toJson } from './importFeeds.ts';
import { smallEstates } from './smallNetwork.ts';
import { testNow } from './startOrigin.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-thread-'));
const database = path.join(dir, 'thread.sqlite');
const downloads = path.join(dir, 'downloads');
let store: Store;
let server: FeedServer;

beforeAll(async () => {
  store = openDatabase(database);
  await migrateDatabase(store);
  server = await startFeedServer();
});
afterAll(async () => {
  await store.close();
  await server.stop();
  rmSync(dir, { recursive: true });
});

const source = (name: string) => ({
  name,
  every: '1h',
  format: 'vencejo' as const,
  url: `${server.origin}/${name}`,
  report: 'ops@example.org',
});
const threadOf = (program: string, limits = threadLimits) =>
  createImportInThread({
    ...{ store, database, days: 0, limits, now: () => testNow },
    program: path.join(import.meta.dirname, program),
    options: {
      ...{ dir, isReal: true, network: { name: 'Vencejo', email: 'hola@vencejo.example' } },
      download: { dir: downloads, allowPrivate: true, maxBytes: 1_000_000 },
    },
  });

it('imports a feed in a thread of its own, and leaves no file', async () => {
  server.answer(sends(toJson(smallEstates.slice(0, 6))));
  const report = await threadOf('../../src/origin/importThread.ts')(source('crm'));
  expect(report).toMatchObject({ source: 'crm', new: 6, refused: [] });
  expect(await listRuns(store.db, 'crm', 9)).toMatchObject([{ state: 'done' }]);
  expect(readdirSync(downloads)).toEqual([]);
});

it.each([
  ['endless', { stallMs: 100 }, /^reading its feed showed no sign of life/],
  ['late', { totalMs: 100 }, /^it took more than/],
  ['full of buffers', { memoryMb: 20, watchMs: 20 }, /^reading its feed took more than 20 MB of memory$/],
  ['large', { memoryMb: 20 }, /^reading its feed took more than 20 MB of memory$/],
])('ends a run that is %s, not the process, and says why', async (name, limits, reason) => {
  // As the thread began it.
  await beginRun(store.db, { id: `run-of-${name}`, source: name, report: '{"new":0}' }, testNow - 1);
  const importSource = threadOf('hostileThread.mjs', { ...threadLimits, ...limits });
  const refusedRun = { reason: expect.stringMatching(reason) as string };
  expect(await importSource(source(name))).toMatchObject({ source: name, refusedRun });
  const [run] = await listRuns(store.db, name, 9);
  expect({ ...run, report: JSON.parse(run!.report) as object }).toMatchObject({
    ...{ state: 'killed', ended_at: testNow },
    report: { refusedRun },
  });
  const mails = await store.db.selectFrom('outbox').select('kind').execute();
  expect(mails).toEqual([{ kind: 'importReport' }]);
  await store.db.deleteFrom('outbox').execute();
});
