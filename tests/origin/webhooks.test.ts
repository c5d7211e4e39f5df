import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { countWebhooks, listWebhooks, replayWebhooks } from '#origin/db/outbox/webhooks.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { createWebhookWorker, webhookTimes } from '#origin/jobs/createWebhookWorker.ts';
import type { PeriodicJob } from '#origin/jobs/runPeriodically.ts';
import { createPublisher } from '#origin/webhooks/publishEvents.ts';
import type { WebhookEndpoint } from '#origin/webhooks/endpoints.ts';
import { signWebhook } from '#origin/webhooks/signWebhook.ts';
import { day, hour, minute } from '#shared/times.ts';
import { recordingLogger } from './recordingLogger.ts';
import { freePort } from '#tests/fakes/freePort.ts';
import { onEveryBackend } from './backends.ts';

const adapter = path.join(import.meta.dirname, '../../docs/crm-adapter.mjs');
const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const former = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;

interface Receiver {
  server: Server;
  url: string;
  requests: { headers: IncomingMessage['headers']; body: string; path: string }[];
  /** What the next request is answered; by default 204. */
  answer: (body: string) => number;
}

async function startReceiver(): Promise<Receiver> {
  const receiver: Omit<Receiver, 'url' | 'server'> = { requests: [], answer: () => 204 };
  const server = createServer((req, res) => {
    void req
      .setEncoding('utf8')
      .toArray()
      .then((parts) => {
        const body = parts.join('');
        receiver.requests.push({ headers: req.headers, body, path: req.url! });
        const status = receiver.answer(body);
        res.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end('not read');
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return Object.assign(receiver, { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

onEveryBackend((backend) => {
  let store: Store;
  let receiver: Receiver;
  let now = 0;
  const { log, logger } = recordingLogger();
  const workers: PeriodicJob[] = [];

  beforeAll(async () => {
    store = backend.open('webhooks');
    await migrateDatabase(store);
    receiver = await startReceiver();
  });
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 21);
    log.length = 0;
    receiver.requests.length = 0;
    receiver.answer = () => 204;
    await store.db.deleteFrom('webhooks').execute();
  });
  const stopWorkers = () => Promise.all(workers.splice(0).map((worker) => worker.stop()));
  afterEach(stopWorkers);
  afterAll(async () => {
    receiver.server.closeAllConnections();
    receiver.server.close();
    await store.close();
  });

  const networkAt = (url = receiver.url): WebhookEndpoint => ({ name: 'network', url, secrets: [secret, former] });
  const startWorker = (endpoints = [networkAt()], changes: Partial<typeof webhookTimes> = {}): void => {
    const times = { ...webhookTimes, interval: 1, ...changes };
    workers.push(createWebhookWorker({ store, endpoints, logger, now: () => now, times }));
  };
  const publish = (count: number, endpoints = [networkAt()]) => {
    const publishOne = createPublisher(endpoints);
    return store.db.transaction().execute(async (trx) => {
      for (let n = 0; n < count; n += 1) {
        const data = { name: `N${n}`, surname: '', email: `${n}@example.com`, language: 'es' } as const;
        await publishOne(trx, { type: 'newsletter.subscribed', data, subjectKey: `${n}` }, now);
      }
    });
  };
  const states = async () => (await listWebhooks(store.db, { limit: 10_000 })).map(({ state }) => state);
  const leased = () =>
    store.db
      .selectFrom('webhooks')
      .select('id')
      .where('state', '=', 'waiting')
      .where('lease', 'is not', null)
      .execute();
  /** Moves the clock on whenever nothing is being sent. */
  async function passTime(isOver: () => Promise<boolean> | boolean, step = 10 * minute): Promise<void> {
    while (!(await isOver())) {
      if ((await leased()).length === 0) now += step;
      await sleep(2);
    }
  }
  const isSettled = async () => (await countWebhooks(store.db)).waiting === 0;

  it('posts the event, signed with both secrets, and deletes its content', async () => {
    await publish(1);
    startWorker();
    await passTime(isSettled, 0);
    const [{ headers, body }] = receiver.requests as [Receiver['requests'][0]];
    expect(JSON.parse(body)).toEqual({
      type: 'newsletter.subscribed',
      timestamp: new Date(now).toISOString(),
      data: { name: 'N0', surname: '', email: '0@example.com', language: 'es' },
    });
    const id = headers['webhook-id'] as string;
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      ...signWebhook([secret, former], { id, body, now }),
    });
    expect(await store.db.selectFrom('webhooks').selectAll().execute()).toMatchObject([
      { id, state: 'sent', content: null, attempts: 1, lease: null },
    ]);
    expect(log.join()).not.toContain('example.com');
  });

  it('follows no redirect, and tries again', async () => {
    await publish(1);
    receiver.answer = () => 302;
    startWorker();
    await passTime(() => receiver.requests.length === 2, minute);
    expect(receiver.requests.map((one) => one.path)).toEqual(['/', '/']);
    await passTime(async () => (await leased()).length === 0, 0);
    expect(await listWebhooks(store.db)).toMatchObject([{ state: 'waiting', problem: { status: 302 } }]);
  });

  it('after three days an event is given up and kept; replayed, it arrives with its id', async () => {
    const started = now;
    await publish(1);
    receiver.answer = () => 500;
    startWorker();
    await passTime(isSettled);
    expect(now - started).toBeGreaterThan(2.9 * day);
    expect(now - started).toBeLessThan(3.1 * day);
    const [failed] = await listWebhooks(store.db);
    expect(failed).toMatchObject({ state: 'given_up', problem: { status: 500 }, attempts: receiver.requests.length });

    receiver.answer = () => 200;
    expect(await replayWebhooks(store.db, 'unknown', now)).toBe(0);
    expect(await replayWebhooks(store.db, failed!.id, now)).toBe(1);
    await passTime(isSettled);
    expect(await states()).toEqual(['sent']);
    expect(new Set(receiver.requests.map(({ headers, body }) => `${String(headers['webhook-id'])} ${body}`)).size).toBe(
      1,
    );
    expect(await replayWebhooks(store.db, undefined, now)).toBe(0);
  });

  it('an endpoint that is down delays no other, and one that the settings have lost waits', async () => {
    const down = { ...networkAt(), name: 'agency:down', url: 'http://127.0.0.1:9' };
    const lost = { ...networkAt(), name: 'agency:lost' };
    for (const endpoint of [down, lost]) await publish(20, [{ ...endpoint, name: 'network' }]);
    const rows = await store.db.selectFrom('webhooks').select('id').execute();
    const halves = [rows.slice(0, 20), rows.slice(20)].map((half) => half.map(({ id }) => id));
    for (const [index, { name }] of [down, lost].entries())
      await store.db.updateTable('webhooks').set({ endpoint: name }).where('id', 'in', halves[index]!).execute();
    now += 1;
    await publish(20);
    startWorker([networkAt(), down]);
    // The clock stands still: nothing is tried twice.
    await passTime(() => receiver.requests.length === 20, 0);
    await passTime(async () => (await leased()).length === 0, 0);
    const waiting = await listWebhooks(store.db, { state: 'waiting' });
    expect(waiting).toHaveLength(40);
    expect(waiting.filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(20);
    expect(new Set(waiting.flatMap(({ problem }) => (problem as { code?: string } | null)?.code ?? []))).toEqual(
      new Set(['unknown endpoint', expect.any(String) as unknown]),
    );
  });

  describe('through the adapter of the documents', () => {
    let process1: ChildProcess | undefined;
    const port = freePort();
    afterEach(() => process1?.kill('SIGKILL'));

    const startAdapter = async (): Promise<void> => {
      const env = {
        ...{ LEADS_WEBHOOK_SECRET: former, CRM_URL: receiver.url, CRM_TOKEN: 'x', PORT: String(await port) },
        TOLERANCE_SECONDS: String(10 ** 9),
      };
      process1 = spawn(process.execPath, [adapter], { env, stdio: 'ignore' });
      const isUp = () => fetch(`http://127.0.0.1:${env.PORT}`, { method: 'POST' }).then(Boolean, () => false);
      while (!(await isUp())) await sleep(10);
    };
    const killAdapter = () =>
      new Promise((resolve) => {
        process1!.once('exit', resolve).kill('SIGKILL');
      });

    it('it refuses what is not signed with its secret', async () => {
      await startAdapter();
      const body = '{"type":"newsletter.subscribed","data":{}}';
      const send = (headers: Record<string, string>) =>
        port.then(async (at) => (await fetch(`http://127.0.0.1:${at}`, { method: 'POST', body, headers })).status);
      const signed = signWebhook([former], { id: 'a', body, now: Date.now() });
      expect(await send(signed)).toBe(204);
      expect(await send(signWebhook([secret], { id: 'a', body, now: Date.now() }))).toBe(401);
      expect(await send({ ...signed, 'webhook-id': 'b' })).toBe(401);
      expect(await send({ ...signed, 'webhook-timestamp': '' })).toBe(401);
    });

    it('a receiver that is down for two hours, fails half of the time and is killed gets every event', async () => {
      const count = store.kind === 'sqlite' ? 600 : 200;
      const endpoint = networkAt(`http://127.0.0.1:${await port}`);
      await publish(count, [endpoint]);
      const records = new Map<string, Set<string>>();
      let calls = 0;
      receiver.answer = (body) => {
        const { path: at } = receiver.requests.at(-1)!;
        calls += 1;
        // Of those that fail some are written, and only their answer is lost.
        if (calls % 4 !== 0) records.set(at, (records.get(at) ?? new Set()).add(body));
        return calls % 2 === 0 ? 500 : 204;
      };

      // Two origins, while the receiver is down.
      for (let n = 0; n < 2; n += 1) startWorker([endpoint], { maxWebhooks: 50 });
      const started = now;
      await passTime(() => now >= started + 2 * hour);
      expect([records.size, new Set(await states())]).toEqual([0, new Set(['waiting'])]);

      for (const share of [0.3, 0.6]) {
        await startAdapter();
        await passTime(() => records.size >= share * count);
        await killAdapter();
      }
      await startAdapter();
      // One origin is killed as well: what it had leased is due again when the lease ends.
      await workers.pop()!.stop();
      await store.db
        .updateTable('webhooks')
        .set({ lease: 'of a killed one', try_at: now + webhookTimes.lease })
        .where('state', '=', 'waiting')
        .where('lease', 'is', null)
        .where('id', 'in', (rows) => rows.selectFrom('webhooks').select('id').where('state', '=', 'waiting').limit(5))
        .execute();
      await passTime(async () => {
        now += minute;
        return isSettled();
      });

      expect(new Set(await states())).toEqual(new Set(['sent']));
      expect(now - started).toBeLessThan(3 * day);
      // As many records as events, each with one id; a body never has two ids.
      expect(records.size).toBe(count);
      expect(new Set([...records.values()].map((bodies) => [...bodies].join()))).toHaveProperty('size', count);
      expect(calls).toBeGreaterThan(2 * count - 10);
      // Some thousand requests through two programs: on a machine that others use, a minute is not enough.
    }, 240_000);
  });
});
