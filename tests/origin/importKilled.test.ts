import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listRuns } from '#origin/db/imports/importRuns.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { createRandom } from '#tests/fakes/createRandom.ts';
import { onEveryBackend } from './backends.ts';
import { crm, makeFeedFolder, manyRecords, readState, toJson } from './importFeeds.ts';
import { smallEstates } from './smallNetwork.ts';
import { testNow } from './startOrigin.ts';

const seed = 36;
const kills = 6;
const records = manyRecords(smallEstates.slice(0, 60), 320);

/** Two states of one source, each of which changes, adds and withdraws more than one transaction does. */
const feeds = [
  toJson(records.slice(0, 290)),
  toJson(records.slice(30).map((one) => ({ ...one, text: { 'es-ES': `Otro texto ${one.reference}` } }))),
];

onEveryBackend((backend) => {
  const folder = makeFeedFolder();
  const children: ChildProcess[] = [];
  let store: Store;

  beforeAll(async () => {
    store = backend.open('killed');
    await migrateDatabase(store);
  }, 60_000);
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await store.close();
    folder.remove();
  });

  async function startImport(): Promise<ChildProcess> {
    const args = [backend.url('killed'), folder.dir, JSON.stringify(crm), String(testNow)];
    const child = fork(path.join(__dirname, 'importUntilKilled.ts'), args, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    });
    children.push(child);
    await once(child, 'message');
    return child;
  }

  /** What is there after an import that nobody disturbs, and how long it takes, in ms. */
  async function importWhole(feed: string) {
    folder.write(feed);
    const started = performance.now();
    expect(await folder.sync(store, { acceptWithdrawals: true })).toMatchObject({ refused: [] });
    const ms = performance.now() - started;
    return { state: await readState(store), ms };
  }

  test(`after a kill -9 at any moment the next run ends the work (seed ${seed})`, async () => {
    await importWhole(feeds[0]!);
    const wholes = [await importWhole(feeds[1]!), await importWhole(feeds[0]!)];
    const random = createRandom(seed);
    let halfway = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const { state, ms } = wholes[kill % 2]!;
      folder.write(feeds[(kill + 1) % 2]!);
      const before = await readState(store);
      const child = await startImport();
      child.send('go');
      // Each second one after its first transaction, however busy the machine is.
      if (kill % 2 === 1) await once(child, 'message');
      else await sleep(random() * ms * 1.2);
      child.kill('SIGKILL');
      await once(child, 'exit');
      const after = await readState(store);
      if (JSON.stringify(after) !== JSON.stringify(before) && JSON.stringify(after) !== JSON.stringify(state))
        halfway += 1;
      // At once, without waiting for any lease.
      const report = await folder.sync(store);
      expect(report.refusedRun).toBeUndefined();
      const now = await readState(store);
      expect(now).toEqual(state);
      expect((await listRuns(store.db, crm.name, 1))[0]).toMatchObject({ id: report.run, state: 'done' });
    }
    expect(halfway).toBeGreaterThan(0);
    const runs = await listRuns(store.db, crm.name, 1_000);
    expect(runs.filter(({ state }) => state === 'running')).toEqual([]);
    expect(runs.filter(({ state }) => state === 'killed').length).toBeGreaterThan(0);
  }, 300_000);
});
