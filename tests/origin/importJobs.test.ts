import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { day, hour, minute } from '#shared/times.ts';
import { listRuns, readLastRuns, runLock } from '#origin/db/imports/importRuns.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import type { Source } from '#origin/folder/sourceFile.ts';
import { undoRun } from '#origin/import/sync/undoRun.ts';
import { createImportJobs, importJobTimes } from '#origin/jobs/createImportJobs.ts';
import { silentLogger } from '#origin/originLogger.ts';
import { hangs, sends, sendsVersion, startFeedServer, type FeedServer } from '#tests/fakes/feedServer.ts';
import { onEveryBackend } from './backends.ts';
import { toJson } from './importFeeds.ts';
import { smallEstates } from './smallNetwork.ts';
import { testNow } from './startOrigin.ts';

const homes = smallEstates.slice(0, 6);
const feed = toJson(homes);
const times = { ...importJobTimes, small: 3, interval: 5, postponed: 0, errorDelay: 5, drainTimeout: 5_000 };

/** Waits for what a job does. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 2_000; tries += 1) {
    if (await isSo()) return;
    await sleep(5);
  }
  throw new Error('it did not come to that');
}

/** Many looks of a job at what is due. */
const manyLooks = () => sleep(30 * times.interval);

onEveryBackend((backend) => {
  let store: Store;
  let other: Store;
  let server: FeedServer;
  let now = testNow;
  const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-jobs-'));
  const logged: [string, object][] = [];
  const logger = {
    info: (details: object, message: string) => void logged.push([message, details]),
    error: (details: object, message: string) => void logged.push([message, details]),
  };

  const start = (sources: readonly Source[], on = store) =>
    createImportJobs({
      ...{ store: on, sources, logger, times, now: () => now },
      options: {
        ...{ dir, network: { name: 'Vencejo', email: 'hola@vencejo.example' }, clock: () => now },
        download: { dir: path.join(dir, 'downloads'), allowPrivate: true, maxBytes: 1_000_000 },
      },
    });
  const sourceOf = (name: string, every?: string): Source => ({
    ...{ name, format: 'vencejo', url: `${server.origin}/${name}` },
    ...(every ? { every } : {}),
  });
  const runsOf = async (name: string) => (await listRuns(store.db, name, 100)).map(({ state }) => state);
  const hasRuns = (name: string, count: number) => async () => {
    const runs = await runsOf(name);
    return runs.length === count && !runs.includes('running');
  };

  beforeAll(async () => {
    server = await startFeedServer();
    store = backend.open('import_jobs');
    other = backend.open('import_jobs');
    await migrateDatabase(store);
  });
  beforeEach(() => {
    now = testNow;
    logged.length = 0;
    server.answer(sends(feed));
  });
  afterAll(async () => {
    await Promise.all([store.close(), other.close(), server.stop()]);
    rmSync(dir, { recursive: true });
  });

  test('a source is read at once, and then at its times; one without a time is not', async () => {
    const job = start([sourceOf('timed', '6h'), sourceOf('by-command')]);
    await until(hasRuns('timed', 1));
    await manyLooks();
    expect(await runsOf('timed')).toEqual(['done']);
    now += 6 * hour - minute;
    await manyLooks();
    expect(await runsOf('timed')).toEqual(['done']);
    now += 10 * minute;
    await until(hasRuns('timed', 2));
    await job.stop();
    expect([await runsOf('timed'), await runsOf('by-command')]).toEqual([['done', 'done'], []]);
    const imports = logged.map(([message]) => message).filter((message) => message !== 'adverts break a rule');
    expect(imports).toEqual(['listings imported', 'listings imported']);
  });

  test('of two origins one reads it, and the other sees that it was read', async () => {
    const jobs = [store, other].map((one) => start([sourceOf('shared', '1h')], one));
    await until(hasRuns('shared', 1));
    await manyLooks();
    now += 2 * hour;
    await until(hasRuns('shared', 2));
    await manyLooks();
    await Promise.all(jobs.map((job) => job.stop()));
    expect(await runsOf('shared')).toEqual(['done', 'done']);
  });

  test('one that fails is tried again after five minutes or more, and keeps no other from its time', async () => {
    server.answer((req, res) =>
      sends(req.url === '/broken' ? '' : feed, {}, req.url === '/broken' ? 500 : 200)(req, res),
    );
    const job = start([sourceOf('broken', '1m'), sourceOf('well', '1m')]);
    await until(hasRuns('broken', 1));
    await until(hasRuns('well', 1));
    now += 2 * minute;
    await until(hasRuns('well', 2));
    await manyLooks();
    expect(await runsOf('broken')).toEqual(['refused']);
    now += 5 * minute;
    await until(hasRuns('broken', 2));
    await job.stop();
    expect(logged).toContainEqual([
      'import refused',
      { source: 'broken', reason: expect.stringMatching('500') as string },
    ]);
  });

  test('a server that hangs keeps one source waiting, and no other', async () => {
    server.answer((req, res) => (req.url === '/hanging' ? hangs : sends(feed))(req, res));
    const job = start([sourceOf('hanging', '1h'), sourceOf('quick-1', '1h'), sourceOf('quick-2', '1h')]);
    await until(hasRuns('quick-1', 1));
    await until(hasRuns('quick-2', 1));
    server.answer(sends(feed, {}, 500));
    server.dropOpen();
    await until(hasRuns('hanging', 1));
    await job.stop();
  });

  test('a small source waits for no large ones, however many are slow', async () => {
    const names = ['large-1', 'large-2', 'large-3', 'small-1', 'small-2'];
    const answer = (req: IncomingMessage, res: ServerResponse) =>
      sends(req.url!.startsWith('/small') ? toJson(homes.slice(0, 2)) : feed)(req, res);
    server.answer(answer);
    const job = start(names.map((name) => sourceOf(name, '1h')));
    for (const name of names) await until(hasRuns(name, 1));
    server.answer((req, res) => (req.url!.startsWith('/large') ? hangs : answer)(req, res));
    now += 2 * hour;
    for (const name of ['small-1', 'small-2']) await until(hasRuns(name, 2));
    expect((await Promise.all(names.map(runsOf))).map(([state]) => state).slice(0, 3)).toContain('running');
    server.answer(answer);
    server.dropOpen();
    for (const name of names) await until(hasRuns(name, 2));
    await job.stop();
  });

  test('while another process reads it, it waits, and is not told as a failure', async () => {
    await store.unlessRunning(runLock('busy'), async () => {
      const job = start([sourceOf('busy', '1h')], other);
      await manyLooks();
      await job.stop();
      return {};
    });
    expect([await runsOf('busy'), logged]).toEqual([[], []]);
  });

  test('a run whose process was killed is made again soon, whole', async () => {
    server.answer(sendsVersion(feed, '"1"'));
    const jobBefore = start([sourceOf('killed', '1d')]);
    await until(hasRuns('killed', 1));
    await jobBefore.stop();
    now += day + hour;
    const killed = { source: 'killed', state: 'running', started_at: now, ended_at: null, undo: null } as const;
    await store.db
      .insertInto('import_runs')
      .values({ ...killed, id: 'k', report: '{}' })
      .execute();
    const job = start([sourceOf('killed', '1d')]);
    await manyLooks();
    expect(await runsOf('killed')).toEqual(['running', 'done']);
    server.asked.length = 0;
    now += 6 * minute;
    await until(hasRuns('killed', 3));
    await job.stop();
    expect(await runsOf('killed')).toEqual(['done', 'killed', 'done']);
    expect(server.asked[0]!.headers['if-none-match']).toBeUndefined();
  });

  test('after a run was taken back no scheduled one makes it again', async () => {
    const job = start([sourceOf('undone', '1h')]);
    await until(hasRuns('undone', 1));
    const { id } = (await readLastRuns(store.db)).get('undone')!;
    // The run is on record a moment before the source is free again.
    await until(() =>
      undoRun(store, id, { clock: () => now + 1 }).then(
        () => true,
        (error: unknown) => {
          if (String(error).includes('is at work')) return false;
          throw error;
        },
      ),
    );
    now += day;
    await manyLooks();
    await job.stop();
    expect(await runsOf('undone')).toEqual(['undo', 'undone']);
  });

  test('without a scheduled source there is no job', async () => {
    await createImportJobs({
      ...{ store, sources: [sourceOf('by-command')], logger: silentLogger },
      options: { dir, network: { name: '', email: '' } },
    }).stop();
  });
});
