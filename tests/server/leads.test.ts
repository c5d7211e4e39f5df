import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { createLeadQueue } from '#server/leads/createLeadQueue.ts';
import { createLeadCipher, leadsKeyOf } from '#server/leads/leadCipher.ts';
import { createLeadFiles, leadsDir, sealedName } from '#server/leads/leadFiles.ts';
import { leadBounds, type Delivery, type LeadQueue } from '#server/leads/LeadQueue.ts';
import { erasePending, exportPending } from '#server/leads/personalData.ts';
import { createLogger } from '#server/logging/logger.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { answering, hanging } from '#tests/fakes/upstreamBehaviours.ts';
import { formPaths, sendJson, sendPlain, sentFormNames, sentForms, takeForms } from './sentForms.ts';

const operator = 'an operator of the site';
const day = 86_400_000;

let dataDir: string;
let folder: string;
let site: TestSite;
let log: string;
const closing: (() => Promise<void>)[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'vencejo-leads-'));
  folder = leadsDir(dataDir);
  log = '';
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  rmSync(dataDir, { recursive: true, force: true });
  expect(log).not.toMatch(/canary|\bMas\b|612345678|correo\.example/);
});

const logger = () =>
  createLogger('debug', {
    stream: {
      write: (line) => {
        log += line;
      },
    },
  });

async function startSite(
  variables: Record<string, string> = {},
  queue: Partial<Parameters<typeof createLeadQueue>[0]> = {},
): Promise<TestSite> {
  const started = await createTestSite(
    { DATA_DIR: dataDir, ADMIN_TOKEN: operator, ...variables },
    { logger: logger() },
    { queue, timeouts: { response: 300, request: 600 } },
  );
  closing.push(started.close);
  return started;
}

const read = (body: unknown) => body as Record<string, unknown>;
const files = () => readdirSync(folder).filter((name) => /\.(?:lead|refused)$/.test(name));
const drafts = () => readdirSync(folder).filter((name) => name.endsWith('.draft'));

/** Waits for what the deliverer does by itself; it is woken, as its own pauses are long. */
async function until(isDone: () => boolean | Promise<boolean>, wake = () => site.leads.wake()): Promise<void> {
  const deadline = Date.now() + 8_000;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`not in time: ${readdirSync(folder).join(' ')}`);
    wake();
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

describe('while the API is down', () => {
  it.each(sentFormNames.map((form) => [form] as const))(
    '%s is received, kept encrypted for this user alone, and delivered once when the API is back',
    async (form) => {
      site = await startSite();
      const { sent } = takeForms(site.upstream);
      await site.upstream.die();
      const json = await sendJson(site, form);
      expect([json.status, json.body]).toEqual([202, {}]);
      const plain = await sendPlain(site, form);
      expect([plain.status, plain.headers.location]).toEqual([303, sentForms[form].thanks]);
      expect(files()).toHaveLength(2);
      for (const file of files()) {
        expect(readFileSync(path.join(folder, file)).toString('latin1')).not.toMatch(/canary|Ana|612345678/);
        expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600);
      }
      await site.upstream.comeBack();
      await until(() => files().length === 0);
      expect(sent).toHaveLength(2);
      expect(sent[0]).toMatchObject({ path: sentForms[form].path, key: `key-of-${form}` });
      expect(sent[0]!.body).toMatchObject({ email: 'canary@correo.example' });
      expect(drafts()).toEqual([]);
    },
    20_000,
  );

  it.each([
    ['is too slow', hanging],
    ['fails', answering({}, { status: 500, body: {} })],
    ['has no time', answering({}, { status: 429, body: {} })],
  ])('a form is received when the API %s', async (_, behaviour) => {
    site = await startSite();
    site.upstream.behave(behaviour, formPaths);
    expect((await sendJson(site, 'opportunity')).status).toBe(202);
    expect(files()).toHaveLength(1);
  });

  it('a repeat of a form is kept once', async () => {
    site = await startSite();
    await site.upstream.die();
    for (let n = 0; n < 3; n += 1) expect((await sendJson(site, 'opportunity')).status).toBe(202);
    expect(files()).toHaveLength(1);
    await site.upstream.comeBack();
  });

  it('another form under the same key is refused, not lost', async () => {
    site = await startSite();
    await site.upstream.die();
    const other = { message: 'Otra cosa.' };
    const first = [sendJson(site, 'opportunity'), sendJson(site, 'opportunity', { changes: other })];
    const statuses = (await Promise.all(first)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([202, 409]);
    const { status, body } = await sendJson(site, 'opportunity', { changes: { message: 'Y otra.' } });
    expect([status, body]).toEqual([409, { code: '9011', message: 'DATA_MISMATCH', error: 'DATA_MISMATCH' }]);
    expect(files()).toHaveLength(1);
    expect((await sendJson(site, 'opportunity', { key: 'its-own', changes: other })).status).toBe(202);
    expect(files()).toHaveLength(2);
    await site.upstream.comeBack();
  });

  it('an answer that got lost on its way leads to a repeat with the same key', async () => {
    site = await startSite();
    const unanswered: string[] = [];
    site.upstream.behave((req, res) => {
      unanswered.push(String(req.headers['idempotency-key']));
      req.resume().on('end', () => res.socket!.destroy());
    }, formPaths);
    expect((await sendJson(site, 'ownerRequest')).status).toBe(202);
    const { sent } = takeForms(site.upstream);
    await until(() => files().length === 0);
    expect(sent).toHaveLength(1);
    expect(new Set([...unanswered, sent[0]!.key])).toEqual(new Set(['key-of-ownerRequest']));
  });

  it('what was kept is delivered by the next process', async () => {
    const before = await startSite();
    await before.upstream.die();
    for (const form of sentFormNames) await sendJson(before, form);
    await closing.pop()!();
    expect(files()).toHaveLength(sentFormNames.length);
    const delivered: string[] = [];
    site = await startSite(
      {},
      {
        send: ({ idempotencyKey }) => {
          delivered.push(idempotencyKey);
          return Promise.resolve('delivered');
        },
      },
    );
    await until(() => files().length === 0);
    expect(delivered).toEqual(sentFormNames.map((form) => `key-of-${form}`));
  });
});

