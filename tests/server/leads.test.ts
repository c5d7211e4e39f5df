import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import request from 'supertest';
import { createLeadQueue } from '#server/leads/createLeadQueue.ts';
import { createLeadCipher, leadsKeyOf } from '#server/leads/leadCipher.ts';
import { createLeadTable, openLeadDatabase, sealedName, stateOf, type KeptLead } from '#server/leads/leadTable.ts';
import { leadBounds, type Delivery, type LeadQueue } from '#server/leads/LeadQueue.ts';
import { erasePending, exportPending } from '#server/leads/personalData.ts';
import { createLogger } from '#server/logging/logger.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { answering, hanging } from '#tests/fakes/upstreamBehaviours.ts';
import { formPaths, keptThanks, sendJson, sendPlain, sentFormNames, sentForms, takeForms } from './sentForms.ts';

const operator = 'an operator of the site';
const day = 86_400_000;

let dataDir: string;
let site: TestSite;
let log: string;
const closing: (() => Promise<void>)[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'vencejo-leads-'));
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
/** Runs over the table as another process does. */
function overTable<T>(run: (table: ReturnType<typeof createLeadTable>, database: DatabaseSync) => T): T {
  const database = openLeadDatabase(dataDir);
  try {
    return run(createLeadTable(database), database);
  } finally {
    database.close();
  }
}

/** What is kept, oldest first. */
const rows = (): KeptLead[] => overTable((table) => table.list());

/** Everything that the files of the table hold, as text. */
const filesOfTable = () => readdirSync(dataDir).filter((name) => name.startsWith('leads.sqlite'));

