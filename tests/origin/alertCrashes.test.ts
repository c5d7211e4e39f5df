import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAlertKey, insertAlert } from '#origin/db/personal/alerts.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { digest } from '#origin/db/digest.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { runAlerts } from '#origin/alerts/runAlerts.ts';
import type { AlertDigestMail, Mail } from '#origin/db/outbox/mail.ts';
import { createPlaceDirectory } from '#origin/directory/placeDirectory.ts';
import { minute } from '#shared/times.ts';
import { createRandom } from '#tests/fakes/createRandom.ts';
import { onEveryBackend } from './backends.ts';
import { createTableReader } from './createTableReader.ts';
import { smallEstates, smallNetwork } from './smallNetwork.ts';

const seed = 7;
const alerts = 120;
const kills = 5;
const saturday = Date.UTC(2026, 10, 21, 10);
const sunday = Date.UTC(2026, 10, 22, 7);

onEveryBackend((backend) => {
  let store: Store;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    store = backend.open('alert_crashes');
    await migrateDatabase(store);
    await storeNetwork(store, smallNetwork(smallEstates), { now: saturday });
  }, 60_000);
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await store.close();
  });

  const { rows } = createTableReader(() => store);

  const startJob = async (time: number): Promise<ChildProcess> => {
    const child = fork(path.join(__dirname, 'runAlertsUntilKilled.ts'), [backend.url('alert_crashes'), String(time)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    });
    children.push(child);
    await once(child, 'message');
    return child;
  };

  /** Two jobs work at once; now one and now the other is killed at any moment, and replaced. */
  async function workAndKill(from: number): Promise<void> {
    const random = createRandom(seed);
    let time = from;
    const running = [await startJob(time), await startJob(time)];
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(random() * 80);
      const victim = running.shift()!;
      victim.kill('SIGKILL');
      await once(victim, 'exit');
      // Later than any lease of the one that died.
      time += 10 * minute;
      running.push(await startJob(time));
    }
    for (const child of running) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await runAlerts(store, createPlaceDirectory(store.db), time + 10 * minute);
  }

  test(`each listing is found once and each mail queued once, whichever job is killed when (seed ${seed})`, async () => {
    const available = (await rows('estates')).filter((row) => row.availability_rank === 0 && row.type === 0);
    await store.db.transaction().execute(async (trx) => {
      for (let n = 0; n < alerts; n += 1) {
        const email = `ana${n}@example.com`;
        const content = {
          ...{ email, name: 'Ana', surnames: undefined, phone: undefined, reference: undefined },
          ...{ where: [], filters: '', comments: '' },
        };
        const row = {
          key: createAlertKey(),
          subject_key: digest(email),
          type: 0,
          language: 'es',
          consent: '-',
        } as const;
        await insertAlert(trx, { ...row, frequency: 'daily', content }, saturday);
      }
      await trx.updateTable('alerts').set({ state: 'active' }).execute();
      for (const { key } of available)
        await trx
          .insertInto('estate_events')
          .values({
            id: `event-${key}`,
            estate: key,
            reason: 'new',
            previous_price: null,
            made_at: saturday,
            leased_until: 0,
          })
          .execute();
    });

    await workAndKill(saturday);
    const found = await rows('alert_matches');
    expect([await rows('estate_events'), found.length]).toEqual([[], alerts * available.length]);

    await workAndKill(sunday);
    const mails = (await rows('outbox')).map(({ content }) => JSON.parse(content!) as Mail & AlertDigestMail);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
      Array.from({ length: alerts }, (_, n) => `ana${n}@example.com`).sort(),
    );
    expect(new Set(mails.map(({ total }) => total))).toEqual(new Set([available.length]));
    expect((await rows('alerts')).every(({ digests }) => digests === 1)).toBe(true);
  }, 180_000);
});