describe('what the API refuses', () => {
  it('is put aside, shown to operators, and sent again at their word', async () => {
    site = await startSite();
    await site.upstream.die();
    await sendJson(site, 'opportunity');
    await site.upstream.comeBack();
    site.upstream.behave(answering({}, { status: 422, body: { code: '9002' } }), formPaths);
    await until(() => files().some((name) => name.endsWith('.422.refused')));
    const { body } = await request(site.app).get('/admin/leads').auth(operator, { type: 'bearer' });
    expect(body).toMatchObject({
      keeps: true,
      waiting: { count: 0, oldestSeconds: null },
      refused: { count: 1, byForm: { opportunity: 1 } },
      requests: [{ form: 'opportunity', state: 'refused', status: 422, ageSeconds: expect.any(Number) as number }],
    });
    expect(JSON.stringify(body)).not.toMatch(/canary|Ana|612345678/);
    const { sent } = takeForms(site.upstream);
    const retried = await request(site.app).post('/admin/leads/retry').auth(operator, { type: 'bearer' });
    expect(retried.body).toEqual({ requests: 1 });
    await until(() => files().length === 0);
    expect(sent.map(({ key }) => key)).toEqual(['key-of-opportunity']);
  });

  it('holds nothing else up, nor does what it fails to process', async () => {
    const answers: Record<string, Delivery> = { first: 'failed', second: { refused: 404 }, third: 'delivered' };
    site = await startSite({}, { send: ({ idempotencyKey }) => Promise.resolve(answers[idempotencyKey]!) });
    for (const key of ['first', 'second', 'third'])
      await site.leads.keep({ path: '/web/lead', body: '{}', idempotencyKey: key }, 'ownerRequest');
    await until(() => files().length === 2);
    expect((await site.leads.list()).map(({ state, status }) => [state, status])).toEqual([
      ['waiting', undefined],
      ['refused', 404],
    ]);
  });
});

describe('operators see', () => {
  it('what waits, in /readyz, /metrics and /admin/leads', async () => {
    site = await startSite();
    await site.upstream.die();
    await sendJson(site, 'opportunity');
    await sendJson(site, 'newsletter');
    const ask = (at: string) => request(site.app).get(at).auth(operator, { type: 'bearer' });
    const ready = await ask('/readyz');
    expect(read(ready.body).leads).toEqual({ keeps: true, waiting: 2, refused: 0, oldestSeconds: expect.any(Number) });
    expect(read((await request(site.app).get('/readyz')).body).leads).toBeUndefined();
    const { text } = await ask('/metrics');
    expect(text).toContain('vencejo_leads_waiting 2');
    expect(text).toContain('vencejo_leads_up 1');
    expect(text).toContain('vencejo_forms_total{form="opportunity",event="kept"} 1');
    const admin = await ask('/admin/leads');
    expect(read(admin.body).waiting).toMatchObject({ count: 2, byForm: { opportunity: 1, newsletter: 1 } });
    expect(`${text}${JSON.stringify([admin.body, ready.body])}`).not.toMatch(/canary|Ana|612345678/);
    expect((await request(site.app).get('/admin/leads')).status).toBe(401);
    await site.upstream.comeBack();
  });
});

