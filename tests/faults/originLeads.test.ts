import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childEnv } from '#config/env.ts';
import { verifyLedger } from '#origin/db/personal/ledger.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { EnquiryContent, OwnerRequestContent } from '#origin/db/personal/leads.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { onEveryBackend } from '#tests/origin/backends.ts';
import { readMessage, startMailServer, type MailServer } from '#tests/origin/mailServer.ts';
import { smallNetwork } from '#tests/origin/smallNetwork.ts';

/** `LEADS=10000` sends as many, with a kill for each hundred. */
const submissions = Number(process.env.LEADS ?? 60);
const kills = Math.max(3, Math.round(submissions / 100));
const inParallel = 8;

const forms = [
  ['/web/opportunity', { agent: 'ana-mas', name: 'Ana', surname: 'Mas', message: 'Hola', acceptPrivacy: true }],
  [
    '/web/lead',
    { type: 'BUY', fullName: 'Ana Mas', phone: '+34612345678', cities: ['barcelona', 'madrid'], acceptTerms: true },
  ],
  ['/web/subscribe', { name: 'Ana', surname: 'Mas', acceptConditions: true, acceptCommercials: true }],
] as const;

const emailOf = (n: number): string => `v${n}@example.com`;

/** An origin process that is killed and started again on the same port. */
function createVictim(env: Record<string, string>) {
  let child: ChildProcess;
  let url = '';
  return {
    url: () => url,
    start: async (): Promise<void> => {
      child = fork(path.join(import.meta.dirname, '../../src/origin/index.ts'), {
        env: childEnv({ HOST: '127.0.0.1', PORT: '0', DEMO: 'off', LOG_LEVEL: 'silent', ...env }),
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      const [{ port }] = (await once(child, 'message')) as [{ port: number }];
      url = `http://127.0.0.1:${port}`;
    },
    kill: async (): Promise<void> => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

onEveryBackend((backend) => {
  let server: MailServer;
  let dir: string;
  let victim: ReturnType<typeof createVictim> | undefined;
  beforeAll(async () => {
    server = await startMailServer();
    dir = await mkdtemp(path.join(tmpdir(), 'vencejo-faults-'));
  });
  afterAll(async () => {
    await victim?.kill();
    await server.stop();
    await rm(dir, { recursive: true });
  });

  it(
    `every acknowledged one of ${submissions} submissions is stored once, with its consent and its mails, while the origin is killed`,
    async () => {
      const store = backend.open('origin_leads');
      await migrateDatabase(store);
      await storeNetwork(store, smallNetwork(), { now: Date.now() });
      const origin = createVictim({ DATABASE_URL: backend.url('origin_leads'), DATA_DIR: dir, SMTP_URL: server.url });
      victim = origin;
      await origin.start();

      const answers = new Map<number, string>();
      let lost = 0;
      /** As a browser would: again with the same key until it is answered. */
      const submit = async (n: number): Promise<void> => {
        const [form, body] = forms[n % forms.length]!;
        for (;;) {
          try {
            const answer = await fetch(origin.url() + form, {
              method: 'POST',
              headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `key-${n}` },
              body: JSON.stringify({ ...body, email: emailOf(n), language: 'es' }),
            });
            if (answer.status === 201) return void answers.set(n, await answer.text());
          } catch {
            lost += 1;
          }
          await sleep(20);
        }
      };
      let next = 0;
      const submitAll = Promise.all(
        Array.from({ length: inParallel }, async () => {
          while (next < submissions) await submit(next++);
        }),
      );
      for (let n = 1; n <= kills; n += 1) {
        while (answers.size < (n * submissions) / (kills + 1)) await sleep(5);
        await origin.kill();
        await origin.start();
      }
      await submitAll;
      // A lost answer is why a browser sends again: the first is what the repetition gets.
      for (const n of [0, 1, 2]) {
        const before = answers.get(n);
        await submit(n);
        expect(answers.get(n)).toBe(before);
      }

      const { db } = store;
      const ids = Array.from({ length: submissions }, (_, n) => n);
      const of = (position: number) => ids.filter((n) => n % forms.length === position).map(emailOf);
      const contents = async (table: 'enquiries' | 'owner_requests') =>
        (await db.selectFrom(table).select('content').execute()).map(
          ({ content }) => (JSON.parse(content!) as EnquiryContent | OwnerRequestContent).email,
        );
      expect((await contents('enquiries')).sort()).toEqual(of(0).sort());
      expect((await contents('owner_requests')).sort()).toEqual(of(1).sort());
      const subscriptions = await db.selectFrom('subscriptions').select('email').execute();
      expect(subscriptions.map(({ email }) => email).sort()).toEqual(of(2).sort());
      expect(await verifyLedger(db)).toMatchObject({ rows: submissions, faults: [] });
      expect(lost).toBeGreaterThan(0);

      const waiting = async () =>
        (await db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute()).length;
      // Those that a killed worker held are leased for five minutes; here they are due at once.
      await db
        .updateTable('outbox')
        .set({ try_at: 0 })
        .where('state', '=', 'waiting')
        .where('attempts', '>', 0)
        .execute();
      for (let turn = 0; turn < 3_000 && (await waiting()) > 0; turn += 1) await sleep(100);
      const messages = new Set(server.delivered.map(({ content }) => readMessage(content).header('Message-ID')));
      expect(messages.size).toBe(2 * of(0).length + 3 * of(1).length + of(2).length);
      await store.close();
    },
    300_000 + submissions * 200,
  );
});