/** Waits for what the deliverer does by itself; it is woken, as its own pauses are long. */
async function until(isDone: () => boolean | Promise<boolean>, wake = () => site.leads.wake()): Promise<void> {
  const deadline = Date.now() + 18_000;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`not in time: ${JSON.stringify(rows())}`);
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
      expect([json.status, json.body]).toEqual([202, { kept: true }]);
      const plain = await sendPlain(site, form);
      expect([plain.status, plain.headers.location]).toEqual([303, keptThanks(form)]);
      expect(rows()).toHaveLength(2);
      for (const file of filesOfTable()) {
        expect(readFileSync(path.join(dataDir, file)).toString('latin1')).not.toMatch(/canary|Ana|612345678/);
        expect(statSync(path.join(dataDir, file)).mode & 0o777).toBe(0o600);
      }
      await site.upstream.comeBack();
      await until(() => rows().length === 0);
      expect(sent).toHaveLength(2);
      expect(sent[0]).toMatchObject({ path: sentForms[form].path, key: `key-of-${form}` });
      expect(sent[0]!.body).toMatchObject({ email: 'canary@correo.example' });
    },
  );

  it.each([
    ['is too slow', hanging],
    ['fails', answering({}, { status: 500, body: {} })],
    ['has no time', answering({}, { status: 429, body: {} })],
  ])('a form is received when the API %s', async (_, behaviour) => {
    site = await startSite();
    site.upstream.behave(behaviour, formPaths);
    expect((await sendJson(site, 'opportunity')).status).toBe(202);
    expect(rows()).toHaveLength(1);
  });

  it('a repeat of a form is kept once', async () => {
    site = await startSite();
    await site.upstream.die();
    for (let n = 0; n < 3; n += 1) expect((await sendJson(site, 'opportunity')).status).toBe(202);
    expect(rows()).toHaveLength(1);
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
    expect(rows()).toHaveLength(1);
    expect((await sendJson(site, 'opportunity', { key: 'its-own', changes: other })).status).toBe(202);
    expect(rows()).toHaveLength(2);
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
    await until(() => rows().length === 0);
    expect(sent).toHaveLength(1);
    expect(new Set([...unanswered, sent[0]!.key])).toEqual(new Set(['key-of-ownerRequest']));
  });

  it('what was kept is delivered by the next process', async () => {
    const before = await startSite();
    await before.upstream.die();
    for (const form of sentFormNames) await sendJson(before, form);
    await closing.pop()!();
    expect(rows()).toHaveLength(sentFormNames.length);
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
    await until(() => rows().length === 0);
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
    await until(() => rows().some(({ status }) => status === 422));
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
    await until(() => rows().length === 0);
    expect(sent.map(({ key }) => key)).toEqual(['key-of-opportunity']);
  });

  it('holds nothing else up, nor does what it fails to process', async () => {
    const answers: Record<string, Delivery> = { first: 'failed', second: { refused: 404 }, third: 'delivered' };
    site = await startSite({}, { send: ({ idempotencyKey }) => Promise.resolve(answers[idempotencyKey]!) });
    for (const key of ['first', 'second', 'third'])
      site.leads.keep({ path: '/web/lead', body: '{}', idempotencyKey: key }, 'ownerRequest');
    await until(() => rows().length === 2);
    expect(site.leads.list().map((lead) => [stateOf(lead), lead.status])).toEqual([
      ['waiting', null],
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
    let database!: DatabaseSync;
    const openDatabase = (dir: string) => (database = openLeadDatabase(dir));
    site = await startSite({}, { openDatabase });
    await site.upstream.die();
    // SQLite treats a file that must not grow as it does a full disk. Its last page has no room for another form.
    database.exec(
      `insert into leads (id, form, received_at, sealed) values ('', 'filler', ${Date.now()}, zeroblob(3800))`,
    );
    database.exec('pragma max_page_count = 1');
    const { status, body, headers } = await sendJson(site, 'opportunity');
    expect([status, read(body).code, headers['retry-after']]).toEqual([503, '9000', '30']);
    expect((await sendPlain(site, 'opportunity')).status).toBe(503);
    expect(rows().map(({ form }) => form)).not.toContain('opportunity');
    expect(log).toContain('database or disk is full');
    database.exec('pragma max_page_count = 100000');
    expect((await sendJson(site, 'opportunity')).status).toBe(202);
    expect(rows().map(({ form }) => form)).toContain('opportunity');
    await site.upstream.comeBack();
  });

  it('when so much is kept already', async () => {
    site = await startSite({}, { send: () => Promise.resolve('unreachable') });
    await site.upstream.die();
    overTable((_, database) => {
      database.exec(`
        with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${leadBounds.requests})
        insert into leads (id, form, received_at, sealed) select n, 'newsletter', ${Date.now()}, x'' from numbers`);
    });
    expect((await sendJson(site, 'opportunity')).status).toBe(503);
    await site.upstream.comeBack();
  });

  it('where DATA_DIR cannot be written to, which the log says at the start', async () => {
    writeFileSync(path.join(dataDir, 'a file'), '');
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
  leaseMs = 20_000,
) {
  const queue = createLeadQueue({
    env: { DATA_DIR: dataDir, LEADS_KEY: undefined, ...variables },
    logger: logger(),
    send: ({ idempotencyKey }) => send(idempotencyKey),
    onEvent: () => {},
    leaseMs,
  });
  closing.push(queue.close);
  return queue;
}

const keepAll = (queue: LeadQueue, keys: readonly string[]) =>
  keys.map((key) =>
    queue.keep(
      { path: '/web/lead', body: JSON.stringify({ email: `${key}@correo.example` }), idempotencyKey: key },
      'ownerRequest',
    ),
  );

describe('several processes over one DATA_DIR', () => {
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
    for (const [index, queue] of queues.entries()) keepAll(queue, keys.slice(index * 10, index * 10 + 20));
    expect(rows()).toHaveLength(keys.length);
    isUp = true;
    await until(
      () => rows().length === 0,
      () => queues.forEach((queue) => queue.wake()),
    );
    expect(delivered.toSorted()).toEqual(keys.toSorted());
  });

  it('go on without the one that was killed while it delivered', async () => {
    const first = startQueue(() => Promise.resolve('unreachable'));
    keepAll(first, ['one']);
    await first.close();
    // The one that died holds the request for a minute more.
    overTable((_, database) => database.prepare('update leads set due_at = ?').run(Date.now() + 60_000));
    let tried = 0;
    const queue = startQueue(() => {
      tried += 1;
      return Promise.resolve('delivered');
    });
    keepAll(queue, ['two']);
    await until(
      () => tried === 1,
      () => queue.wake(),
    );
    await until(
      () => rows().length === 1,
      () => queue.wake(),
    );
    overTable((_, database) => database.prepare('update leads set due_at = ?').run(Date.now()));
    await until(
      () => rows().length === 0,
      () => queue.wake(),
    );
    expect(tried).toBe(2);
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
    keepAll(queue, ['one']);
    await queue.close();
    const other = startQueue(() => Promise.resolve('delivered'), { LEADS_KEY: 'another key than before' });
    await until(
      () => rows()[0]!.status === 0,
      () => other.wake(),
    );
    await other.close();
    const delivered: string[] = [];
    const first = startQueue((key) => {
      delivered.push(key);
      return Promise.resolve('delivered');
    });
    expect(first.retry()).toBe(1);
    await until(
      () => rows().length === 0,
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
    () => rows().length === 0,
    () => queue.wake(),
  );
  expect(acknowledged.length).toBeGreaterThan(4);
  expect(delivered).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(delivered).size).toBe(delivered.length);
  expect(delivered.length - acknowledged.length).toBeLessThanOrEqual(4);
});

it('nothing is kept for longer than its retention', async () => {
  const queue = startQueue(() => Promise.resolve('unreachable'));
  keepAll(queue, ['old']);
  overTable((_, database) => database.prepare('update leads set received_at = ?').run(Date.now() - 31 * day));
  await until(
    () => rows().length === 0,
    () => queue.wake(),
  );
  expect(log).toContain('deleted after its retention');
});

it('what an earlier release kept, a file each, is delivered, and its folder goes', async () => {
  const folder = path.join(dataDir, 'pending-leads');
  mkdirSync(folder);
  const cipher = createLeadCipher(leadsKeyOf({ DATA_DIR: dataDir }));
  const write = (idempotencyKey: string, end: string, receivedAt: number) => {
    const lead = { path: '/web/lead', body: '{}', idempotencyKey };
    const name = sealedName({ receivedAt, form: 'ownerRequest', id: cipher.idOf(lead) });
    const sealed = cipher.seal(lead, name);
    writeFileSync(path.join(folder, `${name}-${sealed.length}.${end}`), sealed);
  };
  const now = Date.now();
  write('second', 'lead', now - 1_000);
  write('first', 'lead', now - 2_000);
  write('refused', '422.refused', now - 3_000);
  writeFileSync(path.join(folder, 'of-a-crash.draft'), '');
  const delivered: string[] = [];
  const queue = startQueue((key) => {
    delivered.push(key);
    return Promise.resolve('delivered');
  });
  await until(
    () => rows().length === 1,
    () => queue.wake(),
  );
  expect(delivered).toEqual(['first', 'second']);
  expect(rows()).toEqual([expect.objectContaining({ status: 422, receivedAt: now - 3_000 })]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('pending-leads'))).toEqual([]);
});

it('exports and erases what is kept of one person', () => {
  const queue = startQueue(() => Promise.resolve('unreachable'));
  keepAll(queue, ['ana', 'eva']);
  const env = { DATA_DIR: dataDir };
  expect(exportPending(env, ' ANA@correo.example ')).toEqual({
    leads: [
      {
        state: 'waiting',
        form: 'ownerRequest',
        receivedAt: expect.stringMatching(/^\d{4}-.+Z$/) as string,
        body: { email: 'ana@correo.example' },
      },
    ],
    unreadable: 0,
  });
  expect(erasePending(env, 'ana@correo.example')).toEqual({ erased: 1, unreadable: 0 });
  expect(exportPending(env, 'ana@correo.example').leads).toEqual([]);
  expect(exportPending(env, 'eva@correo.example').leads).toHaveLength(1);
  expect(exportPending({ ...env, LEADS_KEY: 'another key than before' }, 'eva@correo.example').unreadable).toBe(1);
  const elsewhere = path.join(dataDir, 'nothing here');
  expect(erasePending({ DATA_DIR: elsewhere }, 'eva@correo.example')).toEqual({ erased: 0, unreadable: 0 });
  expect(existsSync(elsewhere)).toBe(false);
});

it('what was sealed under another name cannot be opened', () => {
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