describe('nothing is claimed that is not kept', () => {
  it('on a full disk: refused in words, nothing half-written', async () => {
    let fails: 'write' | 'sync' | null = null;
    const full = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }));
    const openFile = (async (...call: Parameters<typeof open>) => {
      const handle = await open(...call);
      if (fails === 'write') handle.writeFile = full;
      if (fails === 'sync') handle.sync = full;
      return handle;
    }) as typeof open;
    site = await startSite({}, { openFile });
    await site.upstream.die();
    for (const way of ['write', 'sync'] as const) {
      fails = way;
      const { status, body, headers } = await sendJson(site, 'opportunity');
      expect([status, read(body).code, headers['retry-after']]).toEqual([503, '9000', '30']);
      expect((await sendPlain(site, 'opportunity')).status).toBe(503);
      expect([files(), drafts()]).toEqual([[], []]);
    }
    fails = null;
    expect((await sendJson(site, 'opportunity')).status).toBe(202);
    expect(log).toContain('ENOSPC');
    await site.upstream.comeBack();
  });

  it('when so much is kept already', async () => {
    site = await startSite({}, { send: () => Promise.resolve('unreachable') });
    await site.upstream.die();
    for (let n = 0; n < leadBounds.requests; n += 1) {
      const name = `${String(Date.now()).padStart(15, '0')}-newsletter-${n.toString(16).padStart(32, '0')}-0.lead`;
      writeFileSync(path.join(folder, name), '');
    }
    expect((await sendJson(site, 'opportunity')).status).toBe(503);
    await site.upstream.comeBack();
  }, 20_000);

  it('where DATA_DIR cannot be written to, which the log says at the start', async () => {
    writeFileSync(path.join(dataDir, 'a file'), '');
    folder = dataDir;
    site = await startSite({ DATA_DIR: path.join(dataDir, 'a file') });
    expect(log).toContain('DATA_DIR cannot be written to');
    await site.upstream.die();
    expect((await sendJson(site, 'opportunity')).status).toBe(503);
    const ready = await request(site.app).get('/readyz').auth(operator, { type: 'bearer' });
    expect(read(ready.body).leads).toMatchObject({ keeps: false });
    await site.upstream.comeBack();
  });
});

/** A queue of its own, as another process has one over the same folder. */
function startQueue(
  send: (key: string) => Promise<Delivery>,
  variables: { LEADS_KEY?: string } = {},
  leaseLastsMs = 20_000,
) {
  const queue = createLeadQueue({
    env: { DATA_DIR: dataDir, LEADS_KEY: undefined, ...variables },
    logger: logger(),
    send: ({ idempotencyKey }) => send(idempotencyKey),
    onEvent: () => {},
    leaseLastsMs,
  });
  closing.push(queue.close);
  return queue;
}

const keepAll = (queue: LeadQueue, keys: readonly string[]) =>
  Promise.all(
    keys.map((key) =>
      queue.keep(
        { path: '/web/lead', body: JSON.stringify({ email: `${key}@correo.example` }), idempotencyKey: key },
        'ownerRequest',
      ),
    ),
  );

describe('several processes over one folder', () => {
  const keys = Array.from({ length: 40 }, (_, index) => `canary-${index}`);

  it('deliver each form once between them', async () => {
    const delivered: string[] = [];
    let isUp = false;
    const send = async (key: string): Promise<Delivery> => {
      if (!isUp) return 'unreachable';
      await new Promise((resolve) => setTimeout(resolve, 2));
      delivered.push(key);
      return 'delivered';
    };
    const queues = [startQueue(send), startQueue(send), startQueue(send)];
    for (const [index, queue] of queues.entries()) await keepAll(queue, keys.slice(index * 10, index * 10 + 20));
    expect(files()).toHaveLength(keys.length);
    isUp = true;
    await until(
      () => files().length === 0,
      () => queues.forEach((queue) => queue.wake()),
    );
    expect(delivered.toSorted()).toEqual(keys.toSorted());
  }, 15_000);

  it('go on without the one that was killed while it delivered', async () => {
    const dead = path.join(folder, 'lease-000000000007');
    const queue = startQueue(() => Promise.resolve('delivered'));
    writeFileSync(dead, '');
    await keepAll(queue, ['one']);
    queue.wake();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(files()).toHaveLength(1);
    utimesSync(dead, 1, 1);
    await until(
      () => files().length === 0,
      () => queue.wake(),
    );
  });

  it('keep the key for the next one, readable by this user alone', () => {
    startQueue(() => Promise.resolve('unreachable'));
    const file = path.join(dataDir, 'leads-key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const env = { DATA_DIR: dataDir };
    expect(leadsKeyOf(env)).toBe(leadsKeyOf(env));
    expect(leadsKeyOf({ ...env, LEADS_KEY: 'of the environment' })).toBe('of the environment');
  });

  it('never lose what they cannot read', async () => {
    const queue = startQueue(() => Promise.resolve('unreachable'));
    await keepAll(queue, ['one']);
    await queue.close();
    const other = startQueue(() => Promise.resolve('delivered'), { LEADS_KEY: 'another key than before' });
    await until(
      () => files()[0]!.endsWith('.0.refused'),
      () => other.wake(),
    );
    await other.close();
    const delivered: string[] = [];
    const first = startQueue((key) => {
      delivered.push(key);
      return Promise.resolve('delivered');
    });
    expect(await first.retry()).toBe(1);
    await until(
      () => files().length === 0,
      () => first.wake(),
    );
    expect(delivered).toEqual(['one']);
  });
});

it('what a killed process acknowledged is there, and nothing half-written counts', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    const child = fork(path.join(__dirname, 'keepUntilKilled.ts'), [dataDir, String(round)], { stdio: 'ignore' });
    child.on('message', (key) => acknowledged.push(key as string));
    await once(child, 'message');
    await new Promise((resolve) => setTimeout(resolve, 10 + round * 35));
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const delivered: string[] = [];
  const queue = startQueue(
    (key) => {
      delivered.push(key);
      return Promise.resolve('delivered');
    },
    {},
    1,
  );
  await until(
    () => files().length === 0,
    () => queue.wake(),
  );
  expect(acknowledged.length).toBeGreaterThan(4);
  expect(delivered).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(delivered).size).toBe(delivered.length);
  expect(delivered.length - acknowledged.length).toBeLessThanOrEqual(4 * 8);
}, 30_000);

it('nothing is kept for longer than its retention, nor are drafts', async () => {
  const queue = startQueue(() => Promise.resolve('unreachable'));
  const cipher = createLeadCipher(leadsKeyOf({ DATA_DIR: dataDir }));
  const lead = { path: '/web/lead', body: '{}', idempotencyKey: 'old' };
  const old = { receivedAt: Date.now() - 31 * day, form: 'ownerRequest', id: cipher.idOf(lead) };
  await createLeadFiles(folder).write(old, (name) => cipher.seal(lead, name));
  const draft = path.join(folder, 'of-a-crash.draft');
  writeFileSync(draft, '');
  utimesSync(draft, 1, 1);
  await until(
    () => files().length === 0 && drafts().length === 0,
    () => queue.wake(),
  );
  expect(log).toContain('deleted after its retention');
});

it('exports and erases what is kept of one person', async () => {
  const queue = startQueue(() => Promise.resolve('unreachable'));
  await keepAll(queue, ['ana', 'eva']);
  const key = leadsKeyOf({ DATA_DIR: dataDir });
  const { leads, unreadable } = await exportPending(dataDir, key, ' ANA@correo.example ');
  expect([leads, unreadable]).toEqual([
    [
      {
        state: 'waiting',
        form: 'ownerRequest',
        receivedAt: expect.stringMatching(/^\d{4}-.+Z$/) as string,
        body: { email: 'ana@correo.example' },
      },
    ],
    0,
  ]);
  expect(await erasePending(dataDir, key, 'ana@correo.example')).toEqual({ erased: 1, unreadable: 0 });
  expect((await exportPending(dataDir, key, 'ana@correo.example')).leads).toEqual([]);
  expect((await exportPending(dataDir, key, 'eva@correo.example')).leads).toHaveLength(1);
  expect((await exportPending(dataDir, 'another key than before', 'eva@correo.example')).unreadable).toBe(1);
  expect(await erasePending(path.join(dataDir, 'nothing here'), key, 'eva@correo.example')).toEqual({
    erased: 0,
    unreadable: 0,
  });
});

it('a file under another name cannot be opened', () => {
  const cipher = createLeadCipher('a key of sixteen characters');
  const lead = { path: '/web/lead', body: '{}', idempotencyKey: 'k' };
  const name = sealedName({ receivedAt: 1, form: 'ownerRequest', id: cipher.idOf(lead) });
  const sealed = cipher.seal(lead, name);
  expect(cipher.open(sealed, name)).toEqual(lead);
  expect(() =>
    cipher.open(sealed, sealedName({ receivedAt: 2, form: 'ownerRequest', id: cipher.idOf(lead) })),
  ).toThrow();
  expect(() => cipher.open(sealed.subarray(0, 20), name)).toThrow();
  sealed[sealed.length - 1]! ^= 1;
  expect(() => cipher.open(sealed, name)).toThrow();
  expect(cipher.seal(lead, name).equals(cipher.seal(lead, name))).toBe(false);
});
